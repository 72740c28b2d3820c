// SPDX-License-Identifier: Apache-2.0
// How likely a claim is, as a seat can know it.
#pragma once

#include "examples/third_game/rules.h"

namespace hadal::liars_dice {

// Of `unknown` dice at least `needed` count, each with a chance of `hits` in six.
inline double at_least(int needed, int unknown, int hits) {
  if (needed <= 0) return 1;
  if (needed > unknown) return 0;
  const double p = hits / 6.0;
  double sum = 0;
  for (int k = needed; k <= unknown; ++k) {
    double ways = 1;
    for (int i = 0; i < k; ++i) ways *= static_cast<double>(unknown - i) / (i + 1);
    for (int i = 0; i < unknown; ++i) ways *= i < k ? p : 1 - p;
    sum += ways;
  }
  return sum;
}

// For a player who knows only the cup of `me`; with nobody, for a spectator.
inline double chance_of(const State& s, Player me, const Claim& claim) {
  std::array<Cup, kSeats> mine{};
  int unknown = dice_in_play(s);
  if (is_seat(me)) {
    mine[index(me)] = s.cups[index(me)];
    unknown -= s.dice[index(me)];
  }
  const int have = count_of(mine, claim.face, s.options.plain_ones);
  const int hits = claim.face == 1 || s.options.plain_ones ? 1 : 2;
  return at_least(claim.dice - have, unknown, hits);
}

}  // namespace hadal::liars_dice
