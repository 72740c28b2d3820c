// SPDX-License-Identifier: Apache-2.0
// Any legal move, all equally likely: the lowest level, and the player of soak tests.
#pragma once

#include "search/bot.h"

namespace hadal::bots {

template <Game G>
class RandomBot final : public Bot<G> {
 public:
  typename G::Move choose(const typename G::State&, Player, const typename G::MoveList& legal,
                          Rng& rng) override {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

}  // namespace hadal::bots
