// SPDX-License-Identifier: Apache-2.0
// The names of things in notation, scenarios, records and catalogue keys.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/shape.h"
#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

// The names of an enumeration, in its order.
template <typename E>
std::span<const std::string_view> names_of();
// clang-format off
#define UNF_NAMED(E) \
  template <>        \
  std::span<const std::string_view> names_of<E>()
UNF_NAMED(Skill); UNF_NAMED(Resource); UNF_NAMED(Space); UNF_NAMED(Character); UNF_NAMED(Mythos);
UNF_NAMED(Waypoint); UNF_NAMED(Spell); UNF_NAMED(Item); UNF_NAMED(Ability); UNF_NAMED(Damage);
UNF_NAMED(Loyalty); UNF_NAMED(Passenger); UNF_NAMED(Monarch); UNF_NAMED(Track); UNF_NAMED(Kept);
UNF_NAMED(Pile); UNF_NAMED(Variant); UNF_NAMED(Difficulty); UNF_NAMED(Casting); UNF_NAMED(Ending);
UNF_NAMED(Result); UNF_NAMED(Verb); UNF_NAMED(Activation);
#undef UNF_NAMED
// clang-format on

template <typename E>
concept Named = std::is_enum_v<E> && !std::is_same_v<E, Player> && !std::is_same_v<E, Rule> &&
                !std::is_same_v<E, Card>;

template <Named E>
std::string_view name(E e) {
  const auto names = names_of<E>();
  return index(e) < names.size() ? names[index(e)] : "-";
}

// Clients have types for these.
inline EnumNames enum_names(Skill) { return {"Skill", names_of<Skill>()}; }
inline EnumNames enum_names(Resource) { return {"Resource", names_of<Resource>()}; }
inline EnumNames enum_names(Character) { return {"Character", names_of<Character>()}; }
inline EnumNames enum_names(Item) { return {"Item", names_of<Item>()}; }
inline EnumNames enum_names(Loyalty) { return {"Loyalty", names_of<Loyalty>()}; }
inline EnumNames enum_names(Pile) { return {"Pile", names_of<Pile>()}; }
inline EnumNames enum_names(Track) { return {"Track", names_of<Track>()}; }
inline EnumNames enum_names(Activation) { return {"Activation", names_of<Activation>()}; }
inline EnumNames enum_names(Result) { return {"Result", names_of<Result>()}; }

template <Named E>
std::optional<E> parse_name(std::string_view text) {
  const auto names = names_of<E>();
  const auto it = std::find(names.begin(), names.end(), text);
  if (it == names.end()) return std::nullopt;
  return static_cast<E>(it - names.begin());
}

std::string name(Card c);  // "lore 2"
std::optional<Card> parse_card(std::string_view text);

}  // namespace hadal::unfathomable
