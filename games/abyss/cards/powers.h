// SPDX-License-Identifier: Apache-2.0
// The three powers that owners use when they like, each once in their own turn.  [ABY-POW-4]
//
// They may be used wherever the turn's player decides something that they could change: before the
// action, while exploring, before a reward, before a stack, before a lord brings another lord, and
// at the end of the turn. `moment` asks only for them, where the turn would otherwise go on without
// a decision of the owner.  [ABY-POW-5]
#pragma once

#include "games/abyss/state.h"

namespace hadal::abyss::powers {

constexpr bool is_power(Verb v) {
  return v == Verb::sell || v == Verb::clear || v == Verb::replace;
}
bool any_usable(const State& s, Player me);
bool can_replace(const State& s, Player me);
bool can_add_to_discard(const State& s, Player me);
// Whether pearls can be had for an ally, and how many.
int pearls_to_be_had(const State& s, Player me);

void moves(const State& s, Player me, MoveList& out);

// Uses the power, if the move is one, and asks again.
bool use(State& s, const Frame& f, Move m);

}  // namespace hadal::abyss::powers
