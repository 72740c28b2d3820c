// SPDX-License-Identifier: Apache-2.0
// Which sets of allies pay for a lord.
//
// A payment is made ally by ally in the canonical order (race, then value), so that every set of
// allies is paid in exactly one way. An ally is offered only if some complete payment contains it
// and what was paid before: no payment ends in a dead end.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/abyss/cards/passives.h"

namespace hadal::abyss {

class Purse {
 public:
  explicit Purse(const Seat& seat);

  // Whether some set of allies of the hand pays the bill.
  bool can_pay(const Bill& bill) const;

  // Whether `paid` alone pays it.
  bool settles(const Bill& bill, AllySet paid) const;

  // After `paid`: the allies of the hand that may be paid next.
  void next(const Bill& bill, AllySet paid, MoveList& out) const;

 private:
  // The most that `count` races after `race` can add, the required one among them if it is still
  // missing; negative if there are not so many.
  int most_after(Race race, int count, Race missing) const;

  AllySet hand_;
  int pearls_;
  // The races of the hand and what they are worth, the richest first, and what the first n of them
  // are worth together.
  int races_ = 0;
  std::array<std::uint8_t, kRaces> race_{};
  std::array<int, kRaces> value_{};
  std::array<int, kRaces + 1> richest_{};
  std::array<std::uint8_t, kRaces + 1> rank_{};
};

}  // namespace hadal::abyss
