// SPDX-License-Identifier: Apache-2.0
// Positions of Unfathomable to learn from: games of bots with themselves, with some random moves so
// that odd positions occur too.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/unfathomable/bot/ship_features.h"

namespace hadal::bots::voyage {

// A position at the beginning of a turn, and how its game ended.
struct ShipSample {
  ShipFeatures features;
  bool arrived;
  bool far;        // the ship came to distance 12
  bool kept_back;  // not learnt from, but used to measure
};

struct VoyageSettings {
  std::uint32_t games = 3000;              // for each number of players
  std::string bot = "captain-1/worlds=0";  // who plays: quick, and reveals in time
  std::uint32_t random_moves = 2;          // in a hundred
  std::uint64_t seed = 1;
};

std::vector<ShipSample> ship_samples(const VoyageSettings& settings,
                                     const std::function<void(double)>& progress);

}  // namespace hadal::bots::voyage
