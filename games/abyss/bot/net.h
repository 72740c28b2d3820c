// SPDX-License-Identifier: Apache-2.0
// The evaluation of Abyss gives one seat's features a value.
#pragma once

#include "games/abyss/bot/inputs.h"

namespace hadal::bots {

using AbyssNet = Net<kAbyssInputs, 32>;
using AbyssWeights = AbyssNet::Weights;

// Of the first version: fewer features and units. The bots that others are measured by have it
// (levels.h), and so has the judge of games, whose scale was measured with it (scale.h).
using FirstNet = Net<kAbyssFeatures>;
using FirstWeights = FirstNet::Weights;

}  // namespace hadal::bots
