// SPDX-License-Identifier: Apache-2.0
// What to add to a test. A human adds the cards whose effect on the result is worth more than
// keeping them. A hidden traitor adds one cheap card where a human would add several, and an
// opposing card where that may tip the test and the chaos cards can hide it.
#include <algorithm>
#include <cmath>

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {
namespace {

int my_points(const Mind& mind, const Check& check) {
  int sum = 0;
  for (const Card c : mind.self().added)
    sum += mind.self().added.count(c) * signed_value(check.helps(), c);
  return sum;
}

class Helping {
 public:
  Helping(const Mind& mind, const Check& check)
      : mind_(mind),
        check_(check),
        pile_(check.pile(mind.suspicion)),
        followers_(check.followers()),
        mine_(real(my_points(mind, check))) {}

  // The mean worth of the result, and of the cards that others must add for it, if I add so much.
  float worth(float points) const {
    Guess total = pile_;
    total.mean += mine_ + points;
    const float gap = real(check_.target()) + mind_.prices.weights().margin - total.mean;
    const float filled = followers_ > 0 ? std::clamp(gap, 0.0f, followers_) : followers_;
    total.mean += filled;
    total.variance += 1 + 0.6f * std::abs(filled);
    return check_.result(total) - mind_.prices.weights().point * std::max(0.0f, filled);
  }

  // The next card of the best set of helping cards from `first` on, in the canonical order; none if
  // it is better to stop.
  Card next(Card first, bool only_one) const {
    struct Candidate {
      Card card;
      float price;
    };
    FixedVector<Candidate, 24> cards;
    for (const Card c : mind_.self().hand.from(first))
      for (int i = 0; check_.helps(c) && i < mind_.self().hand.count(c) && !cards.full(); ++i)
        cards.push_back({c, keep_for(mind_, c)});
    // The cheapest points first.
    std::sort(cards.begin(), cards.end(), [](const Candidate& a, const Candidate& b) {
      return a.price * real(value_of(b.card)) < b.price * real(value_of(a.card));
    });
    float best = worth(0);
    std::size_t taken = 0;
    float points = 0;
    float price = 0;
    const std::size_t most = only_one ? std::min<std::size_t>(1, cards.size()) : cards.size();
    for (std::size_t n = 0; n < most; ++n) {
      points += real(value_of(cards[n].card));
      price += cards[n].price;
      if (const float now = worth(points) - price; now > best + 0.02f) {
        best = now;
        taken = n + 1;
      }
    }
    if (only_one)
      return taken == 1 ? best_single(cards.size(), [&](std::size_t i) { return cards[i].card; })
                        : Card::none;
    Card lowest = Card::none;
    for (std::size_t n = 0; n < taken; ++n) lowest = std::min(lowest, cards[n].card);
    return lowest;
  }

  float passing_now() const { return worth(0); }

 private:
  template <typename At>
  Card best_single(std::size_t n, At card_at) const {
    Card best = Card::none;
    float most = worth(0);
    for (std::size_t i = 0; i < n; ++i) {
      const Card c = card_at(i);
      const float now = worth(real(value_of(c))) - keep_for(mind_, c);
      if (now > most) {
        most = now;
        best = c;
      }
    }
    return best;
  }

  const Mind& mind_;
  const Check& check_;
  Guess pile_;
  float followers_;
  float mine_;
};

bool one_card_only(const Mind& mind) { return mind.self().revealed || in_brig(mind.s, mind.me); }

// How well the chaos cards hide one more opposing card of that skill: three opposing cards would
// give it away.
float exposure(const Mind& mind, const Check& check, Skill skill) {
  const auto& bounds = mind.s.test.pile_at_most;
  if (mind.s.test.open) return 20;
  int all = 0;
  int bad = 0;
  for (std::size_t i = 0; i < kSkills; ++i) {
    all += bounds[i];
    if (!check.helps().has(static_cast<Skill>(i))) bad += bounds[i];
  }
  const float share = all > 0 ? real(bad) / real(all) : 0;
  const bool can_be_chaos = bounds[index(skill)] > 0;
  int contributors = 0;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    contributors += seat(i) != mind.me && !mind.s.seats[i].added.empty() ? 1 : 0;
  const float alone = contributors == 0 && mind.me == mind.s.current ? 2.0f : 1.0f;
  return (share * share + (can_be_chaos ? 0.1f : 0.8f)) * alone;
}

// The card that does most harm; none if it is not worth being found out.
Card poison(const Mind& mind, const Check& check, const Helping& helping, Card first) {
  Card best = Card::none;
  float most = 0;
  const float now = helping.worth(0);
  for (const Card c : mind.self().hand.from(first)) {
    if (check.helps(c)) continue;
    const float harm = now - helping.worth(-real(value_of(c)));
    const float price = mind.self().revealed
                            ? 0.1f * real(value_of(c) - 1) - 0.05f
                            : mind.temper.poison * (0.25f + exposure(mind, check, skill_of(c)));
    if (harm - price > most) {
      most = harm - price;
      best = c;
    }
  }
  return best;
}

// The cheapest helping card, for show.
Card token_card(const Mind& mind, const Check& check, Card first) {
  Card best = Card::none;
  for (const Card c : mind.self().hand.from(first))
    if (check.helps(c) && (best == Card::none || value_of(c) < value_of(best))) best = c;
  return best != Card::none && value_of(best) <= 2 ? best : Card::none;
}

Card treason(const Mind& mind, const Check& check, const Helping& helping) {
  const auto first = static_cast<Card>(mind.f.arg);
  if (mind.self().revealed) return poison(mind, check, helping, first);
  const bool began = !mind.self().added.empty();
  if (began && my_points(mind, check) < 0) return Card::none;
  const Card venom = poison(mind, check, helping, first);
  if (venom != Card::none) return venom;
  if (began) return Card::none;
  return helping.next(first, false) != Card::none ? token_card(mind, check, first) : Card::none;
}

}  // namespace

void contribution_worths(const Mind& mind, const MoveList& legal, float* out) {
  Check check(mind.prices, mind.me);
  const Helping helping(mind, check);
  Card chosen = Card::none;
  // The player who is to be arrested does not help, and neither does a human who believes them
  // innocent.
  const bool on_trial = mind.s.test.kind == TestKind::captains_cabin;
  bool wants_pass = mind.helps;
  Player accused = Player::nobody;
  if (on_trial && mind.s.stack.size() > 1) {
    for (const Frame& f : mind.s.stack)
      if (f.rule == Rule::space_test) accused = seat(f.arg);
    wants_pass = accused != mind.me && is_seat(accused) && arrest_worth(mind, accused) > 0;
    if (!mind.helps) wants_pass = false;
  }
  if (on_trial && wants_pass) check.stake(arrest_worth(mind, accused));
  if (wants_pass) {
    chosen = helping.next(static_cast<Card>(mind.f.arg), one_card_only(mind));
  } else if (!mind.helps) {
    chosen = treason(mind, check, helping);
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Move m = legal[i];
    if (m.verb == Verb::done) {
      out[i] = chosen == Card::none ? 1.0f : 0.0f;
    } else {
      const auto c = static_cast<Card>(m.a);
      const float way = mind.helps == check.helps(c) ? 0 : -5.0f;
      out[i] = c == chosen ? 1.0f : -1.0f - 0.1f * real(value_of(c)) + way;
    }
  }
}

}  // namespace hadal::bots::voyage
