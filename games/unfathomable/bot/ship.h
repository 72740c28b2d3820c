// SPDX-License-Identifier: Apache-2.0
// What the bots of Unfathomable have in common: sides, suspicion, and small numbers.
#pragma once

#include <array>
#include <string_view>

#include "games/unfathomable/board.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/state.h"

namespace hadal::bots::voyage {

using namespace hadal::unfathomable;  // NOLINT(google-build-using-namespace): the game's own words

// What a player wins by.  [UNF-21-1] [UNF-21-2]
enum class Side : std::uint8_t { human, hybrid, cultist };
constexpr std::string_view name(Side side) {
  return side == Side::human ? "human" : side == Side::hybrid ? "hybrid" : "cultist";
}
Side side_of(const State& s, Player p);  // in this world

inline bool human_in(const State& s, Space where) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == where && !s.seats[i].revealed) return true;
  return false;
}

// How likely each seat is a traitor, as far as the mover, or everybody, can tell.
using Suspicion = std::array<float, kSeats>;

constexpr float real(int n) { return static_cast<float>(n); }

// The chance that an eight-sided die shows at least n.
constexpr float at_least(int n) { return n <= 1 ? 1.0f : n > 8 ? 0.0f : real(9 - n) / 8; }
constexpr float at_most(int n) { return 1.0f - at_least(n + 1); }

// The normal distribution function, good to three digits.
float normal(float x);

}  // namespace hadal::bots::voyage
