// SPDX-License-Identifier: Apache-2.0
// Clocks, and how long the house waits for somebody.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/house_rules.h"

namespace hadal::house::test {
namespace {

TEST(Clock, TheTimeOfADecisionIsTakenAndTheIncrementGivenForATurn) {
  TwoPlayers game(live_clock);
  TestTab& who = game.mover();
  game.now += 30'000;
  ASSERT_EQ(game.play(who, "explore"), "");
  EXPECT_EQ(seat_state(who, who, game).at("bank_ms").as_int64(), 10 * kMinute - 30'000)
      << "however many requests a turn takes";
  const std::int64_t turn = who.last("position").at("view").at("turn_number").as_int64();
  game.play_until(5, [&](TestTab& mover) {
    return mover.last("position").at("view").at("turn_number").as_int64() != turn;
  });
  EXPECT_EQ(seat_state(who, who, game).at("bank_ms").as_int64(), 10 * kMinute - 30'000 + 5'000);
}

TEST(Clock, WithTwoPlayersTheGameIsOverWhenABankIsEmpty) {
  TwoPlayers game(live_clock);
  TestTab& who = game.mover();
  const std::size_t other = &who == game.a ? 1 : 0;
  wait(game, 10 * kMinute - 1);
  EXPECT_FALSE(game.is_over(who));
  wait(game, 1);
  for (const TestTab* tab : {game.a, game.b}) {
    ASSERT_TRUE(game.is_over(*tab));
    const auto& over = tab->last("position").at("over");
    EXPECT_EQ(over.at("ending").as_string(), "time");
    EXPECT_TRUE(over.at("seats").at(other).at("won").as_bool());
    EXPECT_FALSE(over.at("seats").at(1 - other).at("won").as_bool());
    EXPECT_THAT(notes(*tab), testing::ElementsAre("time_over"));
  }
  game.say(who, R"({"type":"take_back_seat","request":"t","table":")" + game.table + R"("})");
  EXPECT_EQ(who.last("refused").at("code").as_string(), "gave_up");
}

TEST(Clock, AJumpOfTheWallClockOrAPausedMachineCostsNobodyTime) {
  TwoPlayers game(live_clock);
  TestTab& who = game.mover();
  game.jumped += 20 * kMinute;
  wait(game, 20 * kMinute);
  EXPECT_FALSE(game.is_over(who));
  ASSERT_EQ(game.play(who, "explore"), "");
  EXPECT_EQ(seat_state(who, who, game).at("bank_ms").as_int64(), 10 * kMinute);
  game.jumped -= kMinute;  // and back
  wait(game, -kMinute);
  EXPECT_EQ(seat_state(who, who, game).at("bank_ms").as_int64(), 10 * kMinute);
}

TEST(Clock, ATurnBasedMoveHasItsDaysAndTheServersAbsenceCounts) {
  TwoPlayers game([](protocol::MakeTable& plan) {
    plan.clock = {protocol::ClockKind::days, 0, 0, 3};
  });
  const bool is_a = &game.mover() == game.a;
  EXPECT_EQ(seat_state(game.mover(), game.mover(), game).at("bank_ms").as_int64(), 3 * kDay);
  game.now += 2 * kDay;
  ASSERT_EQ(game.play(game.mover(), "explore"), "");
  game.play_until(33, [&](TestTab& who) { return (&who == game.a) != is_a; });
  game.now += 3 * kDay - 1;
  game.restart();
  game.sit_down();
  game.house->tick();
  game.run();
  TestTab& who = is_a ? *game.b : *game.a;
  EXPECT_FALSE(seat_state(who, who, game).at("bot_plays").as_bool());
  game.now += 1;
  game.house->tick();
  game.run();
  EXPECT_TRUE(game.is_over(who));
  EXPECT_TRUE(seat_state(who, who, game).at("conceded").as_bool());
}

TEST(Clock, TheServersOwnAbsenceCostsNobodyTime) {
  TwoPlayers game(live_clock);
  const bool is_a = &game.mover() == game.a;
  game.restart();
  game.now += 9 * kMinute;
  game.restart();
  game.sit_down();
  const TestTab& who = is_a ? *game.a : *game.b;
  EXPECT_EQ(seat_state(who, who, game).at("bank_ms").as_int64(), 10 * kMinute);
}

std::string ask_bot(const TwoPlayers& game, const char* seat) {
  return R"({"type":"ask_bot","request":"bot","table":")" + game.table + R"(","seat":")" + seat +
         R"("})";
}

