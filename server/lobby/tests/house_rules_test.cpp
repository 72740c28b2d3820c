// SPDX-License-Identifier: Apache-2.0
// Orders, chat, spectators, tabs, giving up.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/house_rules.h"

namespace hadal::house::test {
namespace {

TEST(Spectators, LearnLateThatSomebodyGaveUpAndWhatBecameOfIt) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.spectator_delay_ms = 10 * kMinute; });
  const std::string eve = game.guest("Eve");
  TestTab& late = game.tab(eve);
  wait(game, 20 * kMinute);
  const std::int64_t updated = game.house->lobby().table(game.table, eve, "").card.updated;
  game.watch(late);
  game.say(*game.a, R"({"type":"concede","request":"c","table":")" + game.table + R"("})");
  ASSERT_TRUE(game.is_over(*game.b));
  game.watch(late);
  EXPECT_EQ(late.last("position").at("state").as_string(), "running");
  EXPECT_FALSE(seat_state(late, *game.a, game).at("conceded").as_bool());
  EXPECT_TRUE(notes(late).empty());
  EXPECT_EQ(game.house->lobby().table(game.table, eve, "").card.updated, updated);
  EXPECT_EQ(game.log.all()["results"].size(), 0u) << "ratings would tell";
  wait(game, 10 * kMinute);
  EXPECT_EQ(late.last("position").at("state").as_string(), "over");
  EXPECT_THAT(notes(late), testing::ElementsAre("conceded"));
  EXPECT_EQ(game.log.all()["results"].size(), 1u);
}

TEST(Orders, AnOfferIsDeclinedByAStandingOrderThatNobodyElseSees) {
  TwoPlayers game;
  const std::string orders =
      R"(,"orders":[{"question":"offer","match":"","answer":"pass","until":"game"}]})";
  for (TestTab* tab : {game.a, game.b})
    game.say(*tab, R"({"type":"set_orders","request":"o","table":")" + game.table + "\"" + orders);
  int asked = 0;
  int passed = 0;
  game.play_until(30, [&](TestTab& who) {
    asked += who.last("position").at("question") == "offer" ? 1 : 0;
    return false;
  });
  for (const protocol::Event& event : game.house->reviews().moves(game.table, game.ada, "").events)
    passed += event.text == "pass" ? 1 : 0;
  EXPECT_EQ(asked, 0);
  EXPECT_GT(passed, 0);
  EXPECT_EQ(game.a->last("position").at("orders").as_array().size(), 1u);
  const std::string eve = game.guest("Eve");
  TestTab& tab = game.tab(eve);
  game.watch(tab);
  EXPECT_TRUE(tab.last("position").at("orders").as_array().empty());
}

TEST(Orders, GivingThemSendsNothingToOthers) {
  TwoPlayers game;
  TestTab& other = &game.mover() == game.a ? *game.b : *game.a;
  const std::size_t seen = game.mover().got.size();
  game.say(other,
           R"({"type":"set_orders","request":"o","table":")" + game.table +
               R"(","orders":[{"question":"*","match":"","answer":"pass","until":"game"}]})");
  EXPECT_EQ(other.last("position").at("orders").as_array().size(), 1u);
  EXPECT_EQ(game.mover().got.size(), seen);
}

TEST(Orders, AreCarriedOutAtThePaceOfBots) {
  TwoPlayers game;
  game.pace = 200;
  game.restart();
  game.sit_down();
  TestTab& other = &game.mover() == game.a ? *game.b : *game.a;
  game.say(other,
           R"({"type":"set_orders","request":"o","table":")" + game.table +
               R"(","orders":[{"question":"offer","match":"","answer":"pass","until":"game"}]})");
  game.play_until(30, [&](TestTab& who) {
    return &who == &other && who.last("position").at("question") == "offer";
  });
  const std::int64_t asked = game.now;
  const auto moves = [&] { return other.last("position").at("moves").as_int64(); };
  const std::int64_t before = moves();
  ASSERT_TRUE(game.ring());
  EXPECT_EQ(game.now - asked, 200) << "as if a bot had thought about it";
  EXPECT_GT(moves(), before);
}

TEST(Orders, TheTimeOfTheTablesLastChangeDoesNotTellOfThem) {
  TwoPlayers game;
  const std::int64_t before = game.house->lobby().table(game.table, game.ben, "").card.updated;
  game.now += 5000;
  game.say(*game.a,
           R"({"type":"set_orders","request":"o","table":")" + game.table +
               R"(","orders":[{"question":"*","match":"","answer":"pass","until":"game"}]})");
  EXPECT_EQ(game.house->lobby().table(game.table, game.ben, "").card.updated, before);
}

