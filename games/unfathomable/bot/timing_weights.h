// SPDX-License-Identifier: Apache-2.0
// Fitted by self-play; do not edit, but make anew with
//   hadal fit unfathomable --part timing --games 1000 --seed 1
#pragma once

#include "games/unfathomable/bot/timing.h"

namespace hadal::bots::voyage {

// clang-format off
inline constexpr TimingWeights kRevealWeights{
    -2.440f, 0.242f, -0.027f, 0.214f, -0.247f, 1.303f, -1.131f, 0.293f, -0.063f, -0.180f, 0.683f,
    -0.035f, 0.022f, 0.123f, -0.678f, 0.164f, 0.184f, 0.168f, 0.289f, -0.464f,
};
// clang-format on

// clang-format off
inline constexpr TimingWeights kHideWeights{
    -1.451f, 0.120f, -0.070f, 0.070f, -0.298f, 1.058f, -0.981f, -0.033f, -0.417f, 0.122f, 0.281f,
    0.009f, 0.136f, 0.112f, -0.635f, -0.114f, 0.121f, 0.179f, 0.217f, -0.470f,
};
// clang-format on

}  // namespace hadal::bots::voyage
