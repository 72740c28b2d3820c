// SPDX-License-Identifier: Apache-2.0
// Which sets of allies pay for a lord.
//
// A payment is made ally by ally in the canonical order (race, then value), so there is exactly one
// way to pay any set of allies. An ally is offered only if some complete payment contains it and
// what was paid before: no payment ends in a dead end.
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

  // How far the best payment with the right races falls short; above zero: it cannot be paid.
  int missing(const Bill& bill) const {
    return bill.cost - pearls_ - most_after(Race::none, bill.races, bill.required);
  }

  // Whether `paid` alone settles the bill.
  bool settles(const Bill& bill, AllySet paid) const {
    return settles(bill, paid.races(), bill.cost - pearls_ - paid.value());
  }
  static bool settles(const Bill& bill, RaceSet races, int owed) {
    return races.size() == bill.races &&                                 // [ABY-REC-3a]
           (bill.required == Race::none || races.has(bill.required)) &&  // [ABY-REC-3b]
           owed <= 0;                                                    // [ABY-REC-3c]
  }

  // The most that `count` races after `race` can add, the required one among them if it is still
  // missing; negative if there are not so many.
  int most_after(Race race, int count, Race missing) const;

 private:
  AllySet hand_;
  int pearls_;
  // The five races, the richest first, each as 8 * value + race; how many of them are in the hand;
  // and what the first n are worth together.
  std::array<int, kRaces> richest_{};
  int races_ = 0;
  std::array<int, kRaces + 1> worth_{};
};

// After `paid`: the allies that may be paid next, and `done` if `paid` alone settles the bill.
void next_payments(const Seat& seat, const Bill& bill, AllySet paid, MoveList& out);

}  // namespace hadal::abyss
