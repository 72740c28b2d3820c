// SPDX-License-Identifier: Apache-2.0
// The laws of engine/laws.h on a million positions of random games, and what holds beyond them.
#include <gmock/gmock.h>

#include "engine/random_game.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::AllOf;
using testing::Ge;
using testing::IsEmpty;
using testing::Le;

// Without options, with each of them alone, and with all.
std::vector<OptionSet> option_sets() {
  std::vector<OptionSet> sets{{}};
  for (std::size_t i = 0; i < kOptions; ++i) sets.push_back({static_cast<Option>(i)});
  sets.push_back(OptionSet::first(kOptions));
  return sets;
}

// Every number of players with every set of options.
std::vector<Options> tables() {
  std::vector<Options> all;
  for (std::uint8_t players = 2; players <= kSeats; ++players)
    for (const OptionSet chosen : option_sets()) all.push_back({players, chosen});
  return all;
}

std::string described(const Options& o) { return to_line(options_document(o)); }

// [ABY-INF-1] to [ABY-INF-4]; the bound of [ABY-OWN-18]. Playing checks that copies are independent
// and that what was recorded, written and read again leads to the same position, too.
TEST(Laws, HoldOnAMillionPositionsOfRandomGames) {
  constexpr std::uint64_t kPositionsPerTable = 5000 * kThoroughness;
  Tally sum;
  for (const Options& table : tables()) {
    SCOPED_TRACE(described(table));
    Tally tally;
    for (std::uint64_t seed = 1; tally.checked < kPositionsPerTable; ++seed) {
      RandomGame<Abyss>(table, seed, true).play(tally);
      ASSERT_THAT(tally.violations, IsEmpty());
    }
    sum.add(tally);
  }
  EXPECT_GE(sum.checked, 100'000 * kThoroughness);
  EXPECT_LE(sum.longest, static_cast<std::uint64_t>(Abyss::kMaxMoves));
}

// A world drawn for a player depends only on what that player knows: from two positions that look
// the same to the player, the same draw makes the same world. Otherwise the draw itself would tell
// secrets.
TEST(Laws, TheSameDrawMakesTheSameWorldOfPositionsAPlayerCannotTellApart) {
  Rng rng(1);
  for (const Options& table : tables())
    for (std::uint64_t seed = 1; seed <= kThoroughness; ++seed)
      random_game(table, seed, [&](const State& s) {
        if (testing::Test::HasFatalFailure()) return;
        for (const Player p : {A, B, Player::nobody})
          for (const Memory memory : {Memory::perfect, Memory::none}) {
            const State world = determinize(s, p, rng, memory);
            Rng one(seed);
            Rng two(seed);
            ASSERT_TRUE(determinize(s, p, one, memory) == determinize(world, p, two, memory))
                << described(table) << ", for " << name(p);
          }
      });
}

// [ABY-INF-2] Offers, council stacks and the row are open when cards go there.
TEST(Laws, EverythingThatEntersAHandWasSeenByAll) {
  for (const Options& table : tables())
    for (std::uint64_t seed = 1; seed <= 2 * kThoroughness; ++seed)
      random_game(table, seed, [](const State& s) {
        for (const Seat& seat : s.seats) ASSERT_EQ(seat.known, seat.hand);
      });
}

TEST(Laws, ACopyMadeInTheMiddleOfAGamePlaysOnIndependently) {
  MoveList list;
  for (std::uint64_t seed = 1; seed <= 5 * kThoroughness; ++seed) {
    Rng rng(seed);
    State s = setup({static_cast<std::uint8_t>(2 + seed % 3), {}});
    for (unsigned i = 0; i < 20 * (seed % 10); ++i) play_random<Abyss>(s, list, rng);
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

// How often each legal chance move comes in 200,000 draws, against its weight.
void expect_draws_follow_weights(const State& s, std::initializer_list<std::uint32_t> expected) {
  ASSERT_EQ(to_move(s), Player::chance);
  MoveList list;
  legal_moves(s, list);
  WeightList shares;
  weights(s, list, shares);
  ASSERT_THAT(std::vector<std::uint32_t>(shares.begin(), shares.end()),
              testing::ElementsAreArray(expected));
  constexpr int kDraws = 200'000;
  std::vector<int> found(list.size());
  Rng rng(5);
  for (int i = 0; i < kDraws; ++i) {
    const auto* at = std::find(list.begin(), list.end(), draw_chance(s, rng));
    ASSERT_NE(at, list.end());
    ++found[static_cast<std::size_t>(at - list.begin())];
  }
  for (std::size_t i = 0; i < list.size(); ++i) {
    const double share = static_cast<double>(shares[i]) / total(shares);
    EXPECT_NEAR(found[i], share * kDraws, 0.03 * share * kDraws) << text(list[i]);
  }
}

TEST(Laws, ChanceDealsCardsAsOftenAsTheyAreInTheDeck) {
  const State s = position(
      "{given: {exploration_deck: [squid 1, squid 1, squid 1, squid 1, crab 5, jellyfish 3,"
      " jellyfish 3, monster, monster, monster]}}");
  expect_draws_follow_weights(after_line(s, "explore"), {4, 1, 2, 3});
}

TEST(Laws, ChanceDealsMonsterTokensAsOftenAsTheyAreLeft) {
  const State s = position("{given: {seats: {B: {tokens: [2, 2, 2, 3, 3, 3, 3, 4]}}}}");
  expect_draws_follow_weights(after_line(s, "explore; reveal monster; fight; reward 1 monster"),
                              {6, 5, 1});
}

// [ABY-L-HUNTER]
TEST(Laws, AStolenMonsterTokenIsDrawnAmongThoseOfTheVictim) {
  const State s = position(
      "{given: {court: [hunter], seats: {A: {hand: [crab 5, squid 5]},"
      " B: {tokens: [2, 3, 3, 4, 4]}}}}");
  expect_draws_follow_weights(after_line(s,
                                         "recruit hunter with crab 5, squid 5;"
                                         "affiliate crab 5; hunt B"),
                              {1, 2, 2});
}

TEST(Laws, ChanceDealsLordsWithEqualOdds) {
  const State s = position("{given: {seats: {A: {pearls: 1}}, lord_deck: [keeper, sage, elder]}}");
  expect_draws_follow_weights(after_line(s, "plot"), {1, 1, 1});
}

// How often `holds` is true of a world drawn for A.
template <typename Holds>
double share_of_worlds(const State& s, Holds holds) {
  constexpr int kWorlds = 4000;
  Rng rng(11);
  int found = 0;
  for (int i = 0; i < kWorlds; ++i) found += holds(determinize(s, A, rng)) ? 1 : 0;
  return found / static_cast<double>(kWorlds);
}

// A holds all but one 2 and one 3: the token of B is either.
TEST(Laws, BothMonsterTokensThatAnOpponentMayHaveAreEquallyLikely) {
  const State s = position(
      "{given: {seats: {B: {tokens: [2]}, A: {tokens: [2, 2, 2, 2, 2, 2, 2, 2,"
      " 3, 3, 3, 3, 3, 3, 3, 3, 4, 4]}}}}");
  const auto is_a_two = [](const State& world) { return world.at(B).tokens == Tokens{1, 0, 0}; };
  EXPECT_THAT(share_of_worlds(s, is_a_two), AllOf(Ge(0.45), Le(0.55)));
}

// Nine 2s, nine 3s and two 4s are out of A's sight; B and C have one each.
TEST(Laws, MonsterTokensOfTwoOpponentsAreDrawnWithoutReturning) {
  const State s = position("{players: 3, given: {seats: {B: {tokens: [2]}, C: {tokens: [3]}}}}");
  const Tokens four{0, 0, 1};
  const auto b_has = [&](const State& w) { return w.at(B).tokens == four; };
  const auto c_has = [&](const State& w) { return w.at(C).tokens == four; };
  const auto both = [&](const State& w) { return b_has(w) && c_has(w); };
  EXPECT_NEAR(share_of_worlds(s, b_has), 2.0 / 20, 0.02);
  EXPECT_NEAR(share_of_worlds(s, c_has), 2.0 / 20, 0.02);
  EXPECT_NEAR(share_of_worlds(s, both), 2.0 / 20 / 19, 0.005);
}

TEST(Laws, AnUnseenCardIsAsLikelyInTheHandAsAnyOtherOfTheDeck) {
  const State s = position(
      "{given: {seats: {B: {hand: [crab 4, squid 1], known: [crab 4]}},"
      " exploration_deck: [crab 2, monster]}}");
  const auto kept = [](const State& world) { return world.at(B).hand.has(ally(Race::squid, 1)); };
  EXPECT_THAT(share_of_worlds(s, kept), AllOf(Ge(0.45), Le(0.55)));
  const auto known = [](const State& world) { return world.at(B).hand.has(ally(Race::crab, 4)); };
  EXPECT_EQ(share_of_worlds(s, known), 1.0);
}

}  // namespace
}  // namespace hadal::abyss
