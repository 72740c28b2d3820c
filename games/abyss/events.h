// SPDX-License-Identifier: Apache-2.0
// What the rules of Abyss tell about a move: `tell<Told::bought>(p, seller, card, price)`, beside
// the effect. The list is events_list.h; the compiler checks that arguments fit it.
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

constexpr std::span<const EventRow> rows_of(Told) { return kEventRows; }

using hadal::event_value;
constexpr EventValue event_value(AllySet set) { return set.bits(); }

template <typename T>
constexpr std::string_view event_kind(Told, std::type_identity<T>) {
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

// As clients read them.
void write_event_argument(std::string_view kind, std::uint64_t value, Sink& out);

}  // namespace hadal::abyss
