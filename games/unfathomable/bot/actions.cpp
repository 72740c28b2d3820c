// SPDX-License-Identifier: Apache-2.0
// The actions of a human, and of a traitor who passes for one.
#include <algorithm>

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

float full_hand(const Mind& mind, float cards) {
  return mind.self().hand.size() >= kHandLimit - 1 ? 0.3f * cards : cards;
}

float best_enemy_anywhere(const Mind& mind) {
  float best = 0;
  for (const Space x : kBoard)
    if (mind.s.deep_ones[index(x)] > 0) best = std::max(best, enemy_worth(mind, x));
  return best;
}

float best_shove(const Mind& mind) {
  float best = kNever;
  for (const Space x : kBoard)
    if (mind.s.deep_ones[index(x)] > 0) best = std::max(best, shove_worth(mind, x));
  return best;
}

float rifle_worth(const Mind& mind, int bonus) {
  float best = kNever;
  for (const Space x : neighbours(mind.self().space))
    best = std::max(best, attack_worth(mind, x, bonus));
  return best;
}

float shotgun_worth(const Mind& mind) {
  const Space here = mind.self().space;
  return attack_worth(mind, here, mind.s.deep_ones[index(here)]);
}

// What Deep Ones in a space next to mine would do if they acted.
float grenade_worth(const Mind& mind) {
  float best = kNever;
  for (const Space x : neighbours(mind.self().space)) {
    float worth = real(mind.s.deep_ones[index(x)]) * mind.prices.menace(x) - mind.prices.item();
    if (is_room(x) && !is_damaged(mind.s, x)) worth += mind.prices.damage();
    if (is_deck(x)) worth += real(mind.s.passengers[deck_index(x)]) * mind.prices.passenger();
    worth += real(count_humans(mind.s, x)) * mind.prices.defeat();
    best = std::max(best, worth);
  }
  return best;
}

float best_friend(const Mind& mind) {
  float best = kNever;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (seat(i) != mind.me) best = std::max(best, friend_worth(mind, seat(i)));
  return best;
}

float card_action(const Mind& mind, Card c) {
  const Space here = mind.self().space;
  const float price = keep_for(mind, c);
  const int v = value_of(c);
  switch (skill_of(c)) {
    case Skill::influence:
      if (v <= 2) return best_friend(mind) - price;
      return 0.75f * mind.prices.dial(Resource::sanity, 1) +
             0.25f * mind.prices.dial(Resource::sanity, -1) - price;
    case Skill::lore: {
      const float twice = has_working(mind.s, mind.me, Item::elder_sign_amulet) ? 1.8f : 1.0f;
      if (v <= 2) return twice * 0.625f * best_enemy_anywhere(mind) - price;
      return best_shove(mind) - price;
    }
    case Skill::observation: return full_hand(mind, 2 * mind.prices.card()) - 0.5f * price;
    case Skill::strength: {
      const float n = std::min(2.4f, real(mind.s.deep_ones[index(here)]));
      return n * 0.9f * enemy_worth(mind, here) - price;
    }
    case Skill::will: return v == 5 ? 0 : -0.3f;  // True Grit is weighed with the others
    case Skill::treachery: break;
  }
  return kNever;
}

float plimsolls_worth(const Mind& mind) {
  float best = 0;
  for (const Space x : neighbours(mind.self().space) & kOpenShip)
    best = std::max(best, best_action_at(mind, x));
  return best - best_action_at(mind, mind.self().space);
}

float best_deck(const Mind& mind) {
  float best = 0;
  for (const Space x : kDeck) best = std::max(best, best_action_at(mind, x));
  return best - best_action_at(mind, mind.self().space);
}

float best_arrest_here(const Mind& mind) {
  float best = kNever;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (seat(i) != mind.me && mind.s.seats[i].space == mind.self().space)
      best = std::max(best, mind.s.seats[i].revealed ? 1.4f : arrest_worth(mind, seat(i)));
  return best - 0.2f;
}

float mean_spell(const Mind& mind) { return tome_worth(mind) - 0.5f; }

