// SPDX-License-Identifier: Apache-2.0
// What a bot says about moves and positions when it is asked as a judge.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/player.h"

namespace hadal::bots {

// How everybody stands in a position. A shared win counts in part.
struct Standing {
  std::array<float, kMaxSeats> chance{};  // to win
  std::array<float, kMaxSeats> lead{};    // expected at the end over the best of the others
  bool has_points = false;                // whether `lead` means anything
  std::optional<float> goal;              // that the common goal is reached, where there is one
};

// What a judge may know. `seat`: worlds are dealt that the mover cannot tell from the true one.
// `open`: the given world is the true one, and only what chance will still draw is unknown.
enum class Knowledge : std::uint8_t { seat, open };

// What people count on a table and a move may change: pearls, fuel, … A game lists its things; a
// position has so many of each. `worth` says which differences matter most.
struct Thing {
  std::string_view key;  // of the catalogues
  float worth = 1;
};
inline constexpr std::size_t kMostThings = 16;
using Things = std::array<float, kMostThings>;

// A legal move and what it leads to, for the mover.
template <typename Move>
struct Judged {
  Move move{};
  std::uint32_t tries = 0;
  float chance = 0;
  float uncertainty = 0;  // of the chance: one standard error
  float apart = 0;        // one standard error of how far it is behind the best, in the same worlds
  float lead = 0;
  bool has_points = false;
  // How much more of each thing the best brings in the same worlds, 0 where that may be chance. Of
  // the best itself: more than the next.
  Things behind{};
  // In which share of these worlds the best did better, and in which worse; the rest came out
  // alike.
  float better_in = 0;
  float worse_in = 0;
  bool risky = false;  // it would give a hidden traitor away: nobody would call it better
};

// How much chance a decision must lose to be called an inaccuracy, a mistake or a blunder, and what
// each level loses with a decision on average. `hadal judges GAME` measures it; see
// docs/analysis.md.
struct Scale {
  float inaccuracy = 0.02f;
  float mistake = 0.05f;
  float blunder = 0.10f;
  struct Level {
    std::string_view name;
    float error = 0;
  };
  std::vector<Level> levels;
};

}  // namespace hadal::bots
