// SPDX-License-Identifier: Apache-2.0
// Plays like greedy, but misjudges every move by up to three points of influence.
#pragma once

#include "games/abyss/bot/policy.h"
#include "search/bot.h"

namespace hadal::bots {

class AbyssNovice final : public Bot<abyss::Abyss> {
 public:
  static constexpr std::uint32_t kMisjudged = 30;  // tenths of influence

  abyss::Move choose(const abyss::State& world, Player, const abyss::MoveList& legal,
                     Rng& rng) override {
    std::array<int, AbyssPolicy::kMostMoves>
        worth;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    policy_.worths(world, legal, worth.data());
    std::size_t best = 0;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      worth[i] += static_cast<int>(rng.below(kMisjudged));
      if (worth[i] > worth[best]) best = i;
    }
    return legal[best];
  }

 private:
  AbyssPolicy policy_;
};

}  // namespace hadal::bots
