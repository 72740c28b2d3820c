// SPDX-License-Identifier: Apache-2.0
// What follows by the rules from what a viewer knows anyway: bills, rewards, points, and what the
// question is about. It is part of the view document, so that no client needs rules of its own.
#pragma once

#include "engine/sink.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

// Of a seat: keys that count, what its locations give, and its points. The monster tokens are
// among them for their owner, and for everybody when the game is over.
void write_seat_aids(Sink& out, const State& s, Player p, Player viewer);

// What each lord of the court would cost this seat now, and whether it can pay.
void write_bills(Sink& out, const State& s, Player me);

// `asked`: what the question is about. `reward`: of the next fight. For a seat also `bills`: what
// each lord of the court would cost it, and `worth`: what each open location would give it.
void write_aids(Sink& out, const State& s, Player viewer);

}  // namespace hadal::abyss
