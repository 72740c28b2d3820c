// SPDX-License-Identifier: Apache-2.0
// What a client may ask about a position, so that it needs no rules of its own.
#pragma once

#include "engine/game.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// `payments` about a `lord`: complete ways to pay for the lord, cheapest first, none with a
// superfluous ally; also during a payment. `payment` about a `lord` and `allies` ("crab 2, squid
// 1"): what these add up to, and whether they pay. A payment has `line`, which can be played as it
// is, and `affiliates` if there is a choice, one of which is named next. Only for the player to
// move.
Document aid(const State& s, Player p, std::string_view what, const Document& about);

// Where the points of a seat come from.
Document breakdown(const State& s, Player p);

}  // namespace hadal::abyss
