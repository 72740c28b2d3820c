// SPDX-License-Identifier: Apache-2.0
// What the rules of Abyss tell of a move: `tell<Told::bought>(p, card, price)`, beside the effect.
// The list is events_list.h; that arguments fit it is checked when compiling.
#pragma once

#include "engine/events.h"
#include "games/abyss/ally_set.h"
#include "games/abyss/types.h"

namespace hadal::abyss {

enum class Told : std::uint16_t {
#define HADAL_EVENT(key, arguments) key,
#include "games/abyss/events_list.h"
#undef HADAL_EVENT
};

inline constexpr EventRow kEventRows[] = {
#define HADAL_EVENT(key, arguments) event_row(#key, arguments),
#include "games/abyss/events_list.h"
#undef HADAL_EVENT
};

// Values of every kind in one word.
constexpr std::uint64_t event_value(std::integral auto number) {
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(number));
}
template <typename E>
requires std::is_enum_v<E>
constexpr std::uint64_t event_value(E one) { return static_cast<std::uint64_t>(one); }
template <typename E, typename Word>
constexpr std::uint64_t event_value(EnumSet<E, Word> set) {
  return set.word();
}
constexpr std::uint64_t event_value(AllySet set) { return set.bits(); }

template <typename T>
constexpr std::string_view event_kind() {
  if constexpr (std::integral<T>) return "number";
  if constexpr (std::is_same_v<T, Player>) return "seat";
  if constexpr (std::is_same_v<T, Audience>) return "seat*";
  if constexpr (std::is_same_v<T, Card>) return "card";
  if constexpr (std::is_same_v<T, AllySet>) return "card*";
  if constexpr (std::is_same_v<T, Lord>) return "lord";
  if constexpr (std::is_same_v<T, LordSet>) return "lord*";
  if constexpr (std::is_same_v<T, Race>) return "stack";
  if constexpr (std::is_same_v<T, Location>) return "location";
  if constexpr (std::is_same_v<T, LocationSet>) return "location*";
  return "";
}

template <typename... Values>
constexpr bool event_fits(const EventRow& row) {
  if (row.count != sizeof...(Values)) return false;
  std::size_t i = 0;
  return ((row.all[i++].kind == event_kind<Values>()) && ...);
}

// Apart, so that where nobody listens nothing but a branch stands in the way.
template <Told key, typename... Values>
[[gnu::noinline, gnu::cold]] void hear(Audience knows, Values... values) {
  telling::add(static_cast<std::uint16_t>(key), kEverybody, knows, {event_value(values)...});
}

// To everybody; of a secret argument only `knows` read the value.
template <Told key, typename... Values>
void tell_secretly(Audience knows, Values... values) {
  static_assert(event_fits<Values...>(kEventRows[static_cast<std::size_t>(key)]),
                "the list has other arguments");
  if (anybody_listens()) [[unlikely]]
    hear<key>(knows, values...);
}

template <Told key, typename... Values>
void tell(Values... values) {
  static_assert(!kEventRows[static_cast<std::size_t>(key)].has_secret(), "say who may know");
  tell_secretly<key>(kEverybody, values...);
}

// As clients read them.
void write_event_argument(std::string_view kind, std::uint64_t value, Sink& out);

}  // namespace hadal::abyss
