// SPDX-License-Identifier: Apache-2.0
#include "examples/third_game/liars_dice.h"

#include <gtest/gtest.h>

#include "engine/random_game.h"
#include "engine/table.h"
#include "engine/tests/flow.h"

namespace hadal::liars_dice {
namespace {

State position(std::string_view text) { return from_document(flow(text)); }

// [LIA-1] … [LIA-8] on random games of every size and option.
TEST(LiarsDice, KeepsTheLaws) {
  for (std::uint8_t players = 2; players <= kSeats; ++players)
    for (const bool plain : {false, true}) {
      Tally tally;
      for (std::uint64_t seed = 0; seed < 20; ++seed)
        RandomGame<LiarsDice>({players, kMostDice, plain}, seed, true).play(tally);
      EXPECT_TRUE(tally.violations.empty()) << tally.violations.front();
      EXPECT_EQ(tally.games, 20u);
    }
}

// [LIA-2]
TEST(LiarsDice, ARollIsSeenByWhoseDieItIs) {
  const State s = setup({3});
  EXPECT_EQ(text(seen_by(s, {Verb::roll, 0, 4}, Player::p0)), "roll 4");
  EXPECT_EQ(text(seen_by(s, {Verb::roll, 0, 4}, Player::p1)), "roll ?");
  EXPECT_EQ(text(seen_by(s, {Verb::roll, 0, 4}, Player::nobody)), "roll ?");
}

// [LIA-2]
TEST(LiarsDice, AViewHoldsOneCup) {
  const State s = position("{players: 2, given: {cups: {A: [1, 1, 1, 1, 1], B: [2, 2, 2, 2, 6]}}}");
  const Document mine = written([&](Sink& out) { write_view(s, Player::p0, out); });
  EXPECT_NE(mine.at("seats").at("A").find("cup"), nullptr);
  EXPECT_EQ(mine.at("seats").at("B").find("cup"), nullptr);
}

std::string told(State s, std::string_view move) {
  TableOf<LiarsDice> table(s);
  return to_line(table.events_seen(table.play_telling(move), Player::nobody));
}

// [LIA-6] [LIA-7] [LIA-8]
TEST(LiarsDice, TellsWhatHappened) {
  const State s = position(
      "{players: 2, given: {dice: {A: 2, B: 1}, cups: {A: [3, 3], B: [2]}, claim: 2 3, bidder: A, "
      "turn: B}}");
  EXPECT_EQ(told(s, "bid 3 2"), "[{key: bid, args: {player: B, claim: 3 2}}]");
  EXPECT_EQ(told(s, "liar"),
            "[{key: liar, args: {player: B, other: A, claim: 2 3, n: 2}}, "
            "{key: out, args: {player: B}}, {key: wins, args: {player: A}}]");
}

TEST(LiarsDice, ReadsItsOwnNotation) {
  for (const char* good : {"roll 1", "roll ?", "bid 1 1", "bid 30 6", "liar"}) {
    ASSERT_TRUE(parse(good)) << good;
    EXPECT_EQ(text(*parse(good)), good);
  }
  for (const char* bad : {"", "roll", "roll 7", "bid", "bid 3", "bid 0 4", "bid 31 1", "bid 3 7",
                          "bid 03 4", "bid 3 4 5", "Liar"})
    EXPECT_FALSE(parse(bad)) << bad;
}

TEST(LiarsDice, RefusesImpossiblePositions) {
  for (const char* bad :
       {"{players: 2, given: {dice: {A: 6}}}", "{players: 2, given: {cups: {A: [7]}}}",
        "{players: 2, given: {dice: {A: 0, B: 0}}}", "{players: 2, given: {claim: 3 4}}",
        "{players: 3, given: {dice: {B: 0}, turn: B}}", "{players: 2, given: {turn: C}}"})
    EXPECT_THROW(position(bad), DocumentError) << bad;
}

}  // namespace
}  // namespace hadal::liars_dice
