// SPDX-License-Identifier: Apache-2.0
// Works race by race. Of all partial payments with the same number of races and the same value,
// only a few with the fewest allies are kept, so the work does not grow with the number of ways to
// pay.
#include "games/abyss/text/payments.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace hadal::abyss {
namespace {

constexpr std::size_t kMostOfAValue = 6;

// By value, the fewest allies first.
using Ways = std::map<int, std::vector<AllySet>>;

void keep(Ways& ways, AllySet allies) {
  std::vector<AllySet>& same = ways[allies.value()];
  const auto fewer = [](AllySet a, AllySet b) { return a.size() < b.size(); };
  if (same.size() == kMostOfAValue && !fewer(allies, same.back())) return;
  same.insert(std::upper_bound(same.begin(), same.end(), allies, fewer), allies);
  if (same.size() > kMostOfAValue) same.pop_back();
}

// Every set of allies of one race that contains `paid`, cheap ones.
Ways ways_of_race(const Bill& bill, AllySet paid, AllySet hand) {
  Ways ways;
  keep(ways, paid);
  for (const Card c : hand) {
    const Ways before = ways;
    for (const auto& [value, same] : before)
      for (AllySet allies : same)
        for (int i = 0; i < hand.count(c); ++i) {
          allies.add(c);
          if (is_minimal(bill, paid, allies)) keep(ways, allies);
        }
  }
  return ways;
}

// [races so far][whether the required one is among them]
using ByRaces = std::array<std::array<Ways, 2>, kRaces + 1>;

// Payments with one more race. A race of which an ally is already paid cannot be left out.
void extend(const Bill& bill, AllySet paid, Race race, const Ways& options, ByRaces& table) {
  for (auto races = static_cast<std::size_t>(bill.races) + 1; races-- > 0;)
    for (std::size_t has = 0; has < 2; ++has) {
      Ways& from = table[races][has];
      if (races < static_cast<std::size_t>(bill.races)) {
        Ways& to = table[races + 1][race == bill.required ? 1 : has];
        for (const auto& [value, parts] : from)
          for (const auto& [more, others] : options)
            for (const AllySet part : parts)
              for (const AllySet other : others)
                if (!other.empty() && is_minimal(bill, paid, part + other)) keep(to, part + other);
      }
      if (paid.has(race)) from.clear();
    }
}

}  // namespace

Lack lack_of(const Bill& bill, AllySet hand, const Purse& purse) {
  if (purse.can_pay(bill)) return {};
  if (bill.required != Race::none && !hand.has(bill.required)) return {Lack::Reason::race, 1};
  if (const int races = hand.races().size(); races < bill.races)
    return {Lack::Reason::races, bill.races - races};
  return {Lack::Reason::value, purse.missing(bill)};
}

bool is_minimal(const Bill& bill, AllySet exempt, AllySet allies) {
  const int surplus = allies.value() - bill.cost;
  if (surplus <= 0) return true;
  for (const Card c : allies) {
    if (allies.count(c) <= exempt.count(c)) continue;
    if (value_of(c) <= surplus && allies.size(race_of(c)) > 1) return false;
  }
  return true;
}

std::vector<PaidWith> cheapest_ways(const Bill& bill, AllySet paid, AllySet hand, int pearls) {
  ByRaces table;
  keep(table[0][bill.required == Race::none ? 1 : 0], {});
  for (std::size_t r = 0; r < kRaces; ++r) {
    const auto race = static_cast<Race>(r);
    if (!paid.has(race) && !hand.has(race)) continue;
    extend(bill, paid, race, ways_of_race(bill, paid.of(race), hand.of(race)), table);
  }
  std::vector<PaidWith> found;
  for (const auto& [value, same] : table[static_cast<std::size_t>(bill.races)][1]) {
    const int missing = std::max(0, bill.cost - value);
    if (missing > pearls) continue;
    for (const AllySet allies : same) found.push_back({allies, missing});
  }
  const auto price = [](const PaidWith& one) {
    return std::tuple(one.allies.value() + one.pearls, one.pearls, one.allies.size());
  };
  std::stable_sort(found.begin(), found.end(),
                   [&](const PaidWith& a, const PaidWith& b) { return price(a) < price(b); });
  if (found.size() > kMostWays) found.resize(kMostWays);
  return found;
}

}  // namespace hadal::abyss
