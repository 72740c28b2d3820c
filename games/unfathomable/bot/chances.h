// SPDX-License-Identifier: Apache-2.0
// The chances of the sides in a world, fitted to games of bots against themselves (ship_fit.h). It
// predicts the winner better than standing(), but it must know what is hidden.
#pragma once

#include "games/unfathomable/bot/ship_features.h"

namespace hadal::bots::voyage {

float logistic(float x);

// From 0 to 1, at the beginning of a turn or at the end of the game.
float chance_of_arrival(const State& s);
float chance_of(const State& s, Side side);

}  // namespace hadal::bots::voyage
