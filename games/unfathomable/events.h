// SPDX-License-Identifier: Apache-2.0
// What the rules of Unfathomable tell about a move: `tell<Told::moved>(p, To{room})`, beside the
// effect. The list is events_list.h; the compiler checks that arguments fit it.
#pragma once

#include "engine/events.h"
#include "games/unfathomable/skill_set.h"
#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

enum class Told : std::uint16_t {
#define HADAL_EVENT(key, arguments) key,
#include "games/unfathomable/events_list.h"
#undef HADAL_EVENT
};

inline constexpr EventRow kEventRows[] = {
#define HADAL_EVENT(key, arguments) event_row(#key, arguments),
#include "games/unfathomable/events_list.h"
#undef HADAL_EVENT
};

// The same thing in another part of a sentence.
struct In {
  Space space;
};
struct To {
  Space space;
};
struct Title {
  Card card;
};
struct Change {
  int n;
};
struct TravelStep {
  int n;
};
struct RitualStep {
  int n;
};
struct PileCard {
  Pile pile;
  std::uint8_t card;
};
struct CardOption {  // of a crisis or a waypoint: what it does
  PileCard card;
  bool is_first;
};
struct PileCards {  // of one card
  PileCard one;
};
// How many there are of each.
struct Loyalties {
  std::array<std::uint8_t, kLoyalties> counts{};
};

constexpr std::span<const EventRow> rows_of(Told) { return kEventRows; }

using hadal::event_value;
constexpr EventValue event_value(SkillSet set) { return {set.low(), set.high()}; }
constexpr EventValue event_value(In in) { return event_value(in.space); }
constexpr EventValue event_value(To to) { return event_value(to.space); }
constexpr EventValue event_value(Title title) { return event_value(title.card); }
constexpr EventValue event_value(Change change) { return event_value(change.n); }
constexpr EventValue event_value(TravelStep step) { return event_value(step.n); }
constexpr EventValue event_value(RitualStep step) { return event_value(step.n); }
constexpr EventValue event_value(PileCard card) { return index(card.pile) * 256u + card.card; }
constexpr EventValue event_value(CardOption option) {
  return event_value(option.card).low * 2u + (option.is_first ? 0u : 1u);
}
constexpr EventValue event_value(PileCards cards) { return event_value(cards.one); }
constexpr EventValue event_value(Loyalties l) {
  return l.counts[0] + l.counts[1] * 256u + l.counts[2] * 65536u;
}

// And back.
constexpr PileCard pile_card_of(EventValue value) {
  return {static_cast<Pile>(value.low / 256), static_cast<std::uint8_t>(value.low % 256)};
}
constexpr CardOption card_option_of(EventValue value) {
  return {pile_card_of(value.low / 2), value.low % 2 == 0};
}
constexpr Loyalties loyalties_of(EventValue value) {
  return {{static_cast<std::uint8_t>(value.low % 256),
           static_cast<std::uint8_t>(value.low / 256 % 256),
           static_cast<std::uint8_t>(value.low / 65536)}};
}

template <typename T>
constexpr std::string_view event_kind(Told, std::type_identity<T>) {
  if constexpr (std::integral<T>) return "number";
  if constexpr (std::is_same_v<T, Change>) return "change";
  if constexpr (std::is_same_v<T, Player>) return "seat";
  if constexpr (std::is_same_v<T, Audience>) return "seat*";
  if constexpr (std::is_same_v<T, Skill>) return "skill";
  if constexpr (std::is_same_v<T, SkillMask>) return "skill*";
  if constexpr (std::is_same_v<T, Card>) return "card";
  if constexpr (std::is_same_v<T, SkillSet>) return "card*";
  if constexpr (std::is_same_v<T, Title>) return "title";
  if constexpr (std::is_same_v<T, Resource>) return "resource";
  if constexpr (std::is_same_v<T, Space>) return "space";
  if constexpr (std::is_same_v<T, In>) return "in";
  if constexpr (std::is_same_v<T, To>) return "to";
  if constexpr (std::is_same_v<T, Character>) return "character";
  if constexpr (std::is_same_v<T, Item>) return "item";
  if constexpr (std::is_same_v<T, Spell>) return "spell";
  if constexpr (std::is_same_v<T, Waypoint>) return "waypoint";
  if constexpr (std::is_same_v<T, Mythos>) return "mythos";
  if constexpr (std::is_same_v<T, Ability>) return "ability";
  if constexpr (std::is_same_v<T, Damage>) return "damage";
  if constexpr (std::is_same_v<T, Loyalty>) return "loyalty";
  if constexpr (std::is_same_v<T, Loyalties>) return "loyalty*";
  if constexpr (std::is_same_v<T, Passenger>) return "passenger";
  if constexpr (std::is_same_v<T, Monarch>) return "monarch";
  if constexpr (std::is_same_v<T, Activation>) return "activation";
  if constexpr (std::is_same_v<T, Track>) return "track";
  if constexpr (std::is_same_v<T, TravelStep>) return "travel";
  if constexpr (std::is_same_v<T, RitualStep>) return "ritual";
  if constexpr (std::is_same_v<T, Pile>) return "pile";
  if constexpr (std::is_same_v<T, PileCard>) return "pile_card";
  if constexpr (std::is_same_v<T, CardOption>) return "option";
  if constexpr (std::is_same_v<T, PileCards>) return "pile_card*";
  if constexpr (std::is_same_v<T, Kept>) return "kept";
  if constexpr (std::is_same_v<T, Result>) return "result";
  if constexpr (std::is_same_v<T, Ending>) return "ending";
  return "";
}

constexpr SkillSet set_of(Card c) {
  SkillSet set;
  set.add(c);
  return set;
}

// As clients read them.
void write_event_argument(std::string_view kind, EventValue value, Sink& out);

}  // namespace hadal::unfathomable
