// SPDX-License-Identifier: Apache-2.0
// What to play in somebody's turn. Passing is worth 0. A hidden traitor keeps still, as if without
// an answer; a revealed one does all possible harm.
#include <algorithm>

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/bot/stake.h"
#include "games/unfathomable/cards/passives.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kFeat = 0.8f;  // to be kept for a better moment

float doubt(const Mind& mind) {
  float sum = 0;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (seat(i) != mind.me && is_human(mind.s, seat(i))) sum += mind.suspicion[i];
  return std::min(1.0f, sum);
}

// [UNF-5-7-3] Players who passed are asked again: how likely it is that somebody on the other side
// undoes what a card did, as far as everybody can see.
float answer_chance(const Mind& mind, Skill skill) {
  constexpr float kServes = 0.2f;  // one of three has the value; a bound is not yet a card
  float none = 1;
  for (std::size_t i = 0; i < mind.s.players; ++i) {
    const Seat& other = mind.s.seats[i];
    if (seat(i) == mind.me || other.revealed != mind.helps) continue;
    for (int n = other.at_most[index(skill)]; n > 0; --n) none *= 1 - kServes;
  }
  return 1 - none;
}

// The value of a change that may be answered with this skill; the answer costs the others a card,
// too.
float after_answers(const Mind& mind, Skill skill, float gain, float price) {
  constexpr float kTrade = 0.5f;
  const float answered = answer_chance(mind, skill);
  return (1 - answered) * gain - (1 - kTrade * answered) * price;
}

// Cards that change a test before anything is added.
float before_check_worth(const Mind& mind, Move m) {
  const Check check(mind.prices, mind.me);
  if (m.verb == Verb::use)
    return check.result(99) - check.prospect() + mind.prices.defeat() - kFeat;
  const auto c = static_cast<Card>(m.a);
  const float price = keep_for(mind, c) + 0.1f;
  const float stakes = std::max(0.0f, check.stakes());
  switch (skill_of(c)) {
    case Skill::influence: return 0.2f * stakes * doubt(mind) - price;
    case Skill::observation:
      return stakes * std::clamp(0.06f - check.chaos().mean / 9, 0.0f, 0.4f) - price;
    default: {
      int most = 0;
      for (std::size_t i = 0; i < kHumanSkills; ++i)
        if (!check.helps().has(static_cast<Skill>(i)))
          most = std::max(most, mind.self().hand.value(static_cast<Skill>(i)));
      return stakes * std::min(0.4f, real(most - 3) / 14) - price;
    }
  }
}

// What I could still do to the total, the cheapest points first.
struct Means {
  Move move;
  int gain = 0;
  float price = 0;
};
using MeansList = FixedVector<Means, 24>;

void offer_means(const Mind& mind, const Check& check, int way, MeansList& list) {
  const Seat& me = mind.self();
  for (int v = 3; v <= 4; ++v) {
    const Card c = card(Skill::will, v);
    for (int i = 0; i < me.hand.count(c) && !list.full(); ++i)
      list.push_back(
          {{way > 0 ? Verb::raise : Verb::lower, byte(c)}, 2, keep_for(mind, c) + 0.05f});
  }
  if (way < 0) return;
  if (!mind.s.test.ring && has_working(mind.s, mind.me, Item::lucky_ring))
    list.push_back({{Verb::use, byte(Ability::lucky_ring)}, 2, 0.6f});
  if (me.has_feat && me.character == Character::samira && !me.items.empty())
    list.push_back({{Verb::use, byte(Ability::well_equipped)}, me.items.size(), kFeat});
  if (mind.s.test.experienced || me.character != Character::keilani || me.revealed) return;
  for (const Card c : me.hand)
    if (check.helps(c) && !list.full())
      list.push_back({{Verb::contribute, byte(c)}, value_of(c), keep_for(mind, c)});
}

// The first part of the cheapest combination that changes the result for more than it costs.
float after_total_worth(const Mind& mind, Move m) {
  const Check check(mind.prices, mind.me);
  const int way = mind.helps ? 1 : -1;
  const int total = mind.s.test.total;
  const float now = check.result(total);
  MeansList means;
  offer_means(mind, check, way, means);
  std::sort(means.begin(), means.end(), [](const Means& a, const Means& b) {
    return a.price * real(b.gain) < b.price * real(a.gain);
  });
  bool shown = false;  // Keilani adds one card only
  int gain = 0;
  float price = 0;
  float best = -0.5f;
  bool mine = false;
  for (const Means& one : means) {
    if (one.move.verb == Verb::contribute && shown) continue;
    shown = shown || one.move.verb == Verb::contribute;
    gain += one.gain;
    price += one.price;
    mine = mine || one.move == m;
    const float tipped = real(way) * (check.result(total + way * gain) - now);
    const float net = after_answers(mind, Skill::will, tipped, price);
    if (mine && net > best) best = net;
  }
  // One card that is enough alone is better than a combination.
  for (const Means& one : means) {
    if (!(one.move == m)) continue;
    const float tipped = real(way) * (check.result(total + way * one.gain) - now);
    best = std::max(best, after_answers(mind, Skill::will, tipped, one.price));
  }
  return best;
}

