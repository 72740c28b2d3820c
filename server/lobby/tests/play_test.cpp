// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "fair/fair.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using testing::Contains;
using testing::StartsWith;

bool offers(const TestTab& tab, std::string_view beginning) {
  for (const std::string& line : TwoPlayers::legal(tab))
    if (line.starts_with(beginning)) return true;
  return false;
}

std::string first_legal(const TestTab& tab, std::string_view beginning) {
  for (const std::string& line : TwoPlayers::legal(tab))
    if (line.starts_with(beginning)) return line;
  return "";
}

// A position without what changes by the mere passing of time.
boost::json::object bare(boost::json::object position) {
  position.erase("answers");
  position.erase("at");
  position.erase("events");
  position.erase("events_after");
  return position;
}

TEST(Play, AWholeGameBetweenTwoPeopleEndsInARecordThatVerifies) {
  TwoPlayers game;
  game.play_to_the_end(1);
  ASSERT_TRUE(TwoPlayers::is_over(*game.a));
  const Record record = read_record(game.house->reviews().record(game.table, game.ada));
  const fair::Verdict verdict = fair::verify(record, all_games());
  EXPECT_EQ(verdict.complaint, "");
  EXPECT_TRUE(verdict.seed_checked);
  EXPECT_EQ(record.commitment, game.a->last("position").at("commitment").as_string());
  EXPECT_EQ(game.house->reviews().statistics(game.ada).games.at(0).played, 1);
  EXPECT_EQ(game.house->lobby().list(game.ben).finished.size(), 1u);
  EXPECT_TRUE(game.house->lobby().list(game.ben).mine.empty());
}

TEST(Play, TheSeedIsInNoMessageBeforeTheEnd) {
  TwoPlayers game;
  game.play_to_the_end(2);
  const std::string seed(game.a->last("position").at("over").at("seed").as_string());
  ASSERT_EQ(seed.size(), 64u);
  for (const TestTab* tab : {game.a, game.b})
    for (const auto& message : tab->got) {
      if (message.contains("over") && message.at("over").is_object()) continue;
      EXPECT_EQ(boost::json::serialize(message).find(seed), std::string::npos);
    }
}

TEST(Play, AMoveForAnOlderPositionIsRefusedAndThePositionComesAgain) {
  TwoPlayers game;
  TestTab& who = game.mover();
  const std::int64_t old = TwoPlayers::number(who);
  ASSERT_EQ(game.play(who, first_legal(who, "explore")), "");
  const std::size_t positions = who.count("position");
  EXPECT_EQ(game.play(who, "explore", old), "stale");
  EXPECT_EQ(who.count("position"), positions + 1);
}

TEST(Play, ARequestThatComesTwiceIsCarriedOutOnceAndAnsweredTwice) {
  TwoPlayers game;
  TestTab& who = game.mover();
  const std::int64_t number = TwoPlayers::number(who);
  EXPECT_EQ(game.play(who, "explore", number, "same"), "");
  const std::int64_t moves = who.last("position").at("moves").as_int64();
  EXPECT_EQ(who.last("position").at("answers").as_array(), boost::json::array{"same"});
  const std::size_t answers = who.answers();
  EXPECT_EQ(game.play(who, "explore", number, "same"), "");
  EXPECT_EQ(who.answers(), answers + 1);
  EXPECT_EQ(who.last("position").at("moves").as_int64(), moves);
}

TEST(Play, ARequestIsRememberedAfterARestart) {
  TwoPlayers game;
  const bool is_a = &game.mover() == game.a;
  const std::int64_t number = TwoPlayers::number(game.mover());
  EXPECT_EQ(game.play(game.mover(), "explore", number, "same"), "");
  game.restart();
  game.sit_down();
  TestTab& who = is_a ? *game.a : *game.b;
  const auto before = bare(who.last("position"));
  EXPECT_EQ(game.play(who, "explore", number, "same"), "");
  EXPECT_EQ(bare(who.last("position")), before);
}

