// SPDX-License-Identifier: Apache-2.0
// Race by race: a partial payment is told by how many races it has, whether the required one is
// among them, its value and its lowest ally; of all that agree in these only the best is kept.
#include "bots/abyss_payment.h"

#include <algorithm>
#include <vector>

namespace hadal::bots {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Race;
using abyss::RaceSet;
using abyss::value_of;

constexpr int kMostValue = 31;  // no payment without a superfluous ally is worth more

struct Part {
  AllySet allies;
  Card lowest{};
  int loss = 0;
};

// Adds `card` to what is lowest; among equally low allies the dearest to the payer stays.
Card lower(const PaymentTaste& taste, Card a, Card b) {
  if (value_of(a) != value_of(b)) return value_of(a) < value_of(b) ? a : b;
  return taste.affiliate[index(a)] >= taste.affiliate[index(b)] ? a : b;
}

int net_loss(const PaymentTaste& taste, const Part& p) {
  return p.loss - (p.allies.empty() ? 0 : taste.affiliate[index(p.lowest)]);
}

Part joined(const PaymentTaste& taste, const Part& a, const Part& b) {
  if (a.allies.empty()) return b;
  if (b.allies.empty()) return a;
  return {a.allies + b.allies, lower(taste, a.lowest, b.lowest), a.loss + b.loss};
}

// Keeps one part for each pair of value and lowest ally.
void keep_best(const PaymentTaste& taste, std::vector<Part>& parts, const Part& part) {
  if (part.allies.value() > kMostValue) return;
  for (Part& old : parts) {
    if (old.allies.value() != part.allies.value()) continue;
    if (value_of(old.lowest) != value_of(part.lowest)) continue;
    if (net_loss(taste, part) < net_loss(taste, old)) old = part;
    return;
  }
  parts.push_back(part);
}

// Every set of allies of one race that contains `paid`.
std::vector<Part> parts_of_race(const PaymentTaste& taste, AllySet paid, AllySet hand) {
  std::vector<Part> parts;
  Part base;
  for (const Card c : paid)
    for (int i = 0; i < paid.count(c); ++i) {
      Part one;
      one.allies.add(c);
      one.lowest = c;
      base = joined(taste, base, one);
    }
  parts.push_back(base);
  for (const Card c : hand) {
    const std::vector<Part> before = parts;
    for (const Part& old : before) {
      Part more = old;
      for (int i = 0; i < hand.count(c); ++i) {
        Part one;
        one.allies.add(c);
        one.lowest = c;
        one.loss = taste.ally[index(c)];
        more = joined(taste, more, one);
        keep_best(taste, parts, more);
      }
    }
  }
  return parts;
}

struct Table {  // [races][has the required one] -> parts
  std::array<std::array<std::vector<Part>, 2>, abyss::kRaces + 1> at;
};

// Whether no ally could be left out, those in `exempt` aside.
bool is_minimal(const abyss::Bill& bill, AllySet exempt, AllySet allies) {
  const int surplus = allies.value() - bill.cost;
  if (surplus <= 0) return true;
  for (const Card c : allies) {
    if (allies.count(c) <= exempt.count(c)) continue;
    if (value_of(c) <= surplus && allies.size(race_of(c)) > 1) return false;
  }
  return true;
}

// The best partial payments once all races are considered, by number of races.
Table all_payments(const abyss::Bill& bill, AllySet paid, AllySet hand, const PaymentTaste& taste) {
  const auto most = static_cast<std::size_t>(bill.races);
  Table table;
  table.at[0][bill.required == Race::none ? 1 : 0].emplace_back();
  for (std::size_t r = 0; r < abyss::kRaces; ++r) {
    const auto race = static_cast<Race>(r);
    const std::vector<Part> options = parts_of_race(taste, paid.of(race), hand.of(race));
    Table next;
    const auto extend = [&](std::size_t races, std::size_t has, const Part& before) {
      for (const Part& option : options) {
        const std::size_t one = option.allies.empty() ? 0 : 1;
        if (races + one > most) continue;
        const std::size_t met = has == 1 || (race == bill.required && one == 1) ? 1 : 0;
        keep_best(taste, next.at[races + one][met], joined(taste, before, option));
      }
    };
    for (std::size_t races = 0; races <= most; ++races)
      for (std::size_t has = 0; has < 2; ++has)
        for (const Part& before : table.at[races][has]) extend(races, has, before);
    table = std::move(next);
  }
  return table;
}

}  // namespace

std::optional<Payment> best_payment(const abyss::Bill& bill, AllySet paid, AllySet hand, int pearls,
                                    const PaymentTaste& taste) {
  const Table table = all_payments(bill, paid, hand, taste);
  std::optional<Payment> best;
  const auto consider = [&](AllySet exempt) {
    for (const Part& part : table.at[static_cast<std::size_t>(bill.races)][1]) {
      const int missing = std::max(0, bill.cost - part.allies.value());
      if (missing > pearls || !is_minimal(bill, exempt, part.allies)) continue;
      const int loss = net_loss(taste, part) + missing * taste.pearl;
      if (!best || loss < best->loss) best = Payment{part.allies, part.lowest, missing, loss};
    }
  };
  consider({});
  if (!best) consider(paid);  // what is superfluous has been paid already
  // Where the joy of affiliating outweighs a superfluous ally, minimal payments may have been
  // dropped on the way; without that joy they are not.
  if (!best && taste.affiliate != decltype(taste.affiliate){})
    return best_payment(bill, paid, hand, pearls, {taste.ally, taste.pearl, {}});
  return best;
}

PaymentTaste thrifty() {
  PaymentTaste taste;
  for (std::size_t kind = 0; kind < abyss::kAllyKinds; ++kind) {
    const int value = value_of(static_cast<Card>(kind));
    taste.ally[kind] = 1000 * value;
    taste.affiliate[kind] = 3 * value;
  }
  taste.pearl = 1020;
  return taste;
}

}  // namespace hadal::bots
