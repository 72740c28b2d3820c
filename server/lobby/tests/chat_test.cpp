// SPDX-License-Identifier: Apache-2.0
// Who talks at a table, and to whom.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
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
  chat(*game.a, "now");
  EXPECT_EQ(host.last("chatted").at("lines").at(0).at("text").as_string(), "now");
  chat(host, "hm");
  EXPECT_EQ(host.last("refused").at("code").as_string(), "no_seat") << "he is a spectator";
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

TEST(Chat, NothingIsReadFromThoseWhoAreMuted) {
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

std::vector<std::string> texts_of(const boost::json::object& chatted) {
  std::vector<std::string> texts;
  for (const auto& line : chatted.at("lines").as_array())
    texts.emplace_back(line.at("text").as_string());
  return texts;
}

// Ada and Ben say a line every minute; spectators see all ten minutes late.
struct LateTable : TwoPlayers {
  LateTable() : TwoPlayers([](auto& plan) { plan.spectator_delay_ms = 10 * kMinute; }) {}
  void talk(int lines) {
    for (int i = 0; i < lines; ++i) {
      ++said;
      say(i % 2 == 0 ? *a : *b, line_of(*this, std::to_string(said), said));
      now += kMinute;
      house->tick();
    }
  }
  int said = 0;
};

TEST(Chat, ReachesDelayedSpectatorsAsLateAsTheMoves) {
  LateTable game;
  TestTab& late = game.tab(game.guest("Eve"));
  game.watch(late);
  game.talk(1);
  EXPECT_EQ(texts_of(game.b->last("chatted")), std::vector<std::string>{"1"}) << "at once";
  EXPECT_TRUE(texts_of(late.last("chatted")).empty());
  game.now += 9 * kMinute - 1;
  game.house->tick();
  EXPECT_TRUE(texts_of(late.last("chatted")).empty());
  game.now += 1;
  game.house->tick();
  EXPECT_EQ(texts_of(late.last("chatted")), std::vector<std::string>{"1"});
  const std::size_t heard = late.count("chatted");
  game.house->tick();
  EXPECT_EQ(late.count("chatted"), heard) << "once";
}

TEST(Chat, IsAsLateForSpectatorsWhoPageBackOrComeAgain) {
  LateTable game;
  game.talk(80);
  const std::string eve = game.guest("Eve");
  TestTab& late = game.tab(eve);
  game.watch(late);
  const auto& newest = late.last("chatted");
  ASSERT_EQ(newest.at("lines").as_array().size(), 50u);
  EXPECT_EQ(texts_of(newest).back(), "71") << "the last of ten minutes ago";
  game.say(late,
           R"({"type":"ask_chat","request":"e","before":1000,"table":")" + game.table + R"("})");
  EXPECT_EQ(texts_of(late.last("chatted")).back(), "71") << "whatever line he names";
  EXPECT_THROW(game.house->lobby().report(game.table, eve, {72, "rude"}, game.answer()), Refusal);
  game.house->lobby().report(game.table, eve, {71, "rude"}, game.answer());
  game.restart();
  game.sit_down();
  TestTab& again = game.tab(eve);
  game.watch(again);
  EXPECT_EQ(texts_of(again.last("chatted")).back(), "71");
  EXPECT_EQ(texts_of(game.a->last("chatted")).back(), "80");
  game.now += kMinute;
  game.house->tick();
  EXPECT_EQ(texts_of(again.last("chatted")), std::vector<std::string>{"72"});
}

TEST(Chat, SomebodyWhoTakesASeatHearsEverythingFromThen) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
  plan.open_to_all = true;
  plan.spectator_delay_ms = 10 * kMinute;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  TestTab& a = house.tab(ada);
  TestTab& b = house.tab(ben);
  house.say(b, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  house.say(a, R"({"type":"chat","request":"c","table":")" + table + R"(","text":"come"})");
  EXPECT_TRUE(texts_of(b.last("chatted")).empty());
  house.house->lobby().join(table, ben, {}, house.answer());
  house.run();
  EXPECT_EQ(texts_of(b.last("chatted")), std::vector<std::string>{"come"});
}

TEST(Spectators, AreNotToldEarlyThatSomethingHappens) {
  LateTable game;
  TestTab& late = game.tab(game.guest("Eve"));
  game.now += 20 * kMinute;
  game.house->tick();
  game.watch(late);
  const std::size_t told = late.got.size();
  const std::int64_t number = late.last("accepted").at("number").as_int64();
  ASSERT_EQ(game.play(game.mover(), "explore"), "");
  game.house->tick();
  EXPECT_EQ(late.got.size(), told) << "not even by an empty message";
  game.watch(late);
  EXPECT_EQ(late.last("accepted").at("number").as_int64(), number) << "nor by a number";
  game.now += 10 * kMinute;
  game.house->tick();
  EXPECT_EQ(late.last("position").at("moves"), game.a->last("position").at("moves"));
}

}  // namespace
}  // namespace hadal::house::test
