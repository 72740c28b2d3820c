// SPDX-License-Identifier: Apache-2.0
// Uniformly random play, the yardstick of simulations and benchmarks.
#pragma once

#include "engine/game.h"

namespace hadal {

// One move of chance by its weights, or of a player by equal chances.
template <Game G>
typename G::Move random_move(const typename G::State& s, const typename G::MoveList& legal,
                             Rng& rng) {
  const auto n = static_cast<std::uint32_t>(legal.size());
  if (G::to_move(s) != Player::chance) return legal[rng.below(n)];
  typename G::WeightList weights;
  G::weights(s, legal, weights);
  return legal[pick_weighted(weights, rng.below(total(weights)))];
}

}  // namespace hadal
