// SPDX-License-Identifier: Apache-2.0
// Ways to pay for a lord that a player would think of.
#pragma once

#include <vector>

#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/payment.h"

namespace hadal::abyss {

struct PaidWith {
  AllySet allies;
  int pearls = 0;
};

// Whether no ally could be left out, except those in `exempt`: each is needed for its value or is
// the only one of its race.
bool is_minimal(const Bill& bill, AllySet exempt, AllySet allies);

// Why a seat cannot pay a bill, the first of three reasons.
struct Lack {
  enum class Reason : std::uint8_t {
    none,
    race,   // [ABY-REC-3b] the required race is not in the hand
    races,  // [ABY-REC-3a] so many races too few
    value   // [ABY-REC-3c] so much less than it costs
  };
  Reason reason = Reason::none;
  int n = 0;
};
Lack lack_of(const Bill& bill, AllySet hand, const Purse& purse);

// At most this many: a full hand and a few pearls pay in thousands of ways.
inline constexpr std::size_t kMostWays = 20;

// [ABY-REC-3a] The cheapest ways to pay `bill` with what is in `paid` and some of `hand`: those
// that give up the least value, then the fewest pearls, then the fewest allies. None contains an
// ally that could be left out.
std::vector<PaidWith> cheapest_ways(const Bill& bill, AllySet paid, AllySet hand, int pearls);

}  // namespace hadal::abyss
