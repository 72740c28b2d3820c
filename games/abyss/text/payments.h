// SPDX-License-Identifier: Apache-2.0
// Ways to pay for a lord that a player would think of.
#pragma once

#include <vector>

#include "games/abyss/cards/passives.h"

namespace hadal::abyss {

struct PaidWith {
  AllySet allies;
  int pearls = 0;
};

// Whether no ally could be left out, those in `exempt` aside: each is needed for the value, or is
// the only one of its race.
bool is_minimal(const Bill& bill, AllySet exempt, AllySet allies);

// At most this many: a full hand and a few pearls pay in thousands of ways.
inline constexpr std::size_t kMostWays = 20;

// [ABY-REC-3a] The cheapest ways to pay `bill` with what is in `paid` and some of `hand`: those
// that give up the least value, then the fewest pearls, then the fewest allies. None contains an
// ally that could be left out.
std::vector<PaidWith> cheapest_ways(const Bill& bill, AllySet paid, AllySet hand, int pearls);

}  // namespace hadal::abyss
