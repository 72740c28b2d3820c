// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/payment.h"

#include <gtest/gtest.h>

#include <functional>

#include "engine/random_play.h"
#include "games/abyss/abyss.h"

namespace hadal::bots {
namespace {

using abyss::AllySet;
using abyss::Card;

AllySet random_hand(Rng& rng) {
  AllySet hand;
  const AllySet all = AllySet::every_ally();
  const std::uint32_t size = 1 + rng.below(9);
  while (hand.size() < static_cast<int>(size)) {
    const auto c = static_cast<Card>(rng.below(abyss::kAllyKinds));
    if (hand.count(c) < all.count(c)) hand.add(c);
  }
  return hand;
}

// Calls `found` for every sub-multiset of the hand.
void every_set(AllySet hand, std::size_t kind, AllySet chosen,
               const std::function<void(AllySet)>& found) {
  if (kind == abyss::kAllyKinds) return found(chosen);
  const auto c = static_cast<Card>(kind);
  for (int n = 0; n <= hand.count(c); ++n) {
    every_set(hand, kind + 1, chosen, found);
    if (n < hand.count(c)) chosen.add(c);
  }
}

bool pays(const abyss::Bill& bill, AllySet set, int pearls) {
  return set.races().size() == bill.races &&
         (bill.required == abyss::Race::none || set.has(bill.required)) &&
         set.value() + pearls >= bill.cost;
}

// Value and pearls given away, then pearls.
std::pair<int, int> price(const abyss::Bill& bill, AllySet set) {
  const int pearls = std::max(0, bill.cost - set.value());
  return {set.value() + pearls, pearls};
}

TEST(ThriftyPayment, IsTheBestOfAllSets) {
  Rng rng(4);
  for (int i = 0; i < 400; ++i) {
    const AllySet hand = random_hand(rng);
    const int pearls = static_cast<int>(rng.below(6));
    const int races = 1 + static_cast<int>(rng.below(5));
    const auto required = races == 5 ? abyss::Race::none : static_cast<abyss::Race>(rng.below(5));
    const abyss::Bill bill{4 + static_cast<int>(rng.below(9)), races, required};
    std::optional<std::pair<int, int>> best;
    every_set(hand, 0, {}, [&](AllySet set) {
      if (pays(bill, set, pearls) && (!best || price(bill, set) < *best)) best = price(bill, set);
    });
    const auto payment = best_payment(bill, {}, hand, pearls, thrifty());
    ASSERT_EQ(payment.has_value(), best.has_value());
    if (!payment) continue;
    EXPECT_TRUE(pays(bill, payment->allies, pearls));
    EXPECT_TRUE(hand.contains(payment->allies));
    EXPECT_EQ(price(bill, payment->allies), *best);
    EXPECT_EQ(payment->pearls, best->second);
  }
}

TEST(ThriftyPayment, GoesOnFromWhatIsPaid) {
  AllySet paid;
  paid.add(abyss::ally(abyss::Race::squid, 3));
  AllySet hand;
  hand.add(abyss::ally(abyss::Race::crab, 2));
  hand.add(abyss::ally(abyss::Race::crab, 5));
  const auto payment = best_payment({5, 2, abyss::Race::crab}, paid, hand, 3, thrifty());
  ASSERT_TRUE(payment);
  EXPECT_TRUE(payment->allies.contains(paid));
  EXPECT_EQ(payment->allies.value(), 5);
}

}  // namespace
}  // namespace hadal::bots
