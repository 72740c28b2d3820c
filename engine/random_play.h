// SPDX-License-Identifier: Apache-2.0
// Uniformly random play, the yardstick of simulations and benchmarks.
#pragma once

#include "engine/game.h"

namespace hadal {

// Plays one random move: a chance move by its weight, any move of a player with equal probability.
// Returns how many choices the player had, 0 for chance.
template <Game G>
std::size_t play_random(typename G::State& s, typename G::MoveList& legal, Rng& rng) {
  if (G::to_move(s) == Player::chance) {
    G::apply(s, G::draw_chance(s, rng));
    return 0;
  }
  G::legal_moves(s, legal);
  G::apply(s, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  return legal.size();
}

// The move that play_random would make, to look at it first.
template <Game G>
typename G::Move random_move(const typename G::State& s, const typename G::MoveList& legal,
                             Rng& rng) {
  if (G::to_move(s) == Player::chance) return G::draw_chance(s, rng);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace hadal
