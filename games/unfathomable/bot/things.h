// SPDX-License-Identifier: Apache-2.0
// What lies open in Unfathomable, and the seat's own cards, counted to say what an answer brings.
#pragma once

#include "games/unfathomable/bot/ship.h"
#include "search/judging.h"

namespace hadal::bots::voyage {

// In the order of ship_things; the worth is in points of standing.h, roughly.
inline constexpr auto kShipThings = std::to_array<Thing>({
    {"unfathomable.gain.lost", -0.2f},  // per cent
    {"unfathomable.gain.arrived", 0.2f},
    {"unfathomable.gain.distance", 2},
    {"unfathomable.gain.travel", 0.8f},
    {"unfathomable.gain.fuel", 1},
    {"unfathomable.gain.food", 1},
    {"unfathomable.gain.sanity", 1},
    {"unfathomable.gain.souls", 1},
    {"unfathomable.gain.aboard", -0.7f},
    {"unfathomable.gain.water", -0.3f},
    {"unfathomable.gain.damaged", -1.5f},
    {"unfathomable.gain.ritual", 0.7f},
    {"unfathomable.gain.sick_bay", -1},
    {"unfathomable.gain.brig", -1},
    {"unfathomable.gain.cards", 0.3f},
    {"unfathomable.gain.passengers", 0.3f},
});
static_assert(kShipThings.size() <= kMostThings);

Things ship_things(const State& s, Player me);

// Whether more of a thing is bad for this seat, though its worth says that it is good.
bool is_turned_round(const Thing& thing, const State& s, Player p);

}  // namespace hadal::bots::voyage
