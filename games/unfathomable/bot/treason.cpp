// SPDX-License-Identifier: Apache-2.0
// The actions of a revealed traitor, by the harm they do, and when a hidden one reveals.
#include <algorithm>

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/bot/timing.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kHit = 0.375f;  // [UNF-17-1] six or more

float blow(const Mind& mind) { return -mind.prices.defeat(); }

float passenger_harm(const Mind& mind, Space where) {
  if (!is_deck(where) || mind.s.passengers[deck_index(where)] == 0) return 0;
  return count_humans(mind.s, where) == 0 ? -mind.prices.passenger() : 0;
}

// One activation of a Deep One in this space.
float activation_harm(const Mind& mind, Space x) {
  if (is_water(x)) return 0.25f;
  if (count_humans(mind.s, x) > 0) return -mind.prices.strike();
  if (is_deck(x)) return std::max(passenger_harm(mind, x), 0.3f);
  return is_damaged(mind.s, x) ? 0.2f : -mind.prices.damage();
}

float best_activation(const Mind& mind) {
  const Space here = mind.self().space;
  float best = 0;
  for (const Space x : kBoard) {
    const int n = mind.s.deep_ones[index(x)];
    if (n == 0) continue;
    const float one = activation_harm(mind, x);
    best = std::max(best, x == here ? one * (1 + 0.4f * real(n - 1)) : one);
  }
  return best;
}

float ransack_harm(const Mind& mind, Space where) {
  if (where == Space::chapel) return -mind.prices.dial(Resource::sanity, -1);
  if (where == Space::galley) return -mind.prices.dial(Resource::food, -1);
  if (where == Space::boiler_room) return -mind.prices.dial(Resource::fuel, -1);
  return 0;
}

// What can be done with one action in a space, beyond playing cards.
float harm_at(const Mind& mind, Space where) {
  float best = passenger_harm(mind, where);
  if (count_humans(mind.s, where) > 0) best = std::max(best, kHit * blow(mind));
  return best;
}

// Being in a useful room, where it blocks the action and can ransack, far from players who could
// strike back.
float lurk_worth(const Mind& mind, Space where) {
  float worth = 0.4f * harm_at(mind, where) - 0.15f * real(count_humans(mind.s, where));
  if (mind.self().hand.has(card(Skill::treachery, 4))) worth += 0.6f * ransack_harm(mind, where);
  if (where == Space::boiler_room && !is_damaged(mind.s, where)) worth += 0.35f;
  if (where == Space::galley && !is_damaged(mind.s, where)) worth += 0.15f;
  return worth;
}

float treachery_harm(const Mind& mind, int value) {
  const int deep = mind.s.deep_ones[index(Space::deep)];
  switch (value) {
    case 1:
      if (deep_ones_in_supply(mind.s) < 1) return 100;
      return deep + 1 >= 4 ? 1.2f : 0.3f;
    case 2: return best_activation(mind) - 0.1f;
    case 3: return -mind.prices.risk(1) + 0.1f;
    case 4: return ransack_harm(mind, mind.self().space);
    default:
      return -mind.prices.activation(Activation::mother_hydra) -
             mind.prices.activation(Activation::father_dagon);
  }
}

// Cards of other skills in the hands of a traitor.
float borrowed_harm(const Mind& mind, Card c) {
  const int v = value_of(c);
  switch (skill_of(c)) {
    case Skill::treachery: return treachery_harm(mind, v);
    case Skill::lore: return v <= 2 ? kHit * blow(mind) - 0.1f : 0.2f;
    case Skill::strength: return 0.9f * real(count_humans(mind.s, mind.self().space));
    case Skill::observation: return 0.25f;
    case Skill::will: return v == 5 ? 0.6f : -0.2f;
    case Skill::influence: return -0.3f;
  }
  return 0;
}

