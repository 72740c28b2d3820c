// SPDX-License-Identifier: Apache-2.0
// What a client may ask about a position, so that it needs no rules of its own.
#pragma once

#include "engine/game.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// `payments` about a `lord`: complete ways to pay for him, the cheapest first, none with a needless
// ally; also of a payment that has begun. Each has `line`, to be played as it is, `allies`,
// `pearls` and, where there is a choice, `affiliate`. Of whoever is to move alone.
Document aid(const State& s, Player p, std::string_view what, const Document& about);

// Where the points of a seat come from.
Document breakdown(const State& s, Player p);

}  // namespace hadal::abyss
