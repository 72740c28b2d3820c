// SPDX-License-Identifier: Apache-2.0
// Naming somebody, somewhere, something, and looking at decks.
#include <algorithm>

#include "games/unfathomable/bot/places.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::bots::voyage {
namespace {

// The position after the move, without waiting for what others or chance make of it.
float peek(const Mind& mind, Move m) {
  State then = mind.s;
  apply(then, m);
  return standing(then, mind.prices.weights());
}

float item_worth(const Mind& mind, Item item) {
  if (is_improvement(item)) {
    const bool first = (mind.self().items & kImprovements).empty();
    return (first ? 1.1f : 0.3f) + (improved_skill(item) == Skill::strength ? 0.1f : 0);
  }
  switch (item) {
    case Item::tool_kit: return 1.2f;
    case Item::six_shooter:
    case Item::repeating_rifle:
    case Item::speaking_trumpet:
    case Item::starbuck:
    case Item::plimsolls: return 0.9f;
    case Item::travel_pharmacy: return 0.8f;
    case Item::pocket_pistol:
    case Item::shotgun: return 0.75f;
    case Item::lucky_ring:
    case Item::book_of_dagon: return 0.7f;
    case Item::elder_sign_amulet: return 0.6f;
    default: return 0.5f;
  }
}

// A card that is looked at.
float looked_worth(const Mind& mind, std::uint8_t card) {
  const Reading reading(mind.prices, mind.me);
  switch (mind.s.looked_pile) {
    case Pile::mythos: return reading.mythos(static_cast<Mythos>(card));
    case Pile::waypoint: return reading.waypoint(static_cast<Waypoint>(card));
    case Pile::spell: return reading.spell(static_cast<Spell>(card));
    case Pile::item: return item_worth(mind, static_cast<Item>(card));
  }
  return 0;
}

float look_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::leave) return 0;
  if (m.verb == Verb::bury) return 0.1f;  // the next card may be better
  return looked_worth(mind, m.b);
}

float one_spell_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::bury) return tome_worth(mind) - 0.4f;
  return looked_worth(mind, mind.s.looked[0].card);
}

float victim_worth(const Mind& mind, Player p) {
  const float office = (mind.s.captain == p ? 0.1f : 0) + (mind.s.keeper == p ? 0.1f : 0);
  return (mind.prices.defeat() - office) * (p == mind.me ? 1.1f : mind.trust(p));
}

float seat_worth(const Mind& mind, Player p) {
  switch (static_cast<SeatFor>(mind.f.arg)) {
    case SeatFor::coordinated_effort: return friend_worth(mind, p);
    case SeatFor::deep_one_ancestry: return mind.suspicion[index(p)];
    case SeatFor::flesh_ward:
      return (p == mind.me ? 0.5f : 0.4f * mind.trust(p)) + (mind.s.keeper == p ? 0.1f : 0);
    case SeatFor::preventing: return mind.trust(p);
    case SeatFor::arrest_order: return mind.s.at(p).revealed ? 1.4f : arrest_worth(mind, p);
    case SeatFor::captains_cabin:
    case SeatFor::accusation:
    case SeatFor::history_repeats: return arrest_worth(mind, p);
  }
  return 0;
}

float space_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::pass) return standing(mind.s, mind.prices.weights());
  const auto x = static_cast<Space>(m.a);
  switch (static_cast<SpaceFor>(mind.f.arg)) {
    case SpaceFor::relocate:
    case SpaceFor::deck_chief:
    case SpaceFor::plimsolls: return best_action_at(mind, x);
    case SpaceFor::beast: {
      const float n = real(mind.s.deep_ones[index(x)]);
      return std::min(n, 3.0f) * enemy_worth(mind, x) - (n > 3 ? 1.0f : 0);
    }
    case SpaceFor::banish_from: return shove_worth(mind, x);
    case SpaceFor::call_to_action:
    case SpaceFor::divide:
    case SpaceFor::reinforcements:
      return is_water(x) ? -0.1f * real(9 - static_cast<int>(index(x))) : -mind.prices.menace(x);
    case SpaceFor::astral_to:
      return mind.f.count == 1 ? best_action_at(mind, x) : -mind.prices.menace(x);
    case SpaceFor::malpractice:
      return x == Space::deep ? -1.0f : -1.1f + danger(mind.s, x, mind.prices.weights());
    case SpaceFor::rolling_seas: return danger(mind.s, x, mind.prices.weights());
    default: return peek(mind, m);
  }
}

float target_worth(const Mind& mind, Move m) {
  if (m.a < kSeats) return mind.s.seats[m.a].revealed ? 0.6f : 0.4f * victim_worth(mind, seat(m.a));
  if (m.a == kDeepOneHere) return enemy_worth(mind, mind.self().space);
  return enemy_worth(mind, static_cast<Space>(m.a - kDeepOneIn));
}

