// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/rules/payment.h"

#include <algorithm>
#include <array>

namespace hadal::abyss {
namespace {

constexpr int kImpossible = -1000;

}  // namespace

int Purse::most_after(Race race, int count, Race missing) const {
  if (count < 0) return kImpossible;
  int sum = 0;
  std::array<int, kRaces> values{};
  std::size_t found = 0;
  for (std::size_t r = race == Race::none ? 0 : index(race) + 1; r < kRaces; ++r) {
    const int value = hand_.value(static_cast<Race>(r));
    if (value == 0) continue;
    if (static_cast<Race>(r) == missing) {
      sum += value;
      --count;
      missing = Race::none;
    } else {
      values[found++] = value;
    }
  }
  if (missing != Race::none || count < 0 || static_cast<int>(found) < count) return kImpossible;
  if (count == 0) return sum;
  std::sort(values.begin(), values.begin() + found, std::greater<>());
  for (int i = 0; i < count; ++i) sum += values[static_cast<std::size_t>(i)];
  return sum;
}

bool Purse::can_pay(const Bill& bill) const {
  return most_after(Race::none, bill.races, bill.required) + pearls_ >= bill.cost;
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
  for (const Race race : rest.races()) {
    RaceSet with = used;
    with.add(race);
    const bool has_required = bill.required == Race::none || with.has(bill.required);
    const int later = most_after(race, bill.races - with.size(),
                                 has_required ? Race::none : bill.required);
    const int owed = bill.cost - pearls_ - paid.value() - later;
    const AllySet same_race = rest.of(race);
    for (const Card c : same_race) {
      if (same_race.from(c).value() < owed) break;  // higher cards leave even less
      out.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
    }
  }
}

}  // namespace hadal::abyss