TEST(Orders, AnOrderForATurnEndsWithIt) {
  TwoPlayers game;
  TestTab& other = &game.mover() == game.a ? *game.b : *game.a;
  game.say(other,
           R"({"type":"set_orders","request":"o","table":")" + game.table +
               R"(","orders":[{"question":"*","match":"","answer":"pass","until":"turn"}]})");
  std::int64_t asked_in_turn = -1;
  const std::string turn(
      boost::json::serialize(other.last("position").at("view").at("turn_number")));
  game.play_until(31, [&](TestTab& who) {
    const auto& position = who.last("position");
    if (&who != &other || position.at("question") != "offer") return false;
    asked_in_turn = position.at("view").at("turn_number").as_int64();
    return true;
  });
  EXPECT_GT(asked_in_turn, std::stoll(turn));
}

TEST(Chat, PlayersTalkAndSpectatorsRead) {
  TwoPlayers game;
  TestTab& eve = game.tab(game.guest("Eve"));
  game.watch(eve);
  game.say(*game.a, R"({"type":"chat","request":"c","table":")" + game.table +
                        R"(","text":"<b>hello</b>"})");
  ASSERT_EQ(game.b->last("chatted").at("lines").as_array().size(), 1u);
  const auto& line = game.b->last("chatted").at("lines").as_array()[0];
  EXPECT_EQ(line.at("text").as_string(), "<b>hello</b>");
  EXPECT_EQ(line.at("name").as_string(), "Ada");
  EXPECT_EQ(line.at("seat").as_string(), "A");
  EXPECT_EQ(eve.last("chatted"), game.b->last("chatted"));
  game.say(eve, R"({"type":"chat","request":"c","table":")" + game.table + R"(","text":"psst"})");
  EXPECT_EQ(eve.last("refused").at("code").as_string(), "no_seat");
  game.say(*game.a, R"({"type":"chat","request":"c","table":")" + game.table +
                        R"(","text":"<b>hello</b>"})");
  EXPECT_EQ(game.b->count("chatted"), 2u) << "once at the beginning, once for the line";
}

TEST(Chat, APhraseIsOneOfTheGamesOwn) {
  TwoPlayers game;
  game.say(*game.a, R"({"type":"say","request":"s","table":")" + game.table +
                        R"(","phrase":"well_played","about":"B"})");
  EXPECT_EQ(game.b->last("chatted").at("lines").as_array()[0].at("phrase").as_string(),
            "well_played");
  game.say(*game.a,
           R"({"type":"say","request":"s2","table":")" + game.table + R"(","phrase":"rude_word"})");
  EXPECT_EQ(game.a->last("refused").at("code").as_string(), "no_phrase");
}

TEST(Spectators, SeeTheGameAsLateAsTheTableWants) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.spectator_delay_ms = kMinute; });
  TestTab& eve = game.tab(game.guest("Eve"));
  game.now += 2 * kMinute;
  game.watch(eve);
  const std::int64_t dealt = eve.last("position").at("moves").as_int64();
  ASSERT_EQ(game.play(game.mover(), "explore"), "");
  const std::int64_t played = game.mover().last("position").at("moves").as_int64();
  EXPECT_GT(played, dealt);
  EXPECT_EQ(eve.last("position").at("moves").as_int64(), dealt);
  EXPECT_EQ(game.house->reviews().moves(game.table, std::nullopt, "").events.size(),
            static_cast<std::size_t>(dealt));
  game.now += kMinute;
  game.house->tick();
  EXPECT_EQ(eve.last("position").at("moves").as_int64(), played);
  EXPECT_TRUE(eve.last("position").at("legal").as_array().empty());
  EXPECT_TRUE(eve.last("position").at("seat").is_null());
}