float rampage_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::done) return 0;
  if (m.verb == Verb::attack) return target_worth(mind, m);
  const float here = mind.s.deep_ones[index(mind.self().space)] > 0 ? 0.1f : 0;
  return (mind.helps ? 1.0f : -1.0f) * (0.7f + here);
}

float friends_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::done) return 0;
  const float trouble = mind.s.counted >= 1 ? 0.125f * mind.prices.deep_ones_act() : 0;
  return rescue_worth(mind, static_cast<Space>(m.a)) + trouble;
}

float chapel_answer(const Mind& mind, Move m) {
  if (m.verb == Verb::retreat) return mind.s.ritual > 0 ? mind.prices.ritual(-1) : -0.1f;
  const auto c = static_cast<Card>(m.a);
  const float strain = at_most(6 - value_of(c)) * mind.prices.dial(Resource::sanity, -1);
  return mind.prices.ritual(1) + strain - keep_for(mind, c);
}

float astral_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::done) return 0;
  if (m.verb == Verb::space) return static_cast<Space>(m.a) == Space::sick_bay ? 1.0f : -0.2f;
  return m.a < kSeats && mind.s.seats[m.a].space == Space::sick_bay ? 0.8f : -0.5f;
}

float named_skill_worth(const Mind& mind, Skill skill) {
  if (mind.f.rule == Rule::script_deck) return mind.s.test.helps.has(skill) ? 1.0f : -1.0f;
  return real(mind.self().hand.value(skill));
}

float total_worth(const Mind& mind, int change) {
  return Check(mind.prices, mind.me).result(mind.s.test.total + change) -
         0.01f * real(change < 0 ? -change : change);
}

float outcome_worth(const Mind& mind, Result result) {
  const Check check(mind.prices, mind.me);
  if (result == Result::pass) return check.result(99);
  return check.result(result == Result::fail ? -99 : mind.s.test.partial);
}

// One of the Deep Ones that may be moved: where could it go instead?
float move_one_worth(const Mind& mind, Move m) {
  if (m.verb == Verb::done) return 0;
  const auto from = static_cast<Space>(m.a);
  float best = -1;
  for (const Space to : neighbours(from))
    if (may_move_deep_one_into(mind.s, to))
      best = std::max(best, mind.prices.menace(from) - mind.prices.menace(to));
  return best;
}

}  // namespace

// Sending an innocent there costs as much as a traitor is worth there.
float arrest_worth(const Mind& mind, Player p) {
  const float guilt = p == mind.me ? 0 : mind.suspicion[index(p)];
  const float office = (mind.s.captain == p ? 0.5f : 0) + (mind.s.keeper == p ? 0.2f : 0);
  const float bar = mind.temper.brig_at;
  if (guilt < bar) return -(1.0f + office) * (bar - guilt) - 0.2f;
  return guilt * (3.0f + office) - (1 - guilt) * (1.0f + office);
}

// NOLINTNEXTLINE(readability-function-size): one line for each question
float choice_worth(const Mind& mind, Move m) {
  int on_board = 0;
  for (const Space x : kOpenShip) on_board += mind.s.deep_ones[index(x)];
  switch (mind.f.rule) {
    case Rule::look: return look_worth(mind, m);
    case Rule::look_at_one: return one_spell_worth(mind, m);
    case Rule::choose_deck: return static_cast<Pile>(m.a) == Pile::mythos ? 0.2f : 0.1f;
    case Rule::choose_victim: return victim_worth(mind, seat(m.a));
    case Rule::choose_defeated: return m.verb == Verb::space ? 0.3f : 0;  // help is still there
    case Rule::choose_seat: return m.verb == Verb::pass ? 0 : seat_worth(mind, seat(m.a));
    case Rule::choose_space: return space_worth(mind, m);
    case Rule::choose_resource: return mind.prices.dial(static_cast<Resource>(m.a), 1);
    case Rule::choose_item:
      return (mind.f.arg == 1 ? 1.0f : -1.0f) * item_worth(mind, static_cast<Item>(m.b));
    case Rule::choose_monarch: return static_cast<Monarch>(m.a) == Monarch::father_dagon ? 0.1f : 0;
    case Rule::rampage: return rampage_worth(mind, m);
    case Rule::choose_target: return target_worth(mind, m);
    case Rule::move_deep_ones: return move_one_worth(mind, m);
    case Rule::astral_travel: return astral_worth(mind, m);
    case Rule::chapel: return chapel_answer(mind, m);
    case Rule::call_friends: return friends_worth(mind, m);
    case Rule::how_many: return mind.prices.risk(m.a) + 0.9f * real(std::min<int>(m.a, on_board));
    case Rule::move_tracks: return peek(mind, m);
    case Rule::pass_loyalty: return -mind.trust(seat(m.a));
    case Rule::script_deck:
    case Rule::name_skill: return named_skill_worth(mind, static_cast<Skill>(m.a));
    case Rule::change_total: return total_worth(mind, m.a - 100);
    case Rule::declare_outcome: return outcome_worth(mind, static_cast<Result>(m.a));
    default: return 0;
  }
}

}  // namespace hadal::bots::voyage
