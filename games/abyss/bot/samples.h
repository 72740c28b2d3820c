// SPDX-License-Identifier: Apache-2.0
// Positions to learn from: games of bots against themselves, with some random moves so that odd
// positions occur too.
#pragma once

#include <functional>
#include <vector>

#include "games/abyss/bot/evaluation.h"

namespace hadal::bots {

// A position at the beginning of a turn, and what it was worth.
struct AbyssSample {
  AbyssFeaturesBySeat features;
  Rewards target;
  std::uint8_t players;
  bool kept_back;  // not learnt from, but used to measure
};

struct SelfPlaySettings {
  std::uint32_t games = 4000;      // for each number of players
  std::uint32_t iterations = 24;   // of the search, for a move
  std::uint32_t random_moves = 4;  // in a hundred
  std::uint64_t seed = 1;
};

// Without weights the policy plays, and a position is worth the result of its game. With weights a
// search plays, and the value of a position comes in part from the positions soon after it, because
// it should not get credit for later luck.
std::vector<AbyssSample> abyss_samples(const SelfPlaySettings& settings,
                                       const AbyssWeights* weights,
                                       const std::function<void(double)>& progress);

}  // namespace hadal::bots
