// SPDX-License-Identifier: Apache-2.0
// What somebody has in Abyss, counted to say what a move brings.
#pragma once

#include "games/abyss/state.h"
#include "search/judging.h"

namespace hadal::bots {

// In the order of abyss_things; the worth is in points.
inline constexpr auto kAbyssThings = std::to_array<Thing>({
    {"abyss.gain.lords", 1},
    {"abyss.gain.locations", 1},
    {"abyss.gain.allies", 1},
    {"abyss.gain.monsters", 2.6f},  // 53 points on 20 tokens
    {"abyss.gain.keys", 2.5f},
    {"abyss.gain.pearls", 1},
    {"abyss.gain.hand", 0.5f},
    {"abyss.gain.rival", -0.7f},
});

Things abyss_things(const abyss::State& s, Player me);

}  // namespace hadal::bots
