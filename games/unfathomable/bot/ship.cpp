// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/ship.h"

#include <cmath>

namespace hadal::bots::voyage {

Side side_of(const State& s, Player p) {
  Side side = Side::human;
  for (const LoyaltyCard& card : s.loyalty) {
    if (card.holder != p) continue;
    if (card.loyalty == Loyalty::hybrid) return Side::hybrid;
    if (card.loyalty == Loyalty::cultist) side = Side::cultist;
  }
  return side;
}

float normal(float x) { return 0.5f * std::erfc(-x * 0.70710678f); }

}  // namespace hadal::bots::voyage