TEST(Play, OnlyWhoeverMustDecideMayPlayAndOnlyWhatIsLegal) {
  TwoPlayers game;
  TestTab& who = game.mover();
  TestTab& other = &who == game.a ? *game.b : *game.a;
  EXPECT_EQ(game.play(other, "explore"), "not_your_turn");
  EXPECT_EQ(game.play(who, "recruit nobody"), "illegal");
  EXPECT_EQ(game.play(who, ""), "illegal");
  EXPECT_EQ(game.play(who, "take"), "illegal");
  EXPECT_EQ(game.play(who, std::string(5000, 'x')), "too_long");
  EXPECT_TRUE(TwoPlayers::legal(other).empty());
}

TEST(Play, ALineIsPlayedWholeOrNotAtAll) {
  TwoPlayers game;
  game.play_until(3, [](TestTab& who) { return offers(who, "recruit"); });
  ASSERT_FALSE(TwoPlayers::is_over(*game.a));
  TestTab& who = game.mover();
  const auto before = bare(who.last("position"));
  EXPECT_EQ(game.play(who, first_legal(who, "recruit") + "; nonsense"), "illegal");
  EXPECT_EQ(game.play(who, first_legal(who, "recruit") + "; explore"), "illegal");
  EXPECT_EQ(bare(who.last("position")), before);
}

TEST(Play, EveryPaymentOfferedCanBePlayed) {
  TwoPlayers game;
  int tried = 0;
  game.play_until(4, [&](TestTab& who) {
    if (!offers(who, "recruit") || tried >= 5) return tried >= 5;
    const std::string lord = first_legal(who, "recruit").substr(8);
    game.say(who, R"({"type":"ask_aid","request":"p","table":")" + game.table + R"(","number":)" +
                      std::to_string(TwoPlayers::number(who)) +
                      R"(,"what":"payments","about":{"lord":")" + lord + R"("}})");
    const auto& payments = who.last("aid").at("answer").at("payments").as_array();
    EXPECT_FALSE(payments.empty());
    for (const auto& payment : payments) {
      game.say(who, R"({"type":"look_ahead","request":"l","table":")" + game.table +
                        R"(","number":)" + std::to_string(TwoPlayers::number(who)) + R"(,"line":)" +
                        boost::json::serialize(payment.at("line")) + "}");
      EXPECT_EQ(who.got.back().at("type").as_string(), "looked") << who.got.back();
    }
    ++tried;
    return false;
  });
  EXPECT_EQ(tried, 5);
}

TEST(Play, UndoTakesAStepBackAndNeverACardThatCameToLight) {
  TwoPlayers game;
  game.play_until(5, [](TestTab& who) { return offers(who, "recruit"); });
  TestTab& who = game.mover();
  const auto before = bare(who.last("position"));
  EXPECT_EQ(game.play(who, first_legal(who, "recruit")), "");
  EXPECT_TRUE(who.last("position").at("undo").as_bool());
  const auto undo = [&](TestTab& tab) {
    game.say(tab, R"({"type":"undo","request":"u)" + std::to_string(++game.requests) +
                      R"(","table":")" + game.table + R"(","number":)" +
                      std::to_string(TwoPlayers::number(tab)) + "}");
  };
  undo(who);
  auto after = bare(who.last("position"));
  EXPECT_GT(after.at("number").as_int64(), before.at("number").as_int64());
  after["number"] = before.at("number");
  ASSERT_EQ(after.at("notes").as_array().size(), 1u);
  EXPECT_EQ(after.at("notes").at(0).at("kind").as_string(), "taken_back") << "others are told";
  after["notes"] = before.at("notes");
  EXPECT_EQ(after, before);
  EXPECT_EQ(who.last("position").at("events_after").as_int64(), after.at("moves").as_int64());

  ASSERT_TRUE(offers(who, "explore"));
  EXPECT_EQ(game.play(who, "explore"), "");
  EXPECT_FALSE(game.mover().last("position").at("undo").as_bool());
  undo(game.mover());
  EXPECT_EQ(game.mover().last("refused").at("code").as_string(), "cannot_undo");
}

