// SPDX-License-Identifier: Apache-2.0
// What a search is told about a game: which moves look good, how to play on quickly, and what a
// position is worth. A guide may keep scratch space, so every thread has its own copy.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>

#include "engine/game.h"
#include "search/judging.h"

namespace hadal::bots {

// What every seat gets, from 0 to 1.
using Rewards = std::array<float, kMaxSeats>;

template <typename T, typename G>
concept Guide = std::copy_constructible<T> &&
    requires(T& guide, const typename G::State& s, const typename G::MoveList& legal, float* out,
             Rng& rng) {
  { guide.priors(s, legal, out) } -> std::same_as<void>;  // one for each move, sum 1
  { guide.playout_move(s, legal, rng) } -> std::same_as<typename G::Move>;
  { guide.is_quiet(s) } -> std::same_as<bool>;     // evaluate() may be trusted here
  { guide.evaluate(s) } -> std::same_as<Rewards>;  // of a quiet or a finished position
};

// The win, shared among those who share it.
template <Game G>
Rewards win_rewards(const typename G::State& s) {
  const Outcome outcome = G::outcome(s);
  const auto winners = std::count(outcome.won.begin(), outcome.won.end(), true);
  Rewards rewards{};
  for (std::size_t i = 0; i < G::players(s); ++i)
    if (outcome.won[i]) rewards[i] = 1.0f / static_cast<float>(winners);
  return rewards;
}

// How everybody stands in a quiet or finished position, of which `rewards` is the evaluation. A
// guide whose rewards are not chances to win says how they are to be read: standing(s, rewards).
template <Game G, typename Advice>
Standing standing_of(const Advice& guide, const typename G::State& s, const Rewards& rewards) {
  if constexpr (requires { guide.standing(s, rewards); }) return guide.standing(s, rewards);
  Standing standing;
  standing.chance = G::to_move(s) == Player::nobody ? win_rewards<G>(s) : rewards;
  return standing;
}

// What a seat has in a position, in the order of the game's list, if the guide can count it:
// things(s, me).
template <Game G, typename Advice>
Things things_of(const Advice& guide, const typename G::State& s, Player me) {
  if constexpr (requires { guide.things(s, me); }) return guide.things(s, me);
  return {};
}

// Knows nothing: all moves are alike, and games are played to their end at random.
template <Game G>
struct UniformGuide {
  void priors(const typename G::State&, const typename G::MoveList& legal, float* out) const {
    std::fill_n(out, legal.size(), 1.0f / static_cast<float>(legal.size()));
  }
  typename G::Move playout_move(const typename G::State&, const typename G::MoveList& legal,
                                Rng& rng) const {
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
  bool is_quiet(const typename G::State&) const { return false; }
  Rewards evaluate(const typename G::State& s) const { return win_rewards<G>(s); }
};

}  // namespace hadal::bots
