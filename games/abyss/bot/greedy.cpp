// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/greedy.h"

namespace hadal::bots {

abyss::Move AbyssGreedy::choose(const abyss::State& world, Player, const abyss::MoveList& legal,
                                Rng&) {
  return policy_.best(world, legal);
}

}  // namespace hadal::bots