TEST(Play, UndoReachesAsFarAfterARestartAsBefore) {
  TwoPlayers game;
  int can = 0;
  game.play_until(12, [&](TestTab& who) {
    const bool is_a = &who == game.a;
    const bool before = who.last("position").at("undo").as_bool();
    game.restart();
    game.sit_down();
    TestTab& again = is_a ? *game.a : *game.b;
    EXPECT_EQ(again.last("position").at("undo").as_bool(), before)
        << "after move " << again.last("position").at("moves");
    can += before ? 1 : 0;
    return can >= 5;
  });
  ASSERT_EQ(can, 5);
  TestTab& who = game.mover();
  const std::int64_t moves = who.last("position").at("moves").as_int64();
  game.say(who, R"({"type":"undo","request":"u","table":")" + game.table + R"(","number":)" +
                    std::to_string(TwoPlayers::number(who)) + "}");
  EXPECT_LT(who.last("position").at("moves").as_int64(), moves);
  EXPECT_EQ(who.count("refused"), 0u);
}

TEST(Play, ALookAheadShowsNoFaceDownCard) {
  TwoPlayers game;
  game.play_until(6, [](TestTab& who) { return offers(who, "council"); });
  TestTab& who = game.mover();
  game.say(who, R"({"type":"look_ahead","request":"l","table":")" + game.table + R"(","number":)" +
                    std::to_string(TwoPlayers::number(who)) + R"(,"line":")" +
                    first_legal(who, "council") + R"("})");
  EXPECT_EQ(who.last("refused").at("code").as_string(), "reveals");
}

TEST(Play, AfterARestartEverybodySeesTheSame) {
  TwoPlayers game;
  int moves = 0;
  game.play_until(7, [&](TestTab&) { return ++moves > 120; });
  const auto a = bare(game.a->last("position"));
  const auto b = bare(game.b->last("position"));
  const auto events = game.house->reviews().moves(game.table, game.ada, "").events;
  game.restart();
  game.sit_down();
  EXPECT_EQ(bare(game.a->last("position")), a);
  EXPECT_EQ(bare(game.b->last("position")), b);
  const auto again = game.house->reviews().moves(game.table, game.ada, "").events;
  ASSERT_EQ(again.size(), events.size());
  for (std::size_t i = 0; i < events.size(); ++i) EXPECT_EQ(again[i].text, events[i].text);
  game.play_to_the_end(8);
  EXPECT_TRUE(TwoPlayers::is_over(*game.a));
}

TEST(Play, WhatCannotBeWrittenHasNotHappenedAndTheTableGoesOnLater) {
  TwoPlayers game;
  TestTab& who = game.mover();
  const auto before = bare(who.last("position"));
  const TestTab& other = &who == game.a ? *game.b : *game.a;
  const std::size_t others = other.got.size();
  game.log.is_full = true;
  EXPECT_EQ(game.play(who, "explore"), "not_written");
  EXPECT_EQ(bare(who.last("position")), before);
  EXPECT_EQ(other.got.size(), others);
  EXPECT_TRUE(game.house->counts().is_failing);
  game.log.is_full = false;
  EXPECT_EQ(game.play(who, "explore"), "");
}

TEST(Play, TheReplayShowsOthersHandsOnlyWhenTheGameIsOver) {
  TwoPlayers game;
  EXPECT_EQ(game.replay(game.table, game.ada, 5, "A").move, 5);
  EXPECT_EQ(game.replay(game.table, std::nullopt, 5, "nobody").seat, "nobody");
  EXPECT_THROW(game.replay(game.table, game.ada, 5, "B"), Refusal);
  EXPECT_THROW(game.house->reviews().record(game.table, game.ada), Refusal);
  game.play_to_the_end(10);
  EXPECT_EQ(game.replay(game.table, game.ada, 5, "B").seat, "B");
  EXPECT_TRUE(game.replay(game.table, game.ada, std::nullopt, "B").over.has_value());
}

}  // namespace
}  // namespace hadal::house::test
