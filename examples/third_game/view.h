// SPDX-License-Identifier: Apache-2.0
// What a seat may know: its own cup, and everything public.
#pragma once

#include "engine/game.h"
#include "examples/third_game/state.h"

namespace hadal::liars_dice {

struct View {
  Options options;
  Player viewer = Player::nobody;
  Player to_move = Player::nobody;
  std::array<std::uint8_t, kSeats> dice{};
  std::array<std::uint8_t, kSeats> rolled{};  // how many dice lie in each cup
  Cup cup{};                                  // the viewer's own
  Claim claim;
  Player bidder = Player::nobody;
  Player turn = Player::nobody;
  std::uint8_t round = 0;
  Showdown last;
  bool operator==(const View&) const = default;
};

View view(const State& s, Player p);
std::uint64_t view_key(const State& s, Player p);
Move seen_by(const State& s, Move m, Player p);
// The dice of the others are rolled again.
State determinize(const State& s, Player p, Rng& rng);

}  // namespace hadal::liars_dice
