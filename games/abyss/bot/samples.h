// SPDX-License-Identifier: Apache-2.0
// Positions to learn from: games of bots against themselves, with some random moves so that odd
// positions occur too.
#pragma once

#include <functional>
#include <span>
#include <vector>

#include "games/abyss/bot/evaluation.h"

namespace hadal::bots {

// A position at the beginning of a turn, and what it was worth.
struct AbyssSample {
  std::vector<Input> inputs;                     // of all seats, one after the other, …
  std::array<std::uint16_t, abyss::kSeats> end;  // … and where those of each seat end
  Rewards target;
  std::uint8_t players;
  bool kept_back;  // not learnt from, but used to measure

  std::span<const Input> of(std::size_t seat) const {
    const std::size_t begin = seat == 0 ? 0 : end[seat - 1];
    return {inputs.data() + begin, end[seat] - begin};
  }
};

struct SelfPlaySettings {
  std::uint32_t games = 4000;      // for each number of players
  std::uint32_t iterations = 24;   // of the search, for a move
  std::uint32_t random_moves = 4;  // in a hundred
  std::uint64_t seed = 1;
  unsigned threads = 1;  // every game has a seed of its own, so more threads play the same games
};

// Without weights the policy plays, and a position is worth the result of its game. With weights a
// search plays, and the value of a position comes in part from the positions soon after it, because
// it should not get credit for later luck.
std::vector<AbyssSample> abyss_samples(const SelfPlaySettings& settings,
                                       const AbyssWeights* weights,
                                       const std::function<void(double)>& progress);

// What the weights make of a sample.
Rewards abyss_evaluation(const AbyssSample& sample, const AbyssWeights& weights);

}  // namespace hadal::bots
