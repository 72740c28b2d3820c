// SPDX-License-Identifier: Apache-2.0
// The laws of engine/laws.h on positions of random games, and what holds beyond them.
#include <gmock/gmock.h>

#include "engine/random_game.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::unfathomable {
namespace {

using testing::IsEmpty;

// Every number of players with every variant, difficulty and way to get characters.
std::vector<Options> tables() {
  std::vector<Options> all;
  for (std::uint8_t players = 3; players <= kSeats; ++players)
    for (const Variant v : {Variant::standard, Variant::learning, Variant::no_cultist})
      for (const Difficulty d : {Difficulty::normal, Difficulty::easier, Difficulty::harder}) {
        if (v == Variant::no_cultist && players % 2 != 0) continue;
        all.push_back({players, v, d, static_cast<Casting>(all.size() % 3)});
      }
  return all;
}

TEST(Laws, HoldOnPositionsOfRandomGames) {
  for (const Options& table : tables()) {
    SCOPED_TRACE(to_line(options_document(table)));
    Tally tally;
    for (std::uint64_t seed = 1; tally.checked < 500; ++seed) {
      RandomGame<Unfathomable>(table, seed, true).play(tally);
      ASSERT_THAT(tally.violations, IsEmpty());
    }
    EXPECT_LE(tally.longest, static_cast<std::uint64_t>(Unfathomable::kMaxMoves));
  }
}

// From two positions that are the same to a player, the same draw makes the same world.
TEST(Laws, TheSameDrawMakesTheSameWorldOfPositionsAPlayerCannotTellApart) {
  Rng rng(1);
  for (const Options& table : tables()) {
    State s = setup(table);
    for (int i = 0; i < 300 && to_move(s) != Player::nobody; ++i) {
      MoveList list;
      legal_moves(s, list);
      apply(s, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
      if (i % 10 != 0) continue;
      for (const Player p : {Player::p0, Player::p2, Player::nobody}) {
        const State world = determinize(s, p, rng);
        Rng one(7);
        Rng two(7);
        ASSERT_EQ(view_key(s, p), view_key(world, p));
        ASSERT_TRUE(determinize(s, p, one) == determinize(world, p, two));
      }
    }
  }
}

}  // namespace
}  // namespace hadal::unfathomable
