// SPDX-License-Identifier: Apache-2.0
// Drawing a chance move from the list of all of them.
#pragma once

#include "engine/rng.h"

namespace hadal {

// By its weight; for deals that have no quicker way. `legal_moves` and `weights` are the game's.
template <typename MoveList, typename WeightList, typename State>
auto draw_from_list(const State& s, Rng& rng) {
  MoveList list;
  legal_moves(s, list);
  WeightList shares;
  weights(s, list, shares);
  return list[pick_weighted(shares, rng.below(total(shares)))];
}

}  // namespace hadal
