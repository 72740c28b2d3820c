// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/check.h"

#include <algorithm>
#include <cmath>

#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/mythos.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kMeanValue = 51.0f / 21;  // [UNF-1-6] of a card of any skill
constexpr float kMeanSquare = 161.0f / 21;
constexpr float kAddedValue = 2.5f;  // of a card that a human adds

}  // namespace

Check::Check(const Prices& prices, Mythos card, Player me)
    : p_(prices), s_(prices.state()), me_(me) {
  const MythosRow& row = kMythosRows[index(card)];
  helps_ = row.helps;
  target_ = row.target;
  partial_ = row.partial;
  price_crisis(card);
}

Check::Check(const Prices& prices, Player me) : p_(prices), s_(prices.state()), me_(me) {
  const Test& t = s_.test;
  helps_ = t.helps;
  target_ = t.target;
  partial_ = t.partial;
  if (t.kind == TestKind::crisis && s_.crisis != Mythos::none) price_crisis(s_.crisis);
  if (t.kind == TestKind::captains_cabin) pass_ = 0.6f;  // whom it hits is weighed elsewhere
  if (t.kind == TestKind::brig) pass_ = -p_.brig();
  if (t.kind == TestKind::memory) {
    pass_ = 1.0f;
    fail_ = p_.dial(Resource::sanity, -1);
  }
}

void Check::price_crisis(Mythos card) {
  const Reading reading(p_, me_);
  pass_ = reading.branch(card, Branch::pass);
  fail_ = reading.branch(card, Branch::fail);
  partly_ = partial_ > 0 ? reading.branch(card, Branch::partial) : fail_;
}

float Check::result(int total) const {
  if (total >= target_) return pass_;
  return partial_ > 0 && total >= partial_ ? partly_ : fail_;
}

float Check::result(const Guess& total) const {
  const float sd = std::sqrt(std::max(total.variance, 0.2f));
  const float passes = normal((total.mean - real(target_) + 0.5f) / sd);
  if (partial_ == 0) return passes * pass_ + (1 - passes) * fail_;
  const float at_least_partly = normal((total.mean - real(partial_) + 0.5f) / sd);
  return passes * pass_ + (at_least_partly - passes) * partly_ + (1 - at_least_partly) * fail_;
}

float Check::potential(Player p) const {
  const Seat& seat = s_.at(p);
  if (p == me_) {
    int sum = 0;
    for (std::size_t i = 0; i < kHumanSkills; ++i)
      if (helps_.has(static_cast<Skill>(i))) sum += seat.hand.value(static_cast<Skill>(i));
    return real(in_brig(s_, p) ? std::min(sum, 4) : sum);
  }
  int all = 0;
  int good = 0;
  for (std::size_t i = 0; i < kSkills; ++i) {
    all += seat.at_most[i];
    if (helps_.has(static_cast<Skill>(i))) good += seat.at_most[i];
  }
  if (all == 0) return 0;
  const float cards = real(seat.hand.size()) * real(good) / real(all);
  return (in_brig(s_, p) ? std::min(cards, 1.0f) : cards) * kMeanValue;
}

Guess Check::chaos() const {
  if (s_.test.no_chaos) return {};
  int all = 0;
  int good = 0;
  for (std::size_t i = 0; i < kSkills; ++i) {
    all += s_.chaos_at_most[i];
    if (helps_.has(static_cast<Skill>(i))) good += s_.chaos_at_most[i];
  }
  if (all == 0) return {};
  const float share = real(good) / real(all);
  const float mean = kMeanValue * (2 * share - 1);
  return {2 * mean, 2 * (kMeanSquare - mean * mean)};
}

// The chaos cards have been dealt from what the bounds of the pile allow.
Guess Check::pile(const Suspicion& suspicion) const {
  Guess sum;
  int all = 0;
  int good = 0;
  for (std::size_t i = 0; i < kSkills; ++i) {
    all += s_.test.pile_at_most[i];
    if (helps_.has(static_cast<Skill>(i))) good += s_.test.pile_at_most[i];
  }
  if (all > 0 && !s_.test.pile.empty()) {
    const float mean = kMeanValue * (2 * real(good) / real(all) - 1);
    const float n = real(s_.test.pile.size());
    sum += {n * mean, n * (kMeanSquare - mean * mean)};
  }
  for (const Card c : s_.test.shown)
    sum.mean += real(s_.test.shown.count(c) * signed_value(helps_, c));
  for (std::size_t i = 0; i < s_.players; ++i) {
    const SkillSet added = s_.seats[i].added;
    if (seat(i) == me_ || added.empty()) continue;
    if (s_.test.open) {
      for (const Card c : added) sum.mean += real(added.count(c) * signed_value(helps_, c));
      continue;
    }
    const float n = real(added.size());
    const float bad = s_.seats[i].revealed ? 1.0f : 0.3f * suspicion[i];
    sum += {n * kAddedValue * (1 - 2 * bad), n * (1.4f + 8 * bad)};
  }
  return sum;
}

// Seats after me, up to the current player.
float Check::followers() const {
  float sum = 0;
  for (Player p = me_; p != s_.current;) {
    p = after(s_, p);
    if (is_human(s_, p)) {
      sum += p_.weights().generosity * potential(p);
    } else if (!s_.at(p).hand.empty()) {
      sum -= p_.weights().traitor_adds;  // a revealed traitor adds what they can
    }
  }
  return sum;
}

float Check::prospect() const {
  float able = 0;
  float against = 0;
  for (std::size_t i = 0; i < s_.players; ++i) {
    if (s_.seats[i].revealed) {
      against += s_.seats[i].hand.empty() ? 0 : p_.weights().traitor_adds;
    } else {
      able += p_.weights().generosity * potential(seat(i));
    }
  }
  Guess total = chaos();
  const float needed = std::max(0.0f, real(target_) + p_.weights().margin - total.mean + against);
  const float given = std::min(able, needed);
  total.mean += given - against;
  total.variance += 2 + 0.5f * given;
  return result(total) - p_.weights().point * given;
}

}  // namespace hadal::bots::voyage
