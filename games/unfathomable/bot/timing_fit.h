// SPDX-License-Identifier: Apache-2.0
// Fitting the moment of revealing (timing.h). In the games every Hybrid reveals at a turn drawn by
// lot. Revealing is worth what became of the ship then. Hiding is worth what the better of the two
// answers is worth in the seat's next turn, or what became of the ship if there was none: fitted
// Q-iteration (Ernst, Geurts and Wehenkel 2005).
#pragma once

#include <functional>
#include <string>

#include "games/unfathomable/bot/timing.h"

namespace hadal::bots::voyage {

struct TimingFitSettings {
  std::uint32_t games = 1500;  // for each number of players
  std::uint32_t sweeps = 12;   // how many turns ahead hiding is weighed
  std::uint32_t latest = 32;   // the turns are drawn from those before this one
  std::uint64_t seed = 1;
};

struct TimingFit {
  TimingWeights reveal{};
  TimingWeights hide{};
  std::uint64_t revealed = 0;  // samples
  std::uint64_t hidden = 0;
};

TimingFit fit_timing(const TimingFitSettings& settings,
                     const std::function<void(double)>& progress);
// The weights as the text of timing_weights.h.
std::string timing_weights_header(const TimingFit& fit, const std::string& command);

}  // namespace hadal::bots::voyage
