// SPDX-License-Identifier: Apache-2.0
// What bots make of windows that come again.
#include <gtest/gtest.h>

#include <map>
#include <string>

#include "games/unfathomable/bot/tests/ship_positions.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

// Food Stores Raid (influence and strength, 11): the chaos cards make it 9, A adds 2.
State after_total(std::string_view b, std::string_view c) {
  return then(
      ship("{players: 3, given: {step: mythos, deep_ones: {}, dials: {food: 3}, mythos_top: "
           "[food_stores_raid], chaos: [strength 5, strength 4, influence 1], seats: {"
           "A: {character: jamie, items: [], feat: no, loyalty: [human], hand: [strength "
           "2]}, B: {character: jeanne, items: [], feat: no, loyalty: [human], hand: " +
           std::string(b) +
           "}, C: {character: ishmael, items: [], feat: no, revealed: yes, loyalty: "
           "[hybrid], hand: " +
           std::string(c) + "}}}}"),
      "mythos food_stores_raid; chaos strength 5; chaos strength 4; done; done; contribute "
      "strength 2");
}

Move answer(const State& s) {
  MoveList legal;
  legal_moves(s, legal);
  const Suspicion nobody{};
  const Temper temper;
  return best_move(Mind(s, to_move(s), nobody, temper), legal);
}

float worth_of(const State& s, std::string_view move) {
  const Suspicion nobody{};
  const Temper temper;
  return reaction_worth(Mind(s, to_move(s), nobody, temper), *unfathomable::parse(move));
}

TEST(BotsInWindows, WhoPassedThinksAgainWhenTheTotalHasChanged) {
  State s = after_total("[will 3]", "[will 4]");
  ASSERT_EQ(to_move(s), Player::p1);
  EXPECT_EQ(unfathomable::text(answer(s)), "pass") << "11 is enough";
  s = then(s, "pass");
  ASSERT_EQ(to_move(s), Player::p2);
  EXPECT_EQ(unfathomable::text(answer(s)), "lower will 4");
  s = then(s, "lower will 4");
  ASSERT_EQ(to_move(s), Player::p1);
  EXPECT_EQ(unfathomable::text(answer(s)), "raise will 3");
}

// A raises the die until it cannot fail; then the traitor C takes that back.
TEST(BotsInWindows, WhoPassedThinksAgainWhenTheDieHasChanged) {
  State s = then(ship("{players: 3, given: {deep_ones: {d6: 1}, seats: {"
                      "A: {character: jamie, space: d6, items: [], feat: no, loyalty: [human], "
                      "hand: [observation 3, observation 4]}, "
                      "B: {character: jeanne, items: [], feat: no, loyalty: [human], "
                      "hand: [observation 3]}, "
                      "C: {character: ishmael, items: [], feat: no, loyalty: [hybrid], "
                      "revealed: yes, space: brig, hand: [observation 3, observation 4]}}}}"),
                 "attack deep_one; pass; pass; raise observation 3; raise observation 4");
  ASSERT_EQ(to_move(s), Player::p1);
  const float before = worth_of(s, "raise observation 3");
  EXPECT_EQ(unfathomable::text(answer(s)), "pass") << "it hits anyway";
  s = then(s, "pass; lower observation 3; lower observation 4");
  ASSERT_EQ(to_move(s), Player::p1);
  EXPECT_GT(worth_of(s, "raise observation 3"), before + 0.1f);
}

TEST(BotsInWindows, AChangeThatMayBeAnsweredIsWorthLess) {
  const State alone = then(after_total("[will 3, will 4]", "[will 4]"), "pass; lower will 4");
  const State watched = then(after_total("[will 3, will 4]", "[will 4, will 3, will 3, will 1]"),
                             "pass; lower will 4; pass");
  ASSERT_EQ(to_move(alone), Player::p1);
  ASSERT_EQ(to_move(watched), Player::p1);
  EXPECT_LT(worth_of(watched, "raise will 3"), worth_of(alone, "raise will 3"));
  EXPECT_GT(worth_of(watched, "raise will 3"), 0) << "food is scarce, and an answer costs a card";
}

// Nobody spends cards to and fro: who raised in a window does not lower in it.
TEST(BotsInWindows, NobodyTakesBackWhatHeDidInAWindow) {
  int again = 0;
  for (const std::string level : {"novice", "sailor", "captain/worlds=0/reveal=20"})
    for (std::uint64_t seed = 1; seed <= 4 * kThoroughness; ++seed) {
      std::map<int, std::map<Player, Verb>> done;
      play_ship(level, 5, seed, [&](const State& s, Move m, const MoveList&) {
        if (!unfathomable::asks_for_reaction(s)) return;
        const Frame& f = s.stack.back();
        again += changed_by(f) != Player::nobody ? 1 : 0;
        if (m.verb != Verb::raise && m.verb != Verb::lower) return;
        const auto [it, first] = done[256 * s.turn + f.extra].emplace(f.who, m.verb);
        EXPECT_TRUE(first || it->second == m.verb) << level << ", seed " << seed;
      });
    }
  EXPECT_GT(again, 0);
}

}  // namespace
}  // namespace hadal::bots::voyage
