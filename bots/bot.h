// SPDX-License-Identifier: Apache-2.0
// A bot answers one question after another.
//
// It never sees the true position: it is given a world in which everything hidden from its seat was
// dealt anew (G::determinize), and the legal moves, which are the same in every such world.
#pragma once

#include "engine/game.h"

namespace hadal::bots {

template <Game G>
class Bot {
 public:
  virtual ~Bot() = default;

  // One of `legal`, which is not empty; `me` is the seat to move in `world`.
  virtual typename G::Move choose(const typename G::State& world, Player me,
                                  const typename G::MoveList& legal, Rng& rng) = 0;
};

// Deals a world for the seat to move and asks the bot.
template <Game G>
typename G::Move ask(Bot<G>& bot, const typename G::State& s, Rng& rng) {
  const Player me = G::to_move(s);
  const typename G::State world = G::determinize(s, me, rng);
  typename G::MoveList legal;
  G::legal_moves(world, legal);
  return bot.choose(world, me, legal, rng);
}

}  // namespace hadal::bots
