// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/rules/payment.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hadal::abyss {
namespace {

constexpr int kImpossible = -10'000;  // less than any hand and purse can make good

// A sorting network: nine comparisons bring five numbers in order, without a branch.
constexpr std::pair<std::size_t, std::size_t> kSortFive[] = {{0, 3}, {1, 4}, {0, 2}, {1, 3}, {0, 1},
                                                             {2, 4}, {1, 2}, {3, 4}, {2, 3}};

}  // namespace

Purse::Purse(const Seat& seat) : hand_(seat.hand), pearls_(seat.pearls) {
  for (std::size_t r = 0; r < kRaces; ++r) {
    const int value = hand_.value(static_cast<Race>(r));
    richest_[r] = 8 * value + static_cast<int>(r);
    races_ += value > 0 ? 1 : 0;
  }
  for (const auto& [a, b] : kSortFive) {
    const int low = std::min(richest_[a], richest_[b]);
    richest_[a] = std::max(richest_[a], richest_[b]);
    richest_[b] = low;
  }
  for (std::size_t i = 0; i < kRaces; ++i) worth_[i + 1] = worth_[i] + richest_[i] / 8;
}

int Purse::most_after(Race race, int count, Race missing) const {
  const int first = race == Race::none ? 0 : static_cast<int>(race) + 1;
  int sum = 0;
  if (missing != Race::none) {
    if (static_cast<int>(missing) < first || !hand_.has(missing)) return kImpossible;
    sum = hand_.value(missing);
    --count;
  }
  for (std::size_t i = 0; i < kRaces && count > 0; ++i) {
    const int r = richest_[i] % 8;
    if (richest_[i] < 8 || r < first || r == static_cast<int>(missing)) continue;
    sum += richest_[i] / 8;
    --count;
  }
  return count == 0 ? sum : kImpossible;
}

// The richest races pay best; the required one takes the place of the last, if it is not richer.
bool Purse::can_pay(const Bill& bill) const {
  if (races_ < bill.races) return false;
  const auto n = static_cast<std::size_t>(bill.races);
  int most = worth_[n];
  if (bill.required != Race::none) {
    const int value = hand_.value(bill.required);
    if (value == 0) return false;
    if (8 * value + static_cast<int>(bill.required) < richest_[n - 1]) most = worth_[n - 1] + value;
  }
  return most + pearls_ >= bill.cost;
}

void next_payments(const Seat& seat, const Bill& bill, AllySet paid, MoveList& out) {
  const AllySet rest = paid.empty() ? seat.hand : seat.hand.from(paid.back());
  const RaceSet used = paid.races();
  const int open = bill.races - used.size();
  const bool had_required = bill.required == Race::none || used.has(bill.required);
  const int owed = bill.cost - seat.pearls - paid.value();
  std::optional<Purse> purse;
  if (open > (used.empty() ? 1 : 0)) purse.emplace(seat);  // an ally of another race may follow
  for (const Race race : rest.races()) {
    const int more = open - (used.has(race) ? 0 : 1);  // races still to come
    const bool has_required = had_required || race == bill.required;
    if (more < (has_required ? 0 : 1)) continue;  // [ABY-REC-3a] [ABY-REC-3b]
    const int later =
        more == 0 ? 0 : purse->most_after(race, more, has_required ? Race::none : bill.required);
    const AllySet same_race = rest.of(race);
    for (const Card c : same_race) {
      if (same_race.from(c).value(race) + later < owed) break;  // higher cards leave even less
      out.push_back({Verb::pay, static_cast<std::uint8_t>(c)});
    }
  }
  if (Purse::settles(bill, used, owed)) out.push_back({Verb::done});
}

}  // namespace hadal::abyss
