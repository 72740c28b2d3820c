// SPDX-License-Identifier: Apache-2.0
// Who talks at a table, and to whom.
#include <gtest/gtest.h>

#include "server/core/tests/two_players.h"

namespace hadal::core::test {
namespace {

TEST(Chat, AHostWithoutASeatTalksUntilTheGameBegins) {
  TwoPlayers game;
  const std::string eve = game.guest("Eve");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::open, {}}};
  plan.open_to_all = true;
  game.table = game.house->lobby().make_table(eve, plan, game.answer()).table;
  game.run();
  for (const std::string& person : {game.ada, game.ben}) {
    game.house->lobby().join(game.table, person, {}, game.answer());
    game.run();
  }
  TestTab& host = game.tab(eve);
  game.watch(host);
  game.watch(*game.a);
  const auto chat = [&](TestTab& tab, const std::string& text) {
    game.say(tab, R"({"type":"chat","request":")" + text + R"(","table":")" + game.table +
                      R"(","text":")" + text + R"("})");
  };
  chat(host, "ready?");
  EXPECT_EQ(game.a->last("chatted").at("lines").as_array().size(), 1u);
  chat(*game.a, "yes");
  EXPECT_EQ(host.last("chatted").at("lines").as_array().size(), 1u);
  game.house->lobby().start(game.table, eve, game.answer());
  game.run();
  const std::size_t heard = host.count("chatted");
  chat(*game.a, "psst");
  game.watch(host);
  EXPECT_EQ(host.count("chatted"), heard);
  chat(host, "hm");
  EXPECT_EQ(host.last("refused").at("code").as_string(), "no_seat");
}

TEST(Chat, ASuspicionIsAboutSomebody) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "unfathomable";
  plan.seats = {{protocol::SeatKind::me, {}},
                {protocol::SeatKind::bot, "random"},
                {protocol::SeatKind::bot, "random"}};
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  TestTab& tab = house.tab(ada);
  auto say = [&, n = 0](const std::string& phrase, const std::string& about) mutable {
    const std::size_t refusals = tab.count("refused");
    house.say(tab, R"({"type":"say","request":")" + std::to_string(++n) + R"(","table":")" + table +
                       R"(","phrase":")" + phrase + R"(","about":)" + about + "}");
    return tab.count("refused") == refusals;
  };
  EXPECT_FALSE(say("i_suspect", "null"));
  EXPECT_TRUE(say("i_suspect", "\"B\""));
  EXPECT_FALSE(say("i_suspect", "\"F\"")) << "there is no such seat";
  EXPECT_TRUE(say("i_am_human", "null"));
}

std::string line_of(const TwoPlayers& game, const std::string& text, int request) {
  return R"({"type":"chat","request":"c)" + std::to_string(request) + R"(","table":")" +
         game.table + R"(","text":)" + boost::json::serialize(boost::json::string(text)) + "}";
}

TEST(Chat, ALineHasNoControlCharacters) {
  TwoPlayers game;
  for (const char* text : {"\x01", "a\nb", "\xe2\x80\xae"}) {
    game.say(*game.a, line_of(game, text, 1));
    EXPECT_EQ(game.a->last("refused").at("code").as_string(), "bad_text");
  }
  EXPECT_TRUE(game.b->last("chatted").at("lines").as_array().empty());
}

TEST(Chat, OneSpeakerHasABudgetThatIsNotTheOthers) {
  TwoPlayers game;
  for (int i = 0; i < 20; ++i) game.say(*game.a, line_of(game, "troll", i));
  EXPECT_EQ(game.a->last("refused").at("code").as_string(), "too_much");
  const std::size_t refused = game.b->count("refused");
  game.say(*game.b, line_of(game, "hello", 1));
  EXPECT_EQ(game.b->count("refused"), refused);
  game.now += kMinute;
  game.say(*game.a, line_of(game, "again", 100));
  EXPECT_EQ(game.b->last("chatted").at("lines").at(0).at("text").as_string(), "again");
}

TEST(Chat, ComesInPages) {
  TwoPlayers game;
  for (int i = 1; i <= 120; ++i) {
    game.now += 10'000;
    game.say(*game.a, line_of(game, std::to_string(i), i));
  }
  TestTab& tab = game.tab(game.ben);
  game.watch(tab);
  const auto& newest = tab.last("chatted");
  ASSERT_EQ(newest.at("lines").as_array().size(), 50u);
  EXPECT_TRUE(newest.at("earlier").as_bool());
  EXPECT_EQ(newest.at("lines").at(0).at("line").as_int64(), 71);
  game.say(tab, R"({"type":"ask_chat","request":"e","before":71,"table":")" + game.table + R"("})");
  EXPECT_TRUE(tab.last("chatted").at("older").as_bool());
  EXPECT_EQ(tab.last("chatted").at("lines").at(0).at("text").as_string(), "21");
  game.say(tab, R"({"type":"ask_chat","request":"f","before":21,"table":")" + game.table + R"("})");
  EXPECT_FALSE(tab.last("chatted").at("earlier").as_bool());
  EXPECT_EQ(tab.last("chatted").at("lines").as_array().size(), 20u);
}

TEST(Chat, OfWhomOneMutedOneReadsNothing) {
  TwoPlayers game;
  game.house->accounts().mute(game.ben, {game.ada, true}, game.answer());
  game.run();
  EXPECT_EQ(game.house->accounts().me(game.ben).muted.at(0).name, "Ada");
  const std::size_t chatted = game.b->count("chatted");
  game.say(*game.a, line_of(game, "you there", 1));
  EXPECT_EQ(game.b->count("chatted"), chatted);
  game.restart();
  game.sit_down();
  EXPECT_TRUE(game.b->last("chatted").at("lines").as_array().empty());
  game.house->accounts().mute(game.ben, {game.ada, false}, game.answer());
  game.run();
  game.watch(*game.b);
  EXPECT_EQ(game.b->last("chatted").at("lines").as_array().size(), 1u);
}

TEST(Chat, AReportKeepsWhatWasSaidForTheOperator) {
  TwoPlayers game;
  game.say(*game.a, line_of(game, "something rude", 1));
  game.house->lobby().report(game.table, game.ben, {1, "rude"}, game.answer());
  game.run();
  EXPECT_EQ(game.refused, "");
  ASSERT_EQ(game.log.all()["reports"].size(), 1u);
  EXPECT_NE(game.log.all()["reports"][0].text.find("something rude"), std::string::npos);
  EXPECT_NE(game.log.all()["reports"][0].text.find(game.ada), std::string::npos);
  EXPECT_THROW(game.house->lobby().report(game.table, game.ben, {2, "none"}, game.answer()),
               Refusal);
}

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

}  // namespace
}  // namespace hadal::core::test
