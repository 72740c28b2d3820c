// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/coverage.h"

#include <optional>

#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

constexpr AbilitySet kFeats{Ability::unconventional_leader, Ability::self_sacrifice,
                            Ability::medical_intervention,  Ability::full_steam_ahead,
                            Ability::arrest_order,          Ability::quick_cast,
                            Ability::perfect_number,        Ability::deep_one_ancestry,
                            Ability::uncanny_fortune,       Ability::well_equipped};

template <typename E>
std::string counted(const char* kind, E e) {
  return std::string(kind) + " " + std::string(name(e));
}

std::string counted(Ability a) { return counted(kFeats.has(a) ? "feat" : "ability", a); }

template <typename E>
void add_all(const char* kind, std::size_t n, std::vector<std::string>& out) {
  for (std::size_t i = 0; i < n; ++i) out.push_back(counted(kind, static_cast<E>(i)));
}

// A card of a deck that is resolved, cast or gained in the open.
std::string card_of_deck(Pile pile, std::uint8_t card) {
  switch (pile) {
    case Pile::mythos: return counted("mythos", static_cast<Mythos>(card));
    case Pile::waypoint: return counted("waypoint", static_cast<Waypoint>(card));
    case Pile::spell: return counted("spell", static_cast<Spell>(card));
    case Pile::item: return counted("item", static_cast<Item>(card));
  }
  return {};
}

std::string dealt_card(const State& s, Move m) {
  const std::uint8_t to = s.stack.back().extra;
  const bool unused = to == kToLooked || to == kToLost ||
                      (m.verb == Verb::mythos && !is_usable_green(s, static_cast<Mythos>(m.a)));
  if (unused) return {};
  return card_of_deck(static_cast<Pile>(index(m.verb) - index(Verb::mythos)), m.a);
}

std::string chosen_card(const State& s, Move m) {
  const auto why = static_cast<LookFor>(s.stack.back().arg);
  if (why == LookFor::order || why == LookFor::foresee) return {};
  return card_of_deck(static_cast<Pile>(m.a), m.b);
}

std::string card_of(const State& s, Move m) {
  switch (m.verb) {
    case Verb::mythos:
    case Verb::waypoint:
    case Verb::spell:
    case Verb::item: return dealt_card(s, m);
    case Verb::choose: return s.stack.back().rule == Rule::look ? chosen_card(s, m) : std::string();
    case Verb::play:
    case Verb::raise:
    case Verb::lower: return counted("skill", static_cast<Card>(m.a));
    case Verb::damage: return counted("damage", static_cast<Damage>(m.a));
    case Verb::passenger: return counted("passenger", static_cast<Passenger>(m.a));
    case Verb::loyalty: return counted("loyalty", static_cast<Loyalty>(m.a));
    case Verb::reveal: return counted("revealed", s.at(s.stack.back().who).character);
    default: return {};
  }
}

}  // namespace

std::optional<Ability> ability_used(const State& s, Move m) {
  const Rule asked = s.stack.back().rule;
  const bool discards = m.verb == Verb::discard;
  if (m.verb == Verb::use) return static_cast<Ability>(m.a);
  if (m.verb == Verb::lead) return Ability::unconventional_leader;
  if (m.verb == Verb::set) return Ability::perfect_number;
  if (m.verb == Verb::contribute && asked == Rule::after_total) return Ability::experienced;
  if (discards && asked == Rule::would_be_defeated) return Ability::healing_words;
  if (discards && asked == Rule::after_roll) return Ability::fortunate_son;
  if (discards && asked == Rule::before_roll) return Ability::almanac;
  if (m.verb == Verb::resource && asked == Rule::passenger_in_danger)
    return Ability::travel_pharmacy;
  return std::nullopt;
}

std::vector<std::string> everything_to_count() {
  std::vector<std::string> all;
  add_all<Mythos>("mythos", kMythosCards, all);
  add_all<Waypoint>("waypoint", kWaypoints, all);
  add_all<Spell>("spell", kSpells, all);
  add_all<Item>("item", kItems, all);
  add_all<Card>("skill", kCardKinds, all);
  for (std::size_t i = 0; i < kAbilities; ++i) all.push_back(counted(static_cast<Ability>(i)));
  add_all<Character>("revealed", kCharacters, all);
  add_all<Damage>("damage", kDamageCards, all);
  add_all<Loyalty>("loyalty", kLoyalties, all);
  add_all<Passenger>("passenger", kPassengerFaces, all);
  return all;
}

std::vector<std::string> brought_into_play(const State& s, Move m) {
  std::vector<std::string> found;
  if (std::string card = card_of(s, m); !card.empty()) found.push_back(std::move(card));
  const std::optional<Ability> ability = ability_used(s, m);
  if (!ability) return found;
  found.push_back(counted(*ability));
  if (const auto item = parse_name<Item>(name(*ability))) found.push_back(counted("item", *item));
  return found;
}

}  // namespace hadal::unfathomable