float item_harm(const Mind& mind, Ability a) {
  const Space here = mind.self().space;
  const float humans = real(count_humans(mind.s, here) > 0 ? 1 : 0);
  switch (a) {
    case Ability::six_shooter: return at_least(4) * blow(mind) * humans;
    case Ability::pocket_pistol: return 0.6f * blow(mind) * humans;
    case Ability::shotgun:
    case Ability::starbuck: return 0.5f * blow(mind) * humans;
    case Ability::repeating_rifle: return at_least(5) * blow(mind);
    case Ability::jam_tin_grenade: {
      float best = 0;
      for (const Space x : neighbours(here)) {
        float harm = real(count_humans(mind.s, x)) * blow(mind) -
                     real(mind.s.deep_ones[index(x)]) * mind.prices.menace(x);
        if (is_room(x) && !is_damaged(mind.s, x)) harm -= mind.prices.damage();
        if (is_deck(x)) harm -= real(mind.s.passengers[deck_index(x)]) * mind.prices.passenger();
        best = std::max(best, harm);
      }
      return best - 0.3f;
    }
    default: return -0.2f;
  }
}

float harm(const Mind& mind, Move m, bool more) {
  const Space here = mind.self().space;
  switch (m.verb) {
    case Verb::pass: return 0;
    case Verb::move: {
      const auto to = static_cast<Space>(m.a);
      const float price = here == Space::brig ? -0.6f : 0.05f;  // all but a few cards
      return (more ? std::max(harm_at(mind, to), lurk_worth(mind, to)) : lurk_worth(mind, to)) -
             (here == Space::brig ? price : lurk_worth(mind, here) * 0.8f + price);
    }
    case Verb::attack: return kHit * blow(mind);
    case Verb::defeat: return -mind.prices.passenger();
    case Verb::use: return item_harm(mind, static_cast<Ability>(m.a));
    case Verb::play: return borrowed_harm(mind, static_cast<Card>(m.a));
    default: return kNever;
  }
}

bool ends_the_step(Move m) {
  return m.verb == Verb::play && static_cast<Card>(m.a) >= card(Skill::treachery, 4);
}

}  // namespace

void traitor_action_worths(const Mind& mind, const MoveList& legal, float* out) {
  const bool more = mind.f.count > 1;
  float first = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    out[i] = harm(mind, legal[i], more);
    if (!ends_the_step(legal[i]) && legal[i].verb != Verb::move) first = std::max(first, out[i]);
  }
  // A card that ends the step must be better than two actions.
  for (std::size_t i = 0; more && i < legal.size(); ++i)
    if (!ends_the_step(legal[i]) && legal[i].verb != Verb::move) out[i] += 0.7f * first;
}

// In the scale of worths() for hidden traitors: above the nerve it is done.
float reveal_worth(const Mind& mind) {
  const State& s = mind.s;
  constexpr float kNow = 5;
  constexpr float kNotYet = -5;
  const int least = *std::min_element(s.dials.begin(), s.dials.end());
  const float steps = mind.prices.way().steps;
  if (mind.side == Side::cultist) return kNow;  // asked only when the ship has come far enough
  const bool is_due = mind.temper.reveal_turn >= 0 && s.turn >= mind.temper.reveal_turn;
  if (mind.temper.timing != nullptr)
    return is_due || gain_by_revealing(mind, *mind.temper.timing) > 0 ? kNow : kNotYet;
  if (mind.temper.reveal_turn >= 0) return is_due ? kNow : kNotYet;
  if (in_brig(s, mind.me)) {
    const bool can_leave = mind.self().hand.value() >= 14;
    return can_leave || steps < 8 ? kNow : kNotYet;
  }
  if (mind.suspicion[index(mind.me)] >= mind.temper.reveal_at) return kNow;
  if (least <= 2 && steps > 1.5f) return kNow;
  const bool in_office = s.captain == mind.me || s.keeper == mind.me;
  if (steps <= (in_office ? 6.0f : 9.0f)) return kNow;
  return kNotYet;
}

}  // namespace hadal::bots::voyage
