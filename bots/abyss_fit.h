// SPDX-License-Identifier: Apache-2.0
// Fitting the evaluation of Abyss: games of bots against themselves, with some random moves so that
// odd positions occur too; then the weights under which the results were most likely (convex, so
// there is one answer). It starts from nothing, so the same command gives the same weights.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "bots/abyss_evaluation.h"

namespace hadal::bots {

struct FitSettings {
  std::uint32_t games = 4000;  // in each round, for each number of players
  std::uint32_t rounds = 1;    // in the first the policy plays, then a search with the last weights
  std::uint32_t iterations = 24;   // of that search, for a move
  std::uint32_t random_moves = 4;  // in a hundred
  std::uint64_t seed = 1;
  float ridge = 20.0f;  // pulls weights that are hardly used towards zero
};

struct Fit {
  AbyssWeights weights{};
  std::uint64_t positions = 0;  // of the last round
  double chance = 0;            // mean log loss of somebody who knows nothing, …
  double loss = 0;              // … and with these weights, on games kept back
};

// `progress` is told now and then which share of the work is done.
Fit fit_abyss(const FitSettings& settings, const std::function<void(double)>& progress);

// The weights as the text of abyss_weights.h.
std::string weights_header(const AbyssWeights& weights, const std::string& command);

}  // namespace hadal::bots
