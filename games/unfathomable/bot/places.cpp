// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/places.h"

#include <algorithm>

#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kTrialPasses = 0.6f;

Ability ability_of(Space room) {
  return static_cast<Ability>(index(Ability::bridge) + room_index(room));
}

// Whether a player in the room could use its action.
bool is_usable(const Mind& mind, Space room) {
  return !is_damaged(mind.s, room) && !is_enemy_in(mind.s, room, mind.me) &&
         !mind.s.used.has(ability_of(room));
}

}  // namespace

float boiler_room_worth(const Mind& mind) {
  float best = kNever;
  for (const Card c : mind.self().hand.of(Skill::strength)) {
    const float burnt = at_most(6 - value_of(c)) * mind.prices.dial(Resource::fuel, -1);
    best = std::max(best, mind.prices.advance(1) + burnt - keep_for(mind, c));
  }
  return best;
}

float galley_worth(const Mind& mind, int cards) {
  const int room = kHandLimit - mind.self().hand.size();
  const float useful = real(std::min(cards, std::max(room, 0))) +
                       0.3f * real(std::max(0, cards - std::max(room, 0)));
  const float hungry = cards > 1 ? at_most(cards - 1) * mind.prices.dial(Resource::food, -1) : 0;
  return 1.15f * mind.prices.card() * useful + hungry;
}

int galley_cards(const Mind& mind) {
  int best = 1;
  for (int n = 2; n <= 5; ++n)
    if (galley_worth(mind, n) > galley_worth(mind, best)) best = n;
  return best;
}

float chapel_worth(const Mind& mind) {
  float best = mind.s.ritual > 0 ? mind.prices.ritual(-1) : -0.1f;
  for (const Card c : mind.self().hand.of(Skill::lore)) {
    const float strain = at_most(6 - value_of(c)) * mind.prices.dial(Resource::sanity, -1);
    best = std::max(best, mind.prices.ritual(1) + strain - keep_for(mind, c));
  }
  return best;
}

float cargo_hold_worth(const Mind& mind) {
  if (mind.s.items.empty()) return kNever;
  return mind.prices.item() + 0.1f - 0.1f * real(mind.self().items.size());
}

float captains_cabin_worth(const Mind& mind) {
  float best = kNever;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (seat(i) != mind.me && is_human(mind.s, seat(i)) && !in_brig(mind.s, seat(i)))
      best = std::max(best, arrest_worth(mind, seat(i)));
  return best > 0 ? kTrialPasses * best : std::max(best, kNever);
}

float bridge_worth(const Mind& mind) { return 0.25f + mind.prices.risk(1); }

float repair_worth(const Mind& mind, Space room) {
  const Damage d = mind.s.damage[room_index(room)];
  const SkillSet hand = payable(mind.s, mind.me, d);
  if (hand.value() < repair_cost(d)) return kNever;
  return mind.prices.repair(room) - 0.13f * real(repair_cost(d)) - 0.05f;
}

float rescue_worth(const Mind& mind, Space deck) {
  if (mind.s.passengers[deck_index(deck)] == 0) return kNever;
  return -danger_unguarded(mind.s, deck, mind.prices.weights()) * mind.prices.passenger();
}

float saved_by_trumpet(const Mind& mind, Space where) {
  float sum = 0;
  for (std::size_t i = 0; i < 8; ++i)
    if (mind.s.passengers[i] > 0 && (deck_at(i) == where || are_adjacent(where, deck_at(i))))
      sum += real(mind.s.passengers[i]) * rescue_worth(mind, deck_at(i));
  return sum;
}

// A Deep One that keeps people from a useful room is worth more.
float enemy_worth(const Mind& mind, Space where) {
  float worth = mind.s.deep_ones[index(where)] > 0 ? mind.prices.menace(where) : 0;
  if (is_deck(where) && mind.s.passengers[deck_index(where)] > 0) worth += 0.3f;
  if (is_room(where) && mind.s.deep_ones[index(where)] == 1 && !is_damaged(mind.s, where))
    worth += 0.15f;
  return worth;
}

