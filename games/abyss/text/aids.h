// SPDX-License-Identifier: Apache-2.0
// What a client may ask about a position, so that it needs no rules of its own.
#pragma once

#include "engine/game.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// `payments` about a `lord`: complete ways to pay for him, the cheapest first, none with a needless
// ally; also of a payment that has begun. `payment` about a `lord` and `allies` ("crab 2, squid
// 1"): what these come to, and whether they pay. A payment has `line`, to be played as it is, and
// where there is a choice `affiliates`, one of whom is named next. Of whoever is to move alone.
Document aid(const State& s, Player p, std::string_view what, const Document& about);

// Where the points of a seat come from.
Document breakdown(const State& s, Player p);

}  // namespace hadal::abyss
