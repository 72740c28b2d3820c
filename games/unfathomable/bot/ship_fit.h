// SPDX-License-Identifier: Apache-2.0
// Fitting the chances of Unfathomable to games of bots with themselves. It starts from nothing, so
// the same command gives the same weights.
#pragma once

#include <string>

#include "games/unfathomable/bot/ship_samples.h"

namespace hadal::bots::voyage {

struct ShipFitSettings {
  VoyageSettings play;
  std::uint32_t epochs = 6;  // how often all positions are gone through
};

// Mean log losses on games kept back.
struct ShipLosses {
  double base_rate = 0;  // of somebody who only knows how often it happens
  double standing = 0;   // who knows standing() too, at best
  double fitted = 0;
};

struct ShipFit {
  ShipWeights arrival{};
  ShipWeights far{};
  std::uint64_t positions = 0;
  ShipLosses arrival_losses;
  ShipLosses far_losses;
};

// `progress` is told now and then how much of the work is done.
ShipFit fit_ship(const ShipFitSettings& settings, const std::function<void(double)>& progress);

// The weights as the text of ship_weights.h.
std::string ship_weights_header(const ShipWeights& arrival, const ShipWeights& far,
                                const std::string& command);

}  // namespace hadal::bots::voyage
