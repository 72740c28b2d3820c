// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/rules/payment.h"

namespace hadal::abyss {
namespace {

constexpr int kImpossible = -1000;

}  // namespace

Purse::Purse(const Seat& seat) : hand_(seat.hand), pearls_(seat.pearls) {
  for (const Race r : hand_.races()) {
    const auto value = static_cast<std::uint8_t>(hand_.value(r));
    std::size_t at = races_++;
    for (; at > 0 && value_[at - 1] < value; --at) {
      value_[at] = value_[at - 1];
      race_[at] = race_[at - 1];
    }
    value_[at] = value;
    race_[at] = static_cast<std::uint8_t>(r);
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
  for (std::size_t i = 0; i < races_ && count > 0; ++i) {
    if (race_[i] < first || race_[i] == index(missing)) continue;
    sum += value_[i];
    --count;
  }
  return count == 0 ? sum : kImpossible;
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
    const int later =
        most_after(race, bill.races - with.size(), has_required ? Race::none : bill.required);
    const int owed = bill.cost - pearls_ - paid.value() - later;
    const AllySet same_race = rest.of(race);
    for (const Card c : same_race) {
      if (same_race.from(c).value() < owed) break;  // higher cards leave even less
      out.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
    }
  }
}

}  // namespace hadal::abyss