// NOLINTNEXTLINE(readability-function-size): one line for each ability
float ability_action(const Mind& mind, Ability a) {
  const Space here = mind.self().space;
  switch (a) {
    case Ability::deck_chief: return best_deck(mind) - 0.05f;
    case Ability::quick_draw: return std::max(rifle_worth(mind, 1), attack_worth(mind, here, 0));
    case Ability::occult_training: return mind.s.keeper == mind.me ? 0.1f : -0.1f;
    case Ability::first_oath_of_dagon: return 0.35f;
    case Ability::scavenger: return cargo_hold_worth(mind) - 0.1f;
    case Ability::full_steam_ahead:
      return mind.prices.advance(2) + mind.prices.dial(Resource::fuel, -1) - 0.3f;
    case Ability::arrest_order: return best_arrest_here(mind);
    case Ability::quick_cast: return mean_spell(mind);
    case Ability::deep_one_ancestry: return 0.45f;
    case Ability::bridge:
    case Ability::chapel:
    case Ability::captains_cabin:
    case Ability::cargo_hold:
    case Ability::galley:
    case Ability::boiler_room: return room_action_worth(mind, here);
    case Ability::brig: return 0.5f * -mind.prices.brig();
    case Ability::speaking_trumpet: return saved_by_trumpet(mind, here);
    case Ability::six_shooter: return attack_worth(mind, here, 2);
    case Ability::tool_kit: return mind.prices.repair(here) + 0.05f;
    case Ability::repeating_rifle: return rifle_worth(mind, 1);
    case Ability::book_of_dagon: return shove_worth(mind, here) - 0.05f;
    case Ability::starbuck: return attack_worth(mind, here, 0);
    case Ability::pocket_pistol: return 1.35f * attack_worth(mind, here, 0);
    case Ability::jam_tin_grenade: return grenade_worth(mind);
    case Ability::plimsolls: return plimsolls_worth(mind) - 0.05f;
    case Ability::shotgun: return shotgun_worth(mind);
    case Ability::tome: return tome_worth(mind);
    case Ability::barricade: return kNever / 2;  // kept for the moment when Deep Ones move
    case Ability::sacrifice_deep_one:
      return 0.375f * (mind.prices.ritual(2) + mind.prices.menace(here));
    case Ability::memory_of_the_deep: return 0.1f;
    default: return kNever / 2;
  }
}

// Standing among Deep Ones is dangerous, in the Sick Bay one draws but one card.
float safety(const Mind& mind, Space where) {
  if (where == Space::sick_bay) return -1.1f;
  const int n = std::min<int>(2, mind.s.deep_ones[index(where)]);
  return real(n) * 0.4f * mind.prices.strike();
}

// The last action: where will I stand?
float last_move(const Mind& mind, Space to) {
  const Space here = mind.self().space;
  const float stay = is_ship(here) && here != Space::sick_bay ? best_action_at(mind, here) : 0;
  return mind.prices.weights().next_turn * (best_action_at(mind, to) - stay) + safety(mind, to) -
         safety(mind, here) - 0.05f;
}

bool is_refund(Move m) { return m.verb == Verb::use && kAbilityRows[m.a].refund; }

bool is_repeatable(const Mind& mind, Move m) {
  const Space here = mind.self().space;
  if (m.verb == Verb::attack) return mind.s.deep_ones[index(here)] > 1;
  if (m.verb == Verb::rescue) return mind.s.passengers[deck_index(here)] > 1;
  return m.verb == Verb::use && kAbilityRows[m.a].limit == Limit::none;
}

bool is_true_grit(Move m) {
  return m.verb == Verb::play && static_cast<Card>(m.a) == card(Skill::will, 5);
}

// The best and the second best of what can be done without moving.
struct Best {
  float first = 0;
  float second = 0;
  std::size_t at = 0;
};
Best best_here(const Mind& mind, const MoveList& legal, const float* worth) {
  Best best;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (legal[i].verb == Verb::move || is_refund(legal[i])) continue;
    if (worth[i] > best.first) {
      best.second = best.first;
      best.first = worth[i];
      best.at = i;
      if (is_repeatable(mind, legal[i])) best.second = std::max(best.second, worth[i] * 0.9f);
    } else if (worth[i] > best.second) {
      best.second = worth[i];
    }
  }
  return best;
}

}  // namespace

// Of the action alone, without what may follow it.
float action_worth(const Mind& mind, Move m) {
  const Space here = mind.self().space;
  switch (m.verb) {
    case Verb::pass: return -0.01f;  // rather do something first
    case Verb::move: return best_action_at(mind, static_cast<Space>(m.a));
    case Verb::attack: {
      const int bonus = ordinary_attack_bonus(mind.s, mind.me);
      if (m.a == kDeepOneHere) return at_least(4 - bonus) * enemy_worth(mind, here);
      return at_least(6 - bonus) * 1.5f;
    }
    case Verb::rescue: return rescue_worth(mind, here);
    case Verb::repair: return repair_worth(mind, here);
    case Verb::trade: return -0.5f;
    case Verb::use: return ability_action(mind, static_cast<Ability>(m.a));
    case Verb::play: return card_action(mind, static_cast<Card>(m.a));
    default: return kNever;
  }
}

void action_worths(const Mind& mind, const MoveList& legal, float* out) {
  const bool more = mind.f.count > 1;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Move m = legal[i];
    const bool walks = m.verb == Verb::move;
    out[i] = walks && !more ? last_move(mind, static_cast<Space>(m.a)) : action_worth(mind, m);
    if (walks && mind.self().space == Space::sick_bay) out[i] += more ? 1.1f : 0.2f;
  }
  const Best here = best_here(mind, legal, out);
  float most = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const Move m = legal[i];
    if (is_refund(m) || is_true_grit(m)) continue;
    if (more && m.verb != Verb::move) out[i] += i == here.at ? here.second : here.first;
    most = std::max(most, out[i]);
  }
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (is_refund(legal[i]) && out[i] > kNever / 2) out[i] += most;
    if (is_true_grit(legal[i]))
      out[i] = most + 0.6f * here.first - keep_for(mind, static_cast<Card>(legal[i].a)) - 0.2f;
  }
}

}  // namespace hadal::bots::voyage
