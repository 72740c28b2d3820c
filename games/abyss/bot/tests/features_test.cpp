// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/features.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::A;
using abyss::B;
using abyss::position;

float feature(const abyss::State& s, Player p, std::string_view name) {
  const auto at = std::find(kAbyssFeatureNames.begin(), kAbyssFeatureNames.end(), name);
  EXPECT_NE(at, kAbyssFeatureNames.end()) << name;
  return abyss_features(s)[index(p)][static_cast<std::size_t>(at - kAbyssFeatureNames.begin())];
}

TEST(Features, StagesFollowTheLordsOfWhoeverHasMost) {
  const auto stages = [](std::string_view lords, std::string_view ender) {
    const abyss::State s =
        position("{players: 2, given: {available: [], location_deck: [], " + std::string(ender) +
                 "seats: {B: {lords: [" + std::string(lords) + "]}}}}");
    return std::array{feature(s, A, "beginning"), feature(s, A, "middle"), feature(s, A, "end"),
                      feature(s, A, "last_round")};
  };
  EXPECT_EQ(stages("", ""), (std::array{1.0f, 0.0f, 0.0f, 0.0f}));
  EXPECT_EQ(stages("jailer, tamer, seeker", ""), (std::array{0.0f, 1.0f, 0.0f, 0.0f}));
  EXPECT_EQ(stages("jailer, tamer, seeker, hunter, keeper, reaper", ""),
            (std::array{0.0f, 0.0f, 1.0f, 0.0f}));
  EXPECT_EQ(stages("jailer", "ender: B, "), (std::array{0.0f, 0.0f, 0.0f, 1.0f}));
}

TEST(Features, TheBestStackIsForWhoeverMovesFirst) {
  const abyss::State s =
      position("{players: 2, given: {turn: B, council: [crab 5, crab 2, squid 3]}}");
  EXPECT_FLOAT_EQ(feature(s, B, "best_stack"), 0.7f);
  EXPECT_FLOAT_EQ(feature(s, B, "stack_left"), 0);
  EXPECT_FLOAT_EQ(feature(s, A, "best_stack"), 0);
  EXPECT_FLOAT_EQ(feature(s, A, "stack_left"), 0.3f);
}

TEST(Features, WhatIsLeftOfTheCourtIsTheSecondBestLordInReach) {
  const abyss::State s = position(
      "{players: 2, given: {turn: A, court: [landowner, shepherd, assassin], seats: {"
      "A: {pearls: 0}, B: {pearls: 1, hand: [seahorse 4, seahorse 5]}}}}");
  EXPECT_FLOAT_EQ(feature(s, B, "lords_in_reach"), 2.0f / 3);
  EXPECT_FLOAT_EQ(feature(s, B, "lord_left"), 0.9f);  // the Shepherd: six, and a key as three
  EXPECT_FLOAT_EQ(feature(s, B, "best_deal"), 0.4f);  // the Landowner: twelve for ten
  EXPECT_FLOAT_EQ(feature(s, A, "lords_in_reach"), 0);
  EXPECT_GT(feature(s, A, "nearest_lord"), 0);
}

TEST(Features, BeingAheadIsBeingAheadOfTheBestOther) {
  const abyss::State s = position(
      "{players: 3, given: {seats: {A: {lords: [landowner]}, B: {lords: [miller]}, "
      "C: {lords: [keeper]}}}}");
  EXPECT_FLOAT_EQ(feature(s, A, "points_ahead"), 2.0f / 20);
  EXPECT_FLOAT_EQ(feature(s, B, "points_ahead"), -2.0f / 20);
}

}  // namespace
}  // namespace hadal::bots
