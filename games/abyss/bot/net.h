// SPDX-License-Identifier: Apache-2.0
// The evaluation of Abyss gives one seat's features a value.
#pragma once

#include "games/abyss/bot/features.h"
#include "search/net.h"

namespace hadal::bots {

using AbyssNet = Net<kAbyssFeatures>;
using AbyssWeights = AbyssNet::Weights;

}  // namespace hadal::bots
