// SPDX-License-Identifier: Apache-2.0
// Counting influence.
#pragma once

#include <array>

#include "engine/game.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// [ABY-SCO-1] The four parts of a score.
struct Points {
  int locations = 0;
  int lords = 0;
  int allies = 0;
  int monsters = 0;
  constexpr int total() const { return locations + lords + allies + monsters; }
};

// What p would score if the game ended now, without the final affiliation.
Points points(const State& s, Player p);

// What `tile` would give to p now.
int location_points(const State& s, Player p, Location tile);

Outcome outcome(const State& s);

}  // namespace hadal::abyss
