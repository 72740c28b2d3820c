// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/rules/payment.h"

namespace hadal::abyss {
namespace {

constexpr int kImpossible = -10'000;  // less than any hand and purse can make good

}  // namespace

Purse::Purse(const Seat& seat) : hand_(seat.hand), pearls_(seat.pearls) {
  for (const Race r : hand_.races()) {
    const int value = hand_.value(r);
    auto at = static_cast<std::size_t>(races_++);
    for (; at > 0 && value_[at - 1] < value; --at) {
      value_[at] = value_[at - 1];
      race_[at] = race_[at - 1];
    }
    value_[at] = value;
    race_[at] = static_cast<std::uint8_t>(r);
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(races_); ++i) {
    richest_[i + 1] = richest_[i] + value_[i];
    rank_[race_[i]] = static_cast<std::uint8_t>(i);
  }
}

int Purse::most_after(Race race, int count, Race missing) const {
  const std::size_t first = race == Race::none ? 0 : index(race) + 1;
  int sum = 0;
  if (missing != Race::none) {
    if (index(missing) < first || !hand_.has(missing)) return kImpossible;
    sum = hand_.value(missing);
    --count;
  }
  for (std::size_t i = 0; i < static_cast<std::size_t>(races_) && count > 0; ++i) {
    if (race_[i] < first || race_[i] == index(missing)) continue;
    sum += value_[i];
    --count;
  }
  return count == 0 ? sum : kImpossible;
}

// The richest races pay best; the required one takes the place of the last, if it is not richer.
bool Purse::can_pay(const Bill& bill) const {
  if (races_ < bill.races) return false;
  const auto n = static_cast<std::size_t>(bill.races);
  int most = richest_[n];
  if (bill.required != Race::none) {
    if (!hand_.has(bill.required)) return false;
    const std::size_t rank = rank_[index(bill.required)];
    if (rank >= n) most = richest_[n - 1] + value_[rank];
  }
  return most + pearls_ >= bill.cost;
}

bool Purse::settles(const Bill& bill, AllySet paid) const {
  const RaceSet races = paid.races();
  return races.size() == bill.races &&                                 // [ABY-REC-3a]
         (bill.required == Race::none || races.has(bill.required)) &&  // [ABY-REC-3b]
         paid.value() + pearls_ >= bill.cost;                          // [ABY-REC-3c]
}

void Purse::next(const Bill& bill, AllySet paid, MoveList& out) const {
  const AllySet rest = paid.empty() ? hand_ : hand_.from(paid.back());
  const RaceSet used = paid.races();
  const int owed = bill.cost - pearls_ - paid.value();
  for (const Race race : rest.races()) {
    RaceSet with = used;
    with.add(race);
    const bool has_required = bill.required == Race::none || with.has(bill.required);
    const int later = most_after(race, bill.races - with.size(),
                                 has_required ? Race::none : bill.required);
    const AllySet same_race = rest.of(race);
    for (const Card c : same_race) {
      if (same_race.from(c).value(race) + later < owed) break;  // higher cards leave even less
      out.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
    }
  }
}

}  // namespace hadal::abyss
