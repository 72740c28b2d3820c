// SPDX-License-Identifier: Apache-2.0
// The words in which the tests of the bots of Unfathomable speak.
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "engine/tests/flow.h"
#include "engine/tests/thoroughness.h"
#include "games/unfathomable/bot/levels.h"
#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

using ShipBots = std::vector<std::unique_ptr<ShipBot>>;

// A position from "{players: 3, given: {…}}".
inline State ship(std::string_view text) { return unfathomable::from_document(flow(text)); }

// After moves in notation, separated by semicolons, chance included.
inline State then(State s, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find("; "), moves.size());
    const auto m = unfathomable::parse(moves.substr(0, end));
    if (!m) throw std::runtime_error("no move: " + std::string(moves.substr(0, end)));
    MoveList legal;
    legal_moves(s, legal);
    if (std::find(legal.begin(), legal.end(), *m) == legal.end())
      throw std::runtime_error("not legal: " + std::string(moves.substr(0, end)));
    apply(s, *m);
    moves.remove_prefix(std::min(end + 2, moves.size()));
  }
  return s;
}

inline ShipBots seats_of(std::string_view name, std::size_t players) {
  ShipBots bots;
  std::string why;
  for (std::size_t i = 0; i < players; ++i) bots.push_back(make_ship_bot(name, why));
  return bots;
}

// A whole game of these bots, who hear what the others say; `look` sees every decision that has a
// choice, before the others hear of it.
template <typename Look>
State play_ship(const ShipBots& bots, std::uint64_t seed, Look look) {
  const auto players = static_cast<std::uint8_t>(bots.size());
  Rng rng(seed);
  State s = Unfathomable::setup({.players = players});
  while (to_move(s) != Player::nobody) {
    const State before = s;
    Move m;
    if (to_move(s) == Player::chance) {
      m = draw_chance(s, rng);
    } else {
      MoveList legal;
      legal_moves(s, legal);
      m = legal.size() == 1 ? legal[0] : ask<Unfathomable>(*bots[index(to_move(s))], s, rng);
      if (legal.size() > 1) {
        look(s, m, legal);
        pass_on<Unfathomable>(bots, to_move(s));
      }
    }
    apply(s, m);
    tell<Unfathomable>(bots, before, m, s);
  }
  return s;
}

// The same of one bot with itself.
template <typename Look>
State play_ship(std::string_view name, std::uint8_t players, std::uint64_t seed, Look look) {
  return play_ship(seats_of(name, players), seed, look);
}

}  // namespace hadal::bots::voyage
