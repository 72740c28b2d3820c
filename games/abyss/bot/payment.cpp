// SPDX-License-Identifier: Apache-2.0
// Works race by race. What matters about a partial payment is how many races it has, whether the
// required one is among them, its value (up to the cost) and its lowest ally; of all payments that
// agree in these, only the best is kept. Nothing is allocated, because playouts ask this very
// often.
#include "games/abyss/bot/payment.h"

#include "games/abyss/text/payments.h"

#include <algorithm>

namespace hadal::bots {
namespace {

using abyss::AllySet;
using abyss::Card;
using abyss::Race;
using abyss::value_of;

constexpr int kMostCost = 14;  // 12 printed, 2 of the Recruiter
constexpr std::size_t kBuckets = (kMostCost + 1) * 6;
constexpr int kFiner = 16;  // losses are counted finer, so that of equals the fewest cards win

struct Part {
  AllySet allies;
  int loss;     // without the joy of affiliating
  Card lowest;  // of a part that is not empty
  std::uint8_t value;
};

class Parts {
 public:
  void clear() {
    slot_.fill(0);
    size_ = 0;
  }
  const Part* begin() const { return items_; }
  const Part* end() const { return items_ + size_; }

  // Keeps one part for each pair of value and lowest ally.
  void keep_best(const PaymentTaste& taste, const Part& part) {
    const std::size_t lowest =
        part.allies.empty() ? 0 : static_cast<std::size_t>(value_of(part.lowest));
    std::uint8_t& slot = slot_[part.value * 6u + lowest];
    if (slot == 0) {
      items_[size_++] = part;
      slot = static_cast<std::uint8_t>(size_);
    } else if (net_loss(taste, part) < net_loss(taste, items_[slot - 1u])) {
      items_[slot - 1u] = part;
    }
  }

  static int net_loss(const PaymentTaste& taste, const Part& p) {
    return p.loss - (p.allies.empty() ? 0 : kFiner * taste.affiliate[index(p.lowest)]);
  }

 private:
  std::array<std::uint8_t, kBuckets> slot_{};  // 1 + the place of the part
  std::size_t size_ = 0;
  union {  // not written before use
    Part items_[kBuckets];
  };

 public:
  Parts() {}  // NOLINT(modernize-use-equals-default): the items stay as they are, on purpose
};

// Among equally low allies, the one that the payer values most stays.
Card lower(const PaymentTaste& taste, Card a, Card b) {
  if (value_of(a) != value_of(b)) return value_of(a) < value_of(b) ? a : b;
  return taste.affiliate[index(a)] >= taste.affiliate[index(b)] ? a : b;
}

struct Search {
  const abyss::Bill& bill;
  const PaymentTaste& taste;

  Part joined(const Part& a, const Part& b) const {
    if (a.allies.empty()) return b;
    if (b.allies.empty()) return a;
    return {a.allies + b.allies, a.loss + b.loss, lower(taste, a.lowest, b.lowest),
            capped(a.value + b.value)};
  }

  Part with(const Part& part, Card c, int loss) const {
    Part one{{}, loss, c, capped(value_of(c))};
    one.allies.add(c);
    return joined(part, one);
  }

  std::uint8_t capped(int value) const {
    return static_cast<std::uint8_t>(std::min(value, std::min(bill.cost, kMostCost)));
  }

  // Every set of allies of one race that contains `paid`.
  void parts_of_race(AllySet paid, AllySet hand, Parts& out) const {
    Part base{{}, 0, {}, 0};
    for (const Card c : paid)
      for (int i = 0; i < paid.count(c); ++i) base = with(base, c, 0);
    out.clear();
    out.keep_best(taste, base);
    std::array<Part, kBuckets> before;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    for (const Card c : hand) {
      const auto end = std::copy(out.begin(), out.end(), before.begin());
      for (auto old = before.begin(); old != end; ++old) {
        Part more = *old;
        for (int i = 0; i < hand.count(c); ++i) {
          more = with(more, c, kFiner * taste.ally[index(c)] + 1);
          out.keep_best(taste, more);
        }
      }
    }
  }
};

using Table = std::array<std::array<Parts, 2>, abyss::kRaces + 1>;  // [races][has the required]

// Adds one more race to payments of `races` races and fewer. A race of which an ally is already
// paid cannot be left out.
void extend(const Search& search, Race race, const Parts& options, bool must, Table& table) {
  const auto most = static_cast<std::size_t>(search.bill.races);
  for (std::size_t races = most + 1; races-- > 0;)
    for (std::size_t has = 0; has < 2; ++has) {
      Parts& from = table[races][has];
      if (races < most) {
        Parts& to = table[races + 1][race == search.bill.required ? 1 : has];
        for (const Part& before : from)
          for (const Part& option : options)
            if (!option.allies.empty()) to.keep_best(search.taste, search.joined(before, option));
      }
      if (must) from.clear();
    }
}

}  // namespace

std::optional<Payment> best_payment(const abyss::Bill& bill, AllySet paid, AllySet hand, int pearls,
                                    const PaymentTaste& taste) {
  const Search search{bill, taste};
  Table table;
  table[0][bill.required == Race::none ? 1 : 0].keep_best(taste, {{}, 0, {}, 0});
  Parts options;
  for (std::size_t r = 0; r < abyss::kRaces; ++r) {
    const auto race = static_cast<Race>(r);
    if (!paid.has(race) && !hand.has(race)) continue;
    search.parts_of_race(paid.of(race), hand.of(race), options);
    extend(search, race, options, paid.has(race), table);
  }
  std::optional<Payment> best;
  int least = 0;
  const auto consider = [&](AllySet exempt) {
    for (const Part& part : table[static_cast<std::size_t>(bill.races)][1]) {
      const int missing = std::max(0, bill.cost - part.allies.value());
      if (missing > pearls || !abyss::is_minimal(bill, exempt, part.allies)) continue;
      const int loss = Parts::net_loss(taste, part) + kFiner * missing * taste.pearl;
      if (best && loss >= least) continue;
      least = loss;
      best = Payment{part.allies, part.lowest, missing, loss / kFiner};
    }
  };
  consider({});
  if (!best) consider(paid);  // what is superfluous has been paid already
  // If the gain from affiliating outweighs a superfluous ally, minimal payments may have been
  // dropped on the way; without that gain they are not.
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