TEST(Spectators, AreNotToldEarlyWhoseTurnItIsNorThatTheGameIsOver) {
  TwoPlayers game([](protocol::MakeTable& plan) { plan.spectator_delay_ms = kMinute; });
  const std::string eve = game.guest("Eve");
  TestTab& tab = game.tab(eve);
  game.now += 2 * kMinute;
  game.watch(tab);
  const auto shown = tab.last("position");
  game.play_to_the_end(34);
  ASSERT_TRUE(TwoPlayers::is_over(*game.a));
  game.house->lobby().rematch(game.table, game.ada,
                              [](const Refusal*, const protocol::TableMade&) {});
  game.run();
  game.watch(tab);
  for (const char* key : {"state", "to_move", "moves", "view", "over", "rematch"})
    EXPECT_EQ(tab.last("position").at(key), shown.at(key)) << key;
  EXPECT_EQ(game.house->lobby().table(game.table, eve, "").rematch, std::nullopt);
  for (std::size_t i = 0; i < 2; ++i)
    EXPECT_EQ(tab.last("position").at("seats").as_array()[i].at("running"),
              shown.at("seats").as_array()[i].at("running"));
  const protocol::TableCard early = game.house->lobby().table(game.table, eve, "").card;
  EXPECT_EQ(early.state, protocol::TableState::running);
  EXPECT_TRUE(early.winners.empty());
  game.now += kMinute;
  EXPECT_EQ(game.house->lobby().table(game.table, eve, "").card.state, protocol::TableState::over);
  EXPECT_FALSE(game.house->lobby().table(game.table, eve, "").card.winners.empty());
  EXPECT_NE(game.house->lobby().table(game.table, eve, "").rematch, std::nullopt);
}

TEST(Tabs, OfOnePersonAllShowTheSameAtOnce) {
  TwoPlayers game;
  TestTab& second = game.tab(game.ada);
  TestTab& third = game.tab(game.ada);
  game.watch(second);
  game.watch(third);
  ASSERT_EQ(game.play(game.mover(), "explore"), "");
  const auto shown = [](const TestTab& tab) {
    boost::json::object position = tab.last("position");
    position.erase("answers");  // they are for the tab that asked
    return position;
  };
  EXPECT_EQ(shown(second), shown(*game.a));
  EXPECT_EQ(shown(third), shown(*game.a));
  game.house->tabs().close(second.id);
  EXPECT_FALSE(seat_state(*game.b, *game.a, game).at("away").as_bool()) << "others are open";
}

TEST(Tabs, ShowANewNameAtOnce) {
  TwoPlayers game;
  game.house->accounts().rename(game.ada, "Lovelace", game.answer());
  game.run();
  const auto& person = seat_state(*game.b, *game.a, game).at("person");
  EXPECT_EQ(person.at("name").as_string(), "Lovelace");
}

TEST(GivingUp, WithTwoPlayersTheOneWhoConcedesHasLost) {
  TwoPlayers game;
  game.say(*game.a, R"({"type":"concede","request":"c","table":")" + game.table + R"("})");
  const auto& over = game.b->last("position").at("over");
  ASSERT_TRUE(over.is_object());
  EXPECT_EQ(over.at("ending").as_string(), "conceded");
  EXPECT_FALSE(over.at("seats").as_array()[0].at("won").as_bool());
  EXPECT_TRUE(over.at("seats").as_array()[1].at("won").as_bool());
  EXPECT_EQ(game.house->reviews().statistics(game.ben).games.at(0).won, 1);
  EXPECT_EQ(game.play(*game.b, "explore"), "not_running");
}

TEST(GivingUp, AGameIsAbandonedWhenAllPeopleAgree) {
  TwoPlayers game;
  const std::string abandon = R"({"type":"abandon","request":"x","table":")" + game.table + R"("})";
  game.say(*game.a, abandon);
  EXPECT_EQ(game.b->last("position").at("state").as_string(), "running");
  EXPECT_TRUE(seat_state(*game.b, *game.a, game).at("abandons").as_bool());
  game.say(*game.b, abandon);
  EXPECT_EQ(game.b->last("position").at("state").as_string(), "over");
  EXPECT_TRUE(game.house->reviews().statistics(game.ben).games.empty()) << "there is no result";
}

TEST(GivingUp, SaidTwiceItIsAnsweredTwice) {
  TwoPlayers ended;
  for (TestTab* tab : {ended.a, ended.a, ended.b, ended.b})
    ended.say(*tab, R"({"type":"abandon","request":"x","table":")" + ended.table + R"("})");
  TwoPlayers lost;
  for (TestTab* tab : {lost.a, lost.a})
    lost.say(*tab, R"({"type":"concede","request":"x","table":")" + lost.table + R"("})");
  for (const TestTab* tab : {ended.a, ended.b, lost.a}) {
    EXPECT_TRUE(TwoPlayers::is_over(*tab));
    EXPECT_EQ(tab->count("refused"), 0u);
  }
  EXPECT_EQ(lost.a->answers(), 3u) << "watch, and twice this";
}

