// SPDX-License-Identifier: Apache-2.0
// The rules of Liar's Dice; rules.md has them with their ids.
#pragma once

#include "engine/game.h"
#include "examples/third_game/state.h"

namespace hadal::liars_dice {

State setup(const Options& options);
Player to_move(const State& s);
void legal_moves(const State& s, MoveList& out);
void weights(const State& s, const MoveList& list, WeightList& out);
Move draw_chance(const State& s, Rng& rng);
void apply(State& s, Move m);
Outcome outcome(const State& s);

// "first", "bid", or "nothing" when the game is over.
std::string_view question(const State& s);
// Whose die chance rolls next; nobody: all are rolled.
Player rolling(const State& s);
std::uint8_t dice_in_play(const State& s);
// [LIA-5] How many dice of these cups count for a face.
int count_of(const std::array<Cup, kSeats>& cups, std::uint8_t face, bool plain_ones);
std::string inconsistency(const State& s);

}  // namespace hadal::liars_dice
