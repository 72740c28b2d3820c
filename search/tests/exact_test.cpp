// SPDX-License-Identifier: Apache-2.0
#include "search/exact.h"

#include <gtest/gtest.h>

#include "search/tests/tiny_games.h"

namespace hadal::bots {
namespace {

using tiny::Coin;
using tiny::Kuhn;
using tiny::Nim;

template <Game G>
Rewards money(const typename G::State& s) {
  return tiny::KuhnGuide().evaluate(s);
}

template <Game G>
typename G::MoveList legal_in(const typename G::State& s) {
  typename G::MoveList legal;
  G::legal_moves(s, legal);
  return legal;
}

template <Game G>
auto exactly(std::size_t most_positions) {
  return Exact<G, decltype(&win_rewards<G>)>(&win_rewards<G>, most_positions);
}

// Whoever can win at once needs no search; what depends on the other's answer is not proven.
TEST(Exact, ProvesAMoveThatWinsWhateverTheOtherDoes) {
  for (const int pile : {1, 2, 3}) {
    const tiny::NimState s{pile, 0};
    EXPECT_EQ(exactly<Nim>(1000).best({{s, 1}}, Player::p0, legal_in<Nim>(s)), pile);
  }
  const tiny::NimState five{5, 0};  // one must be taken, and that wins against every answer
  EXPECT_EQ(exactly<Nim>(1000).best({{five, 1}}, Player::p0, legal_in<Nim>(five)), 1);
}

TEST(Exact, BoundsWhatTheOtherDecides) {
  const tiny::NimState four{4, 0};  // lost against the right answers, but not against all
  const auto all = exactly<Nim>(1000).bounds({{four, 1}}, Player::p0, legal_in<Nim>(four));
  ASSERT_EQ(all.size(), 3u);
  for (const Bounds& one : all) EXPECT_EQ(one.low, 0);
  EXPECT_EQ(all[0].high, 1);
  EXPECT_EQ(all[1].high, 1);
  EXPECT_EQ(all[2].high, 0);  // one is left, and there is no wrong answer to that
  EXPECT_FALSE(exactly<Nim>(1000).best({{four, 1}}, Player::p0, legal_in<Nim>(four)));
}

TEST(Exact, ClaimsNothingWhereThereAreTooManyPositions) {
  const tiny::NimState many{13, 0};
  EXPECT_FALSE(exactly<Nim>(3).best({{many, 1}}, Player::p0, legal_in<Nim>(many)));
}

// The coin is hidden: calling it wins one half, the die three cases of five.
TEST(Exact, WeighsAllWorldsThatLookAlike) {
  const typename Exact<Coin, decltype(&win_rewards<Coin>)>::Worlds worlds{{{0, -1, -1}, 0.5},
                                                                          {{1, -1, -1}, 0.5}};
  const auto legal = legal_in<Coin>(worlds[0].state);
  const auto all = exactly<Coin>(1000).bounds(worlds, Player::p0, legal);
  EXPECT_NEAR(all[0].low, 0.5, 1e-9);
  EXPECT_NEAR(all[1].high, 0.5, 1e-9);
  EXPECT_NEAR(all[2].low, 0.6, 1e-6);
  EXPECT_EQ(exactly<Coin>(1000).best(worlds, Player::p0, legal), 2);
}

// After a bet the game ends with my answer: nothing is left open.
TEST(Exact, CallsWithTheKingAndPassesWithTheJack) {
  using Solver = Exact<Kuhn, decltype(&money<Kuhn>)>;
  const auto answer = [](int mine) {
    typename Solver::Worlds worlds;
    for (int other = 0; other < 3; ++other) {
      if (other == mine) continue;
      tiny::KuhnState s{{other, mine}, {}, true};
      s.moves.push_back(1);
      worlds.push_back({s, 0.5});
    }
    return Solver(&money<Kuhn>, 1000).best(worlds, Player::p1, legal_in<Kuhn>(worlds[0].state));
  };
  EXPECT_EQ(answer(2), 1);
  EXPECT_EQ(answer(0), 0);
}

}  // namespace
}  // namespace hadal::bots