TEST(Patience, ABotSitsInOnlyIfTheOthersAskAndGivesTheSeatBackAtOnce) {
  TwoPlayers game([](protocol::MakeTable& plan) {
    live_clock(plan);
    plan.patience_ms = kMinute;
  });
  TestTab& who = game.mover();
  TestTab& other = &who == game.a ? *game.b : *game.a;
  const std::string person = &who == game.a ? game.ada : game.ben;
  const char* seat = &who == game.a ? "A" : "B";
  game.say(other, ask_bot(game, seat));
  EXPECT_EQ(other.last("refused").at("code").as_string(), "not_away") << "he is here";
  game.house->tabs().close(who.id);
  EXPECT_TRUE(seat_state(other, who, game).at("away").as_bool());
  EXPECT_EQ(seat_state(other, who, game).at("bot_after_ms").as_int64(), kMinute);
  wait(game, kMinute - 1);
  game.say(other, ask_bot(game, seat));
  EXPECT_EQ(other.count("refused"), 2u) << "it is too early";
  wait(game, 1);
  EXPECT_FALSE(seat_state(other, who, game).at("bot_plays").as_bool()) << "nobody asked";
  game.say(other, ask_bot(game, seat));
  EXPECT_TRUE(seat_state(other, who, game).at("bot_plays").as_bool());
  TestTab& back = game.tab(person);
  game.watch(back);
  EXPECT_FALSE(seat_state(back, who, game).at("bot_plays").as_bool());
  EXPECT_FALSE(seat_state(other, who, game).at("away").as_bool());
  EXPECT_THAT(notes(other), testing::ElementsAre("bot_asked", "bot_took", "returned"));
}

TEST(Patience, WithDaysForEachDecisionTheGameWaits) {
  TwoPlayers game([](protocol::MakeTable& plan) {
    plan.clock = {protocol::ClockKind::days, 0, 0, 3};
    plan.patience_ms = kMinute;
  });
  TestTab& who = game.mover();
  TestTab& other = &who == game.a ? *game.b : *game.a;
  game.house->tabs().close(who.id);
  wait(game, 2 * kDay);
  EXPECT_TRUE(seat_state(other, who, game).at("bot_after_ms").is_null());
  game.say(other, ask_bot(game, &who == game.a ? "A" : "B"));
  EXPECT_EQ(other.last("refused").at("code").as_string(), "not_away");
  EXPECT_FALSE(seat_state(other, who, game).at("bot_plays").as_bool());
}

TEST(Patience, AGameAgainstBotsWaitsForDaysAndIsAsItWasLeft) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::bot, "random"}};
  plan.patience_ms = kMinute;
  plan.start_now = true;
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  const auto is_mine = [&] { return house.house->lobby().table(table, ada, "").card.your_turn; };
  ASSERT_TRUE(house.run_until(is_mine));
  const std::int64_t moves = house.house->lobby().table(table, ada, "").card.moves;
  for (int day = 0; day < 10; ++day) {
    house.now += kDay;
    house.house->tick();
    house.run();
  }
  EXPECT_TRUE(is_mine());
  EXPECT_EQ(house.house->lobby().table(table, ada, "").card.moves, moves);
}

TEST(Patience, AGameWithoutAClockThatNobodyGoesOnWithEndsWithoutAResultAfterHalfAYear) {
  TwoPlayers game;
  wait(game, 179 * kDay);
  EXPECT_FALSE(game.is_over(*game.a));
  wait(game, 2 * kDay);
  ASSERT_TRUE(game.is_over(*game.a));
  EXPECT_EQ(game.a->last("position").at("over").at("ending").as_string(), "abandoned");
}

}  // namespace
}  // namespace hadal::house::test
