// SPDX-License-Identifier: Apache-2.0
// Playing: who must act, what is legal, what a move does. Unfathomable follows the base game of
// 2021 for three to six players; docs/rules/unfathomable.md lists every rule and ruling.
#pragma once

#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/rng.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

constexpr Player to_move(const State& s) {
  return s.stack.empty() ? Player::nobody : s.stack.back().who;
}
void legal_moves(const State& s, MoveList& out);
void weights(const State& s, const MoveList& list, WeightList& out);
void apply(State& s, Move m);
// The same; says which single answers were given at once.  [UNF-OWN-15]
std::vector<Move> apply_telling(State& s, Move m);

// A chance move drawn by its weight, without listing all of them.
Move draw_chance(const State& s, Rng& rng);

// Whether the question is a reaction that a standing order may answer.
bool asks_for_reaction(const State& s);
// … and somebody changed something in its window before.  [UNF-5-7-3]
bool asks_after_change(const State& s);

// Runs scripts until somebody must act; for positions that were put together by hand.
void settle(State& s);

// [UNF-22-3] Who has won.
Outcome outcome(const State& s);
// "humans", or "hybrids" and perhaps "cultist"; nobody before the end.
std::vector<std::string> winning_sides(const State& s);

}  // namespace hadal::unfathomable
