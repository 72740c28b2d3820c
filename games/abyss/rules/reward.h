// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/abyss/types.h"

namespace hadal::abyss {

// [ABY-THR-1] Every space gives some keys and lets the player choose, piece by piece, between a
// pearl and a monster token.
struct ThreatReward {
  std::uint8_t keys;
  std::uint8_t choices;
};
inline constexpr std::array<ThreatReward, kThreatSpaces> kThreatTrack{
    {{0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}}};

constexpr ThreatReward threat_reward(int space) {
  return kThreatTrack[static_cast<std::size_t>(space - 1)];
}

}  // namespace hadal::abyss
