// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/chances.h"

#include <algorithm>
#include <cmath>

#include "games/unfathomable/bot/ship_weights.h"

namespace hadal::bots::voyage {

float logistic(float x) { return 1 / (1 + std::exp(-x)); }

float chance_of_arrival(const State& s) {
  if (s.ending != Ending::none) return s.ending == Ending::arrival ? 1.0f : 0.0f;
  return logistic(ShipNet::value(kArrivalWeights, ship_features(s)));
}

// [UNF-21-2] The Cultist wins if the ship is lost, but not before distance 12.
float chance_of(const State& s, Side side) {
  const float arrival = chance_of_arrival(s);
  if (side == Side::human) return arrival;
  if (side == Side::hybrid || distance(s) >= kArrivalDistance) return 1 - arrival;
  if (s.ending != Ending::none) return 0;
  const float far = logistic(ShipNet::value(kFarWeights, ship_features(s)));
  return std::max(0.0f, far - arrival);
}

}  // namespace hadal::bots::voyage