TEST(GivingUp, WithMorePeopleABotPlaysOnAndTheSeatHasLost) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::me, {}},
                {protocol::SeatKind::open, {}},
                {protocol::SeatKind::bot, "greedy"}};
  plan.open_to_all = true;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  house.house->lobby().join(table, ben, {}, house.answer());
  house.run();
  house.house->lobby().start(table, ada, house.answer());
  house.run();
  TestTab& tab = house.tab(ada);
  house.say(tab, R"({"type":"concede","request":"c","table":")" + table + R"("})");
  house.say(tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  const auto& position = tab.last("position");
  EXPECT_EQ(position.at("state").as_string(), "running");
  EXPECT_TRUE(position.at("seats").as_array()[0].at("bot_plays").as_bool());
  EXPECT_TRUE(position.at("seats").as_array()[0].at("conceded").as_bool());
  house.say(tab, R"({"type":"take_back_seat","request":"t","table":")" + table + R"("})");
  EXPECT_EQ(tab.last("refused").at("code").as_string(), "gave_up");
  TestTab& last = house.tab(ben);
  house.say(last, R"({"type":"concede","request":"c","table":")" + table + R"("})");
  EXPECT_EQ(house.house->lobby().table(table, ben, "").card.state, protocol::TableState::over)
      << "with bots alone nobody would look on";
}

TEST(GivingUp, APlayerWhoGaveUpHasNotWonThoughTheBotInTheSeatDid) {
  TwoPlayers game([](protocol::MakeTable& plan) {
    live_clock(plan);
    plan.seats.push_back({protocol::SeatKind::bot, "random"});
  });
  ASSERT_TRUE(game.run_until(
      [&] { return !TwoPlayers::legal(*game.a).empty() || !TwoPlayers::legal(*game.b).empty(); }));
  TestTab& who = TwoPlayers::legal(*game.a).empty() ? *game.b : *game.a;
  TestTab& other = &who == game.a ? *game.b : *game.a;
  wait(game, 10 * kMinute);
  ASSERT_FALSE(game.is_over(other)) << "a bot plays on against the others";
  EXPECT_THAT(notes(other), testing::Contains("time_over")) << "and everybody is told why";
  for (;;) {  // the other explores and explores: the bot cannot but win
    ASSERT_TRUE(game.run_until(
        [&] { return TwoPlayers::is_over(other) || !TwoPlayers::legal(other).empty(); }));
    if (TwoPlayers::is_over(other)) break;
    ASSERT_EQ(game.play(other, TwoPlayers::legal(other).front()), "");
  }
  const auto& seats = other.last("position").at("over").at("seats").as_array();
  const auto& lost = seats[&who == game.a ? 0 : 1];
  EXPECT_GT(lost.at("score").as_int64(), seats[&who == game.a ? 1 : 0].at("score").as_int64());
  EXPECT_FALSE(lost.at("won").as_bool());
}

TEST(YourTurn, TheWebhookIsCalledWhenTheDecisionComesToThePlayer) {
  TwoPlayers game;
  const bool is_a = &game.mover() == game.a;
  game.house->accounts().set_webhook(is_a ? game.ben : game.ada, "https://example.org/x",
                                     game.answer());
  game.run();
  TestTab& other = is_a ? *game.b : *game.a;
  game.play_until(40, [&](TestTab& who) { return &who == &other; });
  ASSERT_EQ(game.turns.size(), 1u);
  EXPECT_EQ(game.turns[0].table, game.table);
  for (const char* bad :
       {"ftp://example.org", "example.org", "https://", "http://:80/", "http:///x"}) {
    game.refused = "";
    game.house->accounts().set_webhook(game.ada, bad, game.answer());
    game.run();
    EXPECT_EQ(game.refused, "bad_webhook") << bad;
  }
}

TEST(Messages, WhatCannotBeReadIsRefusedWithAReason) {
  TwoPlayers game;
  const std::size_t positions = game.a->count("position");
  for (const std::string& text :
       {std::string("nonsense"), std::string("[]"), std::string("{}"), std::string("null"),
        std::string(R"({"type":"play"})"), std::string(R"({"type":"dance","request":"r"})"),
        std::string(R"({"type":"ping","request":5})"),
        std::string(R"({"type":"ping","request":"r","more":1})"), std::string(200, '['),
        std::string("\xff\xfe")}) {
    const std::size_t refusals = game.a->count("refused");
    game.say(*game.a, text);
    EXPECT_EQ(game.a->count("refused"), refusals + 1) << text;
    EXPECT_EQ(game.a->last("refused").at("code").as_string(), "bad_message") << text;
  }
  game.say(*game.a, R"({"type":"ping","request":"r"})");
  EXPECT_EQ(game.a->got.back().at("type").as_string(), "pong");
  EXPECT_EQ(game.a->count("position"), positions);
}

}  // namespace
}  // namespace hadal::house::test