float roll_worth(const Mind& mind, Move m) {
  const Stake stake(mind);
  const float way = mind.helps ? 1.0f : -1.0f;
  const float now = stake.mean();
  if (m.verb == Verb::set) return way * (stake.fixed(m.a) - now) - kFeat;
  const auto c = static_cast<Card>(m.a);
  const int change = m.verb == Verb::raise ? 2 : m.verb == Verb::lower ? -2 : value_of(c);
  return after_answers(mind, Skill::observation, way * (stake.mean(change) - now),
                       keep_for(mind, c));
}

float reroll_worth(const Mind& mind, Move m) {
  const Stake stake(mind);
  const float gain = (mind.helps ? 1.0f : -1.0f) * (stake.mean() - stake.now());
  if (m.verb == Verb::use) return gain - 0.01f;
  return gain - keep_for(mind, static_cast<Card>(m.a)) - 0.05f;
}

float prevention_worth(const Mind& mind, Move m) {
  const Player victim = seat(mind.f.arg);
  const bool ally = victim == mind.me || (mind.helps && is_human(mind.s, victim));
  if (!ally) return -1;
  const float trust = victim == mind.me ? 1.0f : mind.trust(victim);
  const float saved = -mind.prices.defeat() * trust + (mind.s.keeper == victim ? 0.1f : 0);
  if (m.verb != Verb::use) return saved - 0.8f * keep_for(mind, static_cast<Card>(m.a));
  const bool item = static_cast<Ability>(m.a) == Ability::starbuck;
  return saved - (item ? 0.7f : kFeat + 0.2f);
}

float passenger_worth(const Mind& mind, Move m) {
  const float saved = -mind.prices.passenger();
  if (m.verb == Verb::resource) return saved + mind.prices.dial(Resource::food, -1);
  if (static_cast<Ability>(m.a) == Ability::medical_intervention) return saved - kFeat;
  return saved - mind.prices.item();
}

// Another card instead of this one.
float fortune_worth(const Mind& mind) {
  const Reading reading(mind.prices, mind.me);
  float sum = 0;
  int n = 0;
  const auto add = [&](Mythos card) {
    sum += reading.mythos(card);
    ++n;
  };
  for (const Mythos card : mind.s.mythos.rest) add(card);
  for (const auto& placed : mind.s.mythos.top) add(placed.card);
  for (const auto& placed : mind.s.mythos.bottom) add(placed.card);
  return n == 0 ? -1 : sum / real(n) - reading.mythos(mind.s.crisis) - 1.2f;
}

float barricade_worth(const Mind& mind) {
  int coming = 0;
  for (const Space x : kDeck) coming += mind.s.waiting[index(x)];
  return 0.35f * real(coming) - 0.8f;
}

}  // namespace

float reaction_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::pass) return 0;
  const bool own_skin = mind.f.rule == Rule::would_be_defeated && seat(mind.f.arg) == mind.me;
  if (mind.hidden && !mind.helps && !own_skin && mind.f.rule != Rule::after_own_card) return -1;
  switch (mind.f.rule) {
    case Rule::before_check: return mind.helps ? before_check_worth(mind, m) : -1;
    case Rule::after_total: return after_total_worth(mind, m);
    case Rule::before_roll: return roll_worth(mind, m);
    case Rule::after_roll: return reroll_worth(mind, m);
    case Rule::would_be_defeated: return prevention_worth(mind, m);
    case Rule::passenger_in_danger: return mind.helps ? passenger_worth(mind, m) : -1;
    case Rule::mythos_drawn: return mind.helps ? fortune_worth(mind) : -1;
    case Rule::after_boiler_room:
      return mind.helps ? mind.prices.advance(1) + mind.prices.damage() - 0.2f : -1;
    case Rule::before_deep_ones: return mind.helps ? barricade_worth(mind) : -1;
    case Rule::after_own_card: return 0.2f;
    default: return -1;
  }
}

}  // namespace hadal::bots::voyage
