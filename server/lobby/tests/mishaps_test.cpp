// SPDX-License-Identifier: Apache-2.0
// The server is killed, or the disk is full, between one step and the next.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

std::string chat(const std::string& table, const std::string& request) {
  return R"({"type":"chat","request":")" + request + R"(","table":")" + table +
         R"(","text":"hello"})";
}

TEST(Mishaps, ALineOfChatThatCouldNotBeWrittenIsSaidWhenItComesAgain) {
  TwoPlayers game;
  game.log.is_full = true;
  game.say(*game.a, chat(game.table, "c1"));
  EXPECT_EQ(game.a->last("refused").at("code").as_string(), "not_written");
  game.log.is_full = false;
  game.say(*game.a, chat(game.table, "c1"));
  EXPECT_EQ(game.b->last("chatted").at("lines").as_array().size(), 1u);
}

TEST(Mishaps, ALineOfChatIsSaidOnceThoughItComesAgainAfterARestart) {
  TwoPlayers game;
  game.say(*game.a, chat(game.table, "c1"));
  game.restart();
  game.sit_down();
  game.say(*game.a, chat(game.table, "c1"));
  EXPECT_EQ(game.a->last("accepted").at("request").as_string(), "c1");
  TestTab& again = game.tab(game.ben);
  game.watch(again);
  EXPECT_EQ(again.last("chatted").at("lines").as_array().size(), 1u);
}

TEST(Mishaps, ARematchWhoseTableWasNeverOpenedIsOpenedByTheNextWhoAsks) {
  TwoPlayers game;
  game.play_to_the_end(20);
  std::string first;
  std::string second;
  game.house->lobby().rematch(
      game.table, game.ada,
      [&](const Refusal*, const protocol::TableMade& made) { first = made.table; });
  game.run();
  game.log.all().erase("table/" + first);  // killed between the two
  game.restart();
  game.house->lobby().rematch(
      game.table, game.ben,
      [&](const Refusal*, const protocol::TableMade& made) { second = made.table; });
  game.run();
  EXPECT_EQ(second, first);
  EXPECT_TRUE(game.house->lobby().table(second, game.ben, "").seat.has_value());
}

TEST(Mishaps, ARematchThatItsHostGaveUpCanBeMadeAgain) {
  TwoPlayers game;
  game.play_to_the_end(20);
  std::vector<std::string> tables;
  const auto keep = [&](const Refusal*, const protocol::TableMade& made) {
    tables.push_back(made.table);
  };
  game.house->lobby().rematch(game.table, game.ada, keep);
  game.run();
  game.house->lobby().leave(tables.at(0), game.ada, game.answer());
  game.run();
  game.house->lobby().rematch(game.table, game.ben, keep);
  game.run();
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_NE(tables[1], tables[0]);
  EXPECT_TRUE(game.house->lobby().table(tables[1], game.ada, "").card.invites_you);
}

// Closed tables are not read when a server starts, and not by other nodes.
TEST(Mishaps, ARematchThatWasGivenUpBeforeTheServerStartedCanBeMadeAgain) {
  TwoPlayers game;
  game.play_to_the_end(20);
  std::vector<std::string> tables;
  const auto keep = [&](const Refusal* refusal, const protocol::TableMade& made) {
    tables.push_back(refusal != nullptr ? refusal->what() : made.table);
  };
  game.house->lobby().rematch(game.table, game.ada, keep);
  game.run();
  game.house->lobby().leave(tables.at(0), game.ada, game.answer());
  game.run();
  game.restart();
  game.house->lobby().rematch(game.table, game.ben, keep);
  game.run();
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_NE(tables[1], tables[0]);
  EXPECT_TRUE(game.house->lobby().table(tables[1], game.ada, "").card.invites_you);
}

TEST(Mishaps, ATableOfSomebodyWhoDeletedTheirAccountGoesOnThoughTheServerWasKilled) {
  TwoPlayers game;
  const bool is_a = &game.mover() == game.a;
  const std::string& mover = is_a ? game.ada : game.ben;
  const std::size_t entries = game.log.all()["table/" + game.table].size();
  game.house->accounts().remove(mover, is_a ? "Ada" : "Ben", game.answer());
  game.run();
  ASSERT_EQ(game.refused, "");
  game.log.all()["table/" + game.table].resize(entries);  // killed before the seat was given away
  game.restart();
  TestTab& other = game.tab(is_a ? game.ben : game.ada);
  game.watch(other);
  const auto& seat = other.last("position").at("seats").as_array()[is_a ? 0 : 1];
  EXPECT_TRUE(seat.at("bot_plays").as_bool());
}

TEST(Mishaps, TheWaitingTableOfAHostWhoDeletedTheirAccountIsGone) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::open, {}}};
  plan.open_to_all = true;
  house.house->lobby().make_table(ada, plan, house.answer());
  house.run();
  ASSERT_EQ(house.house->lobby().list(ben).open.size(), 1u);
  house.house->accounts().remove(ada, "Ada", house.answer());
  house.run();
  EXPECT_TRUE(house.house->lobby().list(ben).open.empty());
}

TEST(Mishaps, AMistakeInAnAnswerStopsNobody) {
  TestHouse house;
  house.house->accounts().come("Ada", [](const Refusal*) { throw std::logic_error("ours"); });
  house.run();
  EXPECT_EQ(house.house->counts().mistakes, 1u);
  EXPECT_NE(house.guest("Ben"), "");
}

TEST(Mishaps, WhenTheHouseClosesBotsBeginNothingNew) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::bot, "random"}, {protocol::SeatKind::bot, "random"}};
  plan.start_now = true;
  const TestTab& tab = house.tab(ada);
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  const auto entries = [&] { return house.log.all()["table/" + table].size(); };
  const std::size_t begun = entries();
  ASSERT_TRUE(house.run_until([&] { return entries() > begun; })) << "bots do play";
  house.house->say_goodbye();
  EXPECT_EQ(tab.closed, "restart");
  const std::size_t closed = entries();
  for (int i = 0; i < 100; ++i) {
    house.run();
    house.house->tick();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  EXPECT_LE(entries(), closed + 1) << "what was on its way may still come";
  EXPECT_EQ(house.house->counts().changes_waiting, 0u);
}

}  // namespace
}  // namespace hadal::house::test
