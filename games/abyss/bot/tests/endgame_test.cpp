// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/endgame.h"

#include <gtest/gtest.h>

#include "engine/tests/thoroughness.h"
#include "games/abyss/bot/policy.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::A;
using abyss::Abyss;
using abyss::after_line;
using abyss::B;
using abyss::position;
using abyss::State;

std::string proven(const State& s) {
  abyss::MoveList legal;
  abyss::legal_moves(s, legal);
  const auto m = proven_move(s, abyss::to_move(s), legal);
  return m ? abyss::text(*m) : "";
}

TEST(Worlds, DifferInTheTokensOfTheOthersOnly) {
  const State s = position("{players: 2, given: {seats: {A: {tokens: [4]}, B: {tokens: [2, 3]}}}}");
  const AbyssWorlds worlds = abyss_worlds(s, A, 100);
  EXPECT_EQ(worlds.size(), 5u);  // two of three kinds, but there is one 4 left: six ways less one
  double sum = 0;
  for (const auto& world : worlds) {
    sum += world.weight;
    EXPECT_EQ(abyss::size(world.state.at(B).tokens), 2);
    EXPECT_EQ(abyss::view_key(world.state, A), abyss::view_key(s, A));
    EXPECT_EQ(abyss::inconsistency(world.state), "");
  }
  EXPECT_NEAR(sum, 1, 1e-9);
  EXPECT_TRUE(abyss_worlds(s, A, 4).empty()) << "there are more";
}

TEST(Worlds, AreNotListedWhereSomebodyHoldsCardsThatNobodySaw) {
  EXPECT_TRUE(
      abyss_worlds(position("{players: 2, given: {seats: {B: {hand: [crab 5], known: []}}}}"), A,
                   100)
          .empty());
}

TEST(Endgame, ProvesNothingBeforeTheLastRound) {
  EXPECT_EQ(proven(after_line(position("{players: 2, given: {seats: {A: {hand: [seahorse 1, "
                                       "seahorse 4, seahorse 5]}}, court: [shepherd]}}"),
                              "recruit shepherd")),
            "");
}

// The lowest ally of a payment is affiliated, so the shepherd, who costs 8, is paid with the 4 and
// four pearls.
TEST(Endgame, PaysSoThatTheBestAllyStays) {
  const State s = after_line(
      position("{players: 2, given: {turn: A, ender: B, seats: {A: {pearls: 4, hand: [seahorse 1, "
               "seahorse 3, seahorse 4]}, B: {lords: [landowner]}}, court: [shepherd, keeper, "
               "reaper, miller]}}"),
      "recruit shepherd");
  const std::string first = proven(s);
  EXPECT_NE(first, "");
  State end = s;
  Rng rng(1);
  while (abyss::to_move(end) != Player::nobody) {
    if (abyss::to_move(end) == Player::chance) {
      abyss::apply(end, abyss::draw_chance(end, rng));
      continue;
    }
    abyss::MoveList legal;
    abyss::legal_moves(end, legal);
    const auto m = proven_move(end, abyss::to_move(end), legal);
    abyss::apply(end, m ? *m : legal[0]);
  }
  // Shepherd 6. Paying the 4 alone, with pearls, affiliates it.
  EXPECT_EQ(abyss::points(end, A).total(), 6 + 4);
}

// A move that was proven is never worse than what the policy would play, in ends of real games:
// all worlds, every draw, the others answering by the policy.
TEST(Endgame, WhatIsProvenIsLegalAndFoundInRealGames) {
  constexpr unsigned kGames = kThoroughness == 1 ? 2 : 12;
  unsigned found = 0;
  AbyssPolicy policy;
  for (std::uint64_t seed = 0; seed < kGames; ++seed) {
    Rng rng(seed);
    State s = Abyss::setup({2, {}});
    while (Abyss::to_move(s) != Player::nobody) {
      if (Abyss::to_move(s) == Player::chance) {
        Abyss::apply(s, Abyss::draw_chance(s, rng));
        continue;
      }
      abyss::MoveList legal;
      Abyss::legal_moves(s, legal);
      const auto m = proven_move(s, Abyss::to_move(s), legal);
      if (m) {
        ++found;
        EXPECT_NE(std::find(legal.begin(), legal.end(), *m), legal.end());
      }
      Abyss::apply(s, m ? *m : policy.best(s, legal));
    }
  }
  EXPECT_GE(found, kGames);
}

}  // namespace
}  // namespace hadal::bots
