// SPDX-License-Identifier: Apache-2.0
// What a person, a table and an address may use up, and what is said to who wants more.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

TEST(Budgets, NobodyFillsTheLogWithOrders) {
  TwoPlayers game;
  const std::string long_one(200, 'x');
  std::string orders;
  for (int i = 0; i < 20; ++i)
    orders += std::string(i > 0 ? "," : "") + R"({"question":")" + long_one + R"(","match":")" +
              long_one + R"(","answer":")" + long_one + R"(","until":"game"})";
  const auto give = [&](TestTab& tab) {
    game.say(tab, R"({"type":"set_orders","request":"o","table":")" + game.table +
                      R"(","orders":[)" + orders + "]}");
  };
  for (int i = 0; i < 300 && game.a->count("refused") == 0; ++i) give(*game.a);
  EXPECT_EQ(game.a->last("refused").at("code").as_string(), "too_much");
  std::size_t bytes = 0;
  for (const log::Entry& entry : game.log.all()["table/" + game.table]) bytes += entry.text.size();
  EXPECT_LT(bytes, 3u << 20);
  game.now += kMinute;
  give(*game.a);
  EXPECT_EQ(game.a->count("refused"), 1u) << "a little later he may again";
}

// The smallest entry there is, again and again.
std::string tiny_note(const TwoPlayers& game, int i) {
  return R"({"type":"set_jottings","request":"j","table":")" + game.table +
         R"(","jottings":[{"seat":"A","trust":")" + (i % 2 == 0 ? "trusted" : "unsure") +
         R"(","text":""}]})";
}

TEST(Budgets, NobodyFillsTheLogWithManySmallEntries) {
  TwoPlayers game;
  int written = 0;
  for (; written < 20'000 && game.a->count("refused") == 0; ++written) {
    game.a->got.clear();
    game.say(*game.a, tiny_note(game, written));
  }
  EXPECT_EQ(game.a->last("refused").at("code").as_string(), "too_much");
  EXPECT_FALSE(game.a->last("refused").at("message").as_string().empty());
  EXPECT_LT(game.log.all()["table/" + game.table].size(), 6000u);
  game.say(*game.b, tiny_note(game, 0));
  EXPECT_EQ(game.b->count("refused"), 0u) << "others still may";
  game.now += kMinute;
  game.a->got.clear();
  for (int i = 0; i < 50; ++i) game.say(*game.a, tiny_note(game, i));
  EXPECT_EQ(game.a->count("refused"), 0u) << "a little later he may again";
}

TEST(Budgets, ATableHasOneOfItsOwn) {
  TestHouse house;
  std::vector<std::string> people;
  for (const char* name : {"Ada", "Ben", "Cid"}) people.push_back(house.guest(name));
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {
      {protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}, {protocol::SeatKind::open, {}}};
  plan.open_to_all = true;
  const std::string table = house.house->lobby().make_table(people[0], plan, house.answer()).table;
  house.run();
  for (int i : {1, 2}) {
    house.house->lobby().join(table, people[static_cast<std::size_t>(i)], {}, house.answer());
    house.run();
  }
  std::string why;
  for (const std::string& person : people) {
    TestTab& tab = house.tab(person);
    for (int i = 0; i < 4900; ++i) {
      tab.got.clear();
      house.say(tab, R"({"type":"set_jottings","request":"j","table":")" + table +
                         R"(","jottings":[{"seat":"A","trust":"unsure","text":""}]})");
      if (tab.count("refused") > 0) why = tab.last("refused").at("message").as_string();
    }
  }
  EXPECT_NE(why.find("at this table"), std::string::npos) << why;
}

TEST(Budgets, OfAnAddressIsSharedByAllWhoComeFromThere) {
  TwoPlayers game;
  int refused = 0;
  for (int guest = 0; guest < 12 && refused == 0; ++guest) {
    const std::string person = game.guest("Guest" + std::to_string(guest));
    protocol::MakeTable plan;
    plan.game = "abyss";
    plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
    const std::string table = game.house->lobby().make_table(person, plan, game.answer()).table;
    game.run();
    TestTab& tab = game.tab(person, "", "203.0.113.1");
    for (int i = 0; i < 4900 && refused == 0; ++i) {
      tab.got.clear();
      game.say(tab, R"({"type":"set_jottings","request":"j","table":")" + table +
                        R"(","jottings":[{"seat":"A","trust":"unsure","text":""}]})");
      refused += static_cast<int>(tab.count("refused"));
    }
  }
  EXPECT_EQ(refused, 1);
  TestTab& elsewhere = game.tab(game.ada, "", "203.0.113.2");
  game.say(elsewhere, tiny_note(game, 0));
  EXPECT_EQ(elsewhere.count("refused"), 0u);
}

TEST(Budgets, OfOpenTablesIsAHundredForAPerson) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
  const auto make = [&](const std::string& person) -> std::string {
    try {
      house.house->lobby().make_table(person, plan, house.answer());
      house.run();
      return "";
    } catch (const Refusal& e) {
      return name(e.code());
    }
  };
  for (int i = 0; i < 100; ++i) ASSERT_EQ(make(ada), "");
  EXPECT_EQ(make(ada), "too_many_tables");
  EXPECT_EQ(make(house.guest("Ben")), "");
}

}  // namespace
}  // namespace hadal::house::test
