// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "engine/tests/flow.h"
#include "examples/third_game/bot/odds.h"
#include "examples/third_game/liars_dice.h"
#include "search/roster.h"

namespace hadal::liars_dice {
namespace {

Move answer(const State& s, std::string_view bot) {
  std::string why;
  Rng rng(1);
  return bots::ask(*roster<LiarsDice>().seat(bot, why), s, rng);
}

// By hand: two dice, at least one of two faces: 1 - (4/6)^2.
TEST(Odds, AreThoseOfTheBinomial) {
  EXPECT_NEAR(at_least(1, 2, 2), 1 - 16.0 / 36, 1e-9);
  EXPECT_NEAR(at_least(2, 2, 1), 1.0 / 36, 1e-9);
  EXPECT_EQ(at_least(0, 0, 1), 1);
  EXPECT_EQ(at_least(3, 2, 2), 0);
}

TEST(DiceBots, CallAnImpossibleClaim) {
  const State s =
      from_document(flow("{players: 2, given: {dice: {A: 2, B: 2}, cups: {A: [2, 3], B: [4, 5]}, "
                         "claim: 4 6, bidder: A, turn: B}}"));
  for (const char* bot : {"novice", "sailor"}) EXPECT_EQ(text(answer(s, bot)), "liar") << bot;
}

// B holds all dice that A has claimed.
TEST(DiceBots, DoNotCallWhatTheyHoldThemselves) {
  const State s = from_document(
      flow("{players: 2, given: {dice: {A: 2, B: 5}, cups: {A: [2, 3], B: [4, 4, 4, 4, 4]}, "
           "claim: 3 4, bidder: A, turn: B}}"));
  for (const char* bot : {"novice", "sailor"}) EXPECT_NE(text(answer(s, bot)), "liar") << bot;
}

// How many of `games` the search wins against the careful one; the deals come twice, seats changed.
int wins_of_search(int games) {
  int won = 0;
  for (int n = 0; n < games; ++n) {
    std::string why;
    const auto& all = roster<LiarsDice>();
    std::vector<std::unique_ptr<bots::Bot<LiarsDice>>> seats;
    seats.push_back(all.seat(n % 2 == 0 ? "sailor" : "novice", why));
    seats.push_back(all.seat(n % 2 == 0 ? "novice" : "sailor", why));
    State s = setup({2, 3});
    Rng chance(static_cast<std::uint64_t>(n / 2));
    Rng thoughts(static_cast<std::uint64_t>(n));
    while (to_move(s) != Player::nobody)
      apply(s, to_move(s) == Player::chance ? draw_chance(s, chance)
                                            : bots::ask(*seats[index(to_move(s))], s, thoughts));
    won += outcome(s).won[static_cast<std::size_t>(n % 2)] ? 1 : 0;
  }
  return won;
}

TEST(DiceBots, SearchBeatsTheCarefulOne) { EXPECT_GT(wins_of_search(200), 110); }

}  // namespace
}  // namespace hadal::liars_dice
