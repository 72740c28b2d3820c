// SPDX-License-Identifier: Apache-2.0
// Why somebody should give an answer, told to them alone, or to everybody after the game: unlike
// explain() it knows their side and their cards.
#pragma once

#include <optional>

#include "games/unfathomable/bot/ship.h"
#include "search/roster.h"

namespace hadal::bots::voyage {

std::optional<Reason> advise(const State& s, Move m);

}  // namespace hadal::bots::voyage
