// SPDX-License-Identifier: Apache-2.0
// Fitting the evaluation of Abyss to games of bots against themselves. It starts from nothing, so
// the same command gives the same weights.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "games/abyss/bot/samples.h"

namespace hadal::bots {

struct FitSettings {
  SelfPlaySettings play;     // of each round
  std::uint32_t rounds = 1;  // in the first the policy plays, then a search with the last weights
  std::uint32_t epochs = 5;  // how often all positions are gone through
};

struct Fit {
  AbyssWeights weights{};
  std::uint64_t positions = 0;  // learnt from in the last round
  double chance = 0;            // mean log loss of somebody who knows nothing, …
  double loss = 0;              // … and with these weights, on games kept back
};

// `progress` is told now and then how much of the work is done.
Fit fit_abyss(const FitSettings& settings, const std::function<void(double)>& progress);

// The weights as the text of weights.h.
std::string weights_header(const AbyssWeights& weights, const std::string& command);

}  // namespace hadal::bots
