// SPDX-License-Identifier: Apache-2.0
// The laws of engine/laws.h on positions of random games, and what holds beyond them.
#include <gmock/gmock.h>

#include "engine/random_game.h"
#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

using testing::IsEmpty;

// [UNF-24-1] [UNF-24-2] [UNF-24-3]; the bound of [UNF-OWN-3]. Playing checks that copies are
// independent and that what was recorded, written and read again leads to the same position, too.
void expect_laws(std::uint8_t players) {
  constexpr std::uint64_t kPositions = 12'600 * kThoroughness;
  Tally sum;
  for (std::uint64_t seed = 1; sum.checked < kPositions; ++seed)
    for (const Options& table : tables()) {
      if (table.players != players) continue;
      SCOPED_TRACE(described(table));
      Tally tally;
      RandomGame<Unfathomable>(table, seed, true).play(tally);
      ASSERT_THAT(tally.violations, IsEmpty());
      sum.add(tally);
      if (sum.checked >= kPositions) break;
    }
  EXPECT_LE(sum.longest, static_cast<std::uint64_t>(Unfathomable::kMaxMoves));
}

// Half a million positions altogether.
TEST(Laws, HoldInRandomGamesOfThree) { expect_laws(3); }
TEST(Laws, HoldInRandomGamesOfFour) { expect_laws(4); }
TEST(Laws, HoldInRandomGamesOfFive) { expect_laws(5); }
TEST(Laws, HoldInRandomGamesOfSix) { expect_laws(6); }

// A world drawn for a player depends only on what that player knows: from two positions that look
// the same to the player, the same draw makes the same world. Otherwise the draw itself would tell
// secrets.
TEST(Laws, TheSameDrawMakesTheSameWorldOfPositionsAPlayerCannotTellApart) {
  Rng rng(1);
  for (const Options& table : tables()) {
    int n = 0;
    random_game(table, 5, [&](const State& s) {
      if (testing::Test::HasFatalFailure() || ++n % (100 / static_cast<int>(kThoroughness)) != 0)
        return;
      for (const Player p : {A, C, Player::nobody})
        for (const Memory memory : {Memory::perfect, Memory::none}) {
          const State world = determinize(s, p, rng, memory);
          Rng one(7);
          Rng two(7);
          ASSERT_TRUE(determinize(s, p, one, memory) == determinize(world, p, two, memory))
              << described(table) << ", for " << name(p);
        }
    });
  }
}

TEST(Laws, ACopyMadeInTheMiddleOfAGamePlaysOnIndependently) {
  MoveList list;
  for (std::uint64_t seed = 1; seed <= 5 * kThoroughness; ++seed) {
    Rng rng(seed);
    State s = setup({static_cast<std::uint8_t>(3 + seed % 4)});
    for (unsigned i = 0; i < 50 * (seed % 10) && to_move(s) != Player::nobody; ++i)
      play_random<Unfathomable>(s, list, rng);
    const State copy = s;
    const std::string before = to_yaml(document(copy));
    std::vector<Move> played;
    play_to_the_end(s, rng, [&](const State&, Move m) { played.push_back(m); });
    ASSERT_EQ(to_yaml(document(copy)), before);
    State again = copy;
    for (const Move m : played) apply(again, m);
    ASSERT_EQ(again, s);
  }
}

TEST(Laws, ChanceDealsOnlyWhatIsLegal) {
  Rng rng(3);
  MoveList list;
  for (const Options& table : tables())
    random_game(table, 77, [&](const State& s) {
      if (to_move(s) != Player::chance) return;
      legal_moves(s, list);
      const Move drawn = draw_chance(s, rng);
      ASSERT_NE(std::find(list.begin(), list.end(), drawn), list.end()) << text(drawn);
    });
}

// How often each legal chance move comes in 100,000 draws, against its weight.
void expect_draws_follow_weights(const State& s) {
  ASSERT_EQ(to_move(s), Player::chance);
  MoveList list;
  legal_moves(s, list);
  WeightList shares;
  weights(s, list, shares);
  constexpr int kDraws = 100'000;
  std::vector<int> found(list.size());
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) {
    const auto* at = std::find(list.begin(), list.end(), draw_chance(s, rng));
    ASSERT_NE(at, list.end());
    ++found[static_cast<std::size_t>(at - list.begin())];
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const double expected = static_cast<double>(shares[i]) / total(shares) * kDraws;
    EXPECT_NEAR(found[i], expected, 0.1 * expected) << text(list[i]);
  }
}

constexpr std::string_view kQuiet =
    "deep_ones: {}, seats: {A: {character: jamie, items: [], feat: no},"
    " B: {character: ishmael, items: [], feat: no}, C: {character: arjun, items: [], feat: no}}";

TEST(Laws, TheDieIsFairAndDecksAreDrawnFromEvenly) {
  const State mythos = position("{given: {step: mythos, " + std::string(kQuiet) + "}}");
  ASSERT_EQ(legal_texts(mythos).size(), 70U);
  expect_draws_follow_weights(mythos);
  const State chaos = after_line(mythos, "mythos food_stores_raid");
  expect_draws_follow_weights(chaos);
  const State skill = position("{given: {step: start, " + std::string(kQuiet) + "}}");
  expect_draws_follow_weights(skill);
  EXPECT_EQ(legal_texts(skill).size(), 5U);
}

}  // namespace
}  // namespace hadal::unfathomable
