// SPDX-License-Identifier: Apache-2.0
// Whole games of random play from fixed seeds. Their signature says whether the rules behave as
// before, or elsewhere as here.
#pragma once

#include "engine/hash.h"
#include "engine/random_play.h"

namespace hadal {

struct RandomGames {
  std::uint64_t decisions = 0;
  std::uint64_t single = 0;  // with one answer
  std::uint64_t chance = 0;
  std::uint64_t signature = 0;
};

template <Game G>
RandomGames play_random_games(const typename G::Options& options, std::uint64_t games) {
  RandomGames all;
  Rng rng(2026);
  Hash signature;
  typename G::MoveList legal;
  for (std::uint64_t i = 0; i < games; ++i) {
    typename G::State s = G::setup(options);
    while (G::to_move(s) != Player::nobody) {
      const std::size_t choices = play_random<G>(s, legal, rng);
      all.chance += choices == 0 ? 1 : 0;
      all.decisions += choices > 0 ? 1 : 0;
      all.single += choices == 1 ? 1 : 0;
    }
    signature.add_all(G::outcome(s).score).add(all.decisions).add(all.chance);
  }
  all.signature = signature.value();
  return all;
}

}  // namespace hadal
