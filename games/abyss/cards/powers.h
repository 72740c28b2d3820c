// SPDX-License-Identifier: Apache-2.0
// The three powers that an owner uses when he likes, each once in his own turn.  [ABY-POW-4]
//
// They may be used wherever the turn's player decides something and nobody else is being asked:
// before the action, while exploring, before a reward, before a second stack, and at the end of
// the turn.  [ABY-POW-5]
#pragma once

#include "games/abyss/state.h"

namespace hadal::abyss::powers {

constexpr bool is_power(Verb v) {
  return v == Verb::sell || v == Verb::clear || v == Verb::replace;
}
bool any_usable(const State& s, Player me);
void moves(const State& s, Player me, MoveList& out);
void apply(State& s, Player me, Move m);

}  // namespace hadal::abyss::powers
