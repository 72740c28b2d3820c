// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/events.h"

#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {
namespace {

// Every card by itself, in the canonical order.
void write_cards(SkillSet cards, Sink& out) {
  out.list([&] {
    for (const Card c : cards)
      for (int i = 0; i < cards.count(c); ++i) out.add(name(c));
  });
}

void write_loyalties(Loyalties loyalties, Sink& out) {
  out.list([&] {
    for (std::size_t i = 0; i < kLoyalties; ++i)
      for (int n = 0; n < loyalties.counts[i]; ++n) out.add(name(static_cast<Loyalty>(i)));
  });
}

// "waypoint reef"
std::string name(PileCard c) {
  const auto of = [&](std::string_view card) {
    return std::string(name(c.pile)) + " " + std::string(card);
  };
  switch (c.pile) {
    case Pile::mythos: return of(name(static_cast<Mythos>(c.card)));
    case Pile::waypoint: return of(name(static_cast<Waypoint>(c.card)));
    case Pile::spell: return of(name(static_cast<Spell>(c.card)));
    case Pile::item: return of(name(static_cast<Item>(c.card)));
  }
  return {};
}

// "waypoint maelstrom top"
std::string name(CardOption option) {
  return name(option.card) + (option.is_first ? " top" : " bottom");
}

template <typename E>
void write_name(EventValue value, Sink& out) {
  out.add(name(static_cast<E>(value.low)));
}

using Write = void (*)(EventValue value, Sink& out);
struct Kind {
  std::string_view name;
  Write write;
};

void write_number(EventValue value, Sink& out) { out.number(static_cast<std::int64_t>(value.low)); }

constexpr Kind kKinds[] = {
    {"change", write_number},
    {"travel", write_number},
    {"ritual", write_number},
    {"skill", write_name<Skill>},
    {"card", write_name<Card>},
    {"title", write_name<Card>},
    {"resource", write_name<Resource>},
    {"space", write_name<Space>},
    {"in", write_name<Space>},
    {"to", write_name<Space>},
    {"character", write_name<Character>},
    {"item", write_name<Item>},
    {"spell", write_name<Spell>},
    {"waypoint", write_name<Waypoint>},
    {"mythos", write_name<Mythos>},
    {"ability", write_name<Ability>},
    {"damage", write_name<Damage>},
    {"loyalty", write_name<Loyalty>},
    {"passenger", write_name<Passenger>},
    {"monarch", write_name<Monarch>},
    {"activation", write_name<Activation>},
    {"track", write_name<Track>},
    {"pile", write_name<Pile>},
    {"kept", write_name<Kept>},
    {"result", write_name<Result>},
    {"ending", write_name<Ending>},
    {"pile_card", [](EventValue value, Sink& out) { out.add(name(pile_card_of(value))); }},
    {"option", [](EventValue value, Sink& out) { out.add(name(card_option_of(value))); }},
    {"pile_card*",
     [](EventValue value, Sink& out) { out.list([&] { out.add(name(pile_card_of(value))); }); }},
    {"loyalty*", [](EventValue value, Sink& out) { write_loyalties(loyalties_of(value), out); }},
    {"card*", [](EventValue value,
                 Sink& out) { write_cards(SkillSet::from_words(value.low, value.high), out); }},
    {"skill*",
     [](EventValue value, Sink& out) {
       out.add(list_names(SkillMask::from_word(static_cast<std::uint8_t>(value.low))));
     }},
    {"seat*",
     [](EventValue value, Sink& out) {
       out.add(list_names(Audience::from_word(static_cast<std::uint8_t>(value.low))));
     }},
};

}  // namespace

void write_event_argument(std::string_view kind, EventValue value, Sink& out) {
  for (const Kind& one : kKinds)
    if (one.name == kind) return one.write(value, out);
  out.nothing();
}

}  // namespace hadal::unfathomable