float attack_worth(const Mind& mind, Space where, int bonus) {
  float best = kNever;
  if (mind.s.deep_ones[index(where)] > 0) best = at_least(4 - bonus) * enemy_worth(mind, where);
  if (where == Space::brig) return best;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (mind.s.seats[i].revealed && mind.s.seats[i].space == where)
      best = std::max(best, at_least(6 - bonus) * mind.prices.weights().strike_back);
  return best;
}

float room_action_worth(const Mind& mind, Space room) {
  if (!is_usable(mind, room)) return kNever;
  switch (room) {
    case Space::bridge: return bridge_worth(mind);
    case Space::chapel: return chapel_worth(mind);
    case Space::captains_cabin: return captains_cabin_worth(mind);
    case Space::cargo_hold: return cargo_hold_worth(mind);
    case Space::galley: return galley_worth(mind, galley_cards(mind));
    case Space::boiler_room: return boiler_room_worth(mind);
    default: return kNever;
  }
}

float best_action_at(const Mind& mind, Space where) {
  float best = 0;
  if (is_room(where)) {
    best = std::max(best, room_action_worth(mind, where));
    if (is_damaged(mind.s, where) && !is_enemy_in(mind.s, where, mind.me)) {
      best = std::max(best, repair_worth(mind, where));
      if (mind.self().items.has(Item::tool_kit))
        best = std::max(best, mind.prices.repair(where) + 0.1f);
    }
  } else if (is_deck(where)) {
    best = std::max(best, rescue_worth(mind, where));
    if (mind.self().items.has(Item::speaking_trumpet))
      best = std::max(best, saved_by_trumpet(mind, where));
  }
  const int bonus = mind.self().items.has(Item::six_shooter) ? 2 : 0;
  return std::max(best, attack_worth(mind, where, bonus));
}

// What somebody else could do with an action of mine, as far as everybody sees.
float friend_worth(const Mind& mind, Player p) {
  const State& s = mind.s;
  if (!is_human(s, p) || in_brig(s, p)) return kNever;
  const Space where = s.at(p).space;
  float best = 0;
  if (where == Space::sick_bay) best = 0.7f;
  if (where == Space::boiler_room && s.at(p).at_most[index(Skill::strength)] > 1 &&
      !is_damaged(s, where) && !is_enemy_in(s, where, p) && !s.used.has(Ability::boiler_room))
    best = mind.prices.advance(1) + 0.45f * mind.prices.dial(Resource::fuel, -1) - 0.3f;
  if (is_deck(where)) best = std::max(best, rescue_worth(mind, where));
  best = std::max(best, attack_worth(mind, where, 0));
  return best * mind.trust(p) - 0.1f;
}

float shove_worth(const Mind& mind, Space from) {
  const float here = enemy_worth(mind, from);
  float best = kNever;
  for (const Space to : neighbours(from)) {
    if (!may_move_deep_one_into(mind.s, to)) continue;
    float there = mind.prices.menace(to);
    if (is_deck(to) && mind.s.passengers[deck_index(to)] > 0) there += 0.4f;
    best = std::max(best, real(mind.s.deep_ones[index(from)]) * (here - there));
  }
  return best;
}

float tome_worth(const Mind& mind) {
  const Reading reading(mind.prices, mind.me);
  // Of two cards the better: a card counts the more, the more others it beats.
  std::array<float, kSpells> worth{};
  std::size_t n = 0;
  const auto add = [&](Spell spell) { worth[n++] = reading.spell(spell); };
  for (const Spell spell : mind.s.spells.rest) add(spell);
  for (const Spell spell : mind.s.spells_lost) add(spell);  // nobody knows which are gone
  for (const auto& placed : mind.s.spells.top) add(placed.card);
  for (const auto& placed : mind.s.spells.bottom) add(placed.card);
  if (n == 0) return kNever;
  std::sort(worth.begin(), worth.begin() + static_cast<std::ptrdiff_t>(n));
  float sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += worth[i] * real(static_cast<int>(2 * i + 1));
  return sum / real(static_cast<int>(n * n));
}

}  // namespace hadal::bots::voyage
