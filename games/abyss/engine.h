// SPDX-License-Identifier: Apache-2.0
// Playing: who must act, what is legal, what a move does. Abyss follows the rulebooks of 2014 for
// two to four players, without expansions; docs/rules/abyss.md lists every rule and ruling.
#pragma once

#include <string_view>

#include "engine/rng.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

constexpr Player to_move(const State& s) {
  return s.stack.empty() ? Player::nobody : s.stack.back().who;
}
void legal_moves(const State& s, MoveList& out);
void weights(const State& s, const MoveList& list, WeightList& out);
void apply(State& s, Move m);

// The name of what is asked; "nothing" when the game is over.
std::string_view question(const State& s);

// One chance move, drawn by its weight: the same as listing, weighing and picking, but faster.
Move draw_chance(const State& s, Rng& rng);

// Runs scripts until somebody must act; for positions that were set up by hand.
void settle(State& s);

}  // namespace hadal::abyss
