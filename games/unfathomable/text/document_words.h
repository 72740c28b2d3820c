// SPDX-License-Identifier: Apache-2.0
// The words that documents of positions and of views share. `Any` is State or View: what both have
// is open to everybody. `Out` is a Sink, or a ShapeSink that records the shape.
#pragma once

#include <algorithm>
#include <numeric>

#include "engine/shape.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/state.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable::document_words {

using hadal::name;

// Every card by itself, in the canonical order.
inline auto list(SkillSet set) {
  return list_of<Card>([set](auto add) {
    for (const Card c : set)
      for (int i = 0; i < set.count(c); ++i) add(c);
  });
}

template <typename E, typename Array>
auto counts(const Array& array) {
  return by_name<E>(array.size(), [&array](E e) { return array[index(e)]; });
}

inline auto winners(const State& s) { return list_winners(outcome(s), s.players); }

template <typename Array>
int sum(const Array& array) {
  return std::accumulate(array.begin(), array.end(), 0);
}

// A card of a deck that can be looked at; "?" if it is not known.
inline std::string_view pile_card(Pile pile, std::uint8_t card) {
  if (card == kHidden) return "?";
  switch (pile) {
    case Pile::mythos: return name(static_cast<Mythos>(card));
    case Pile::waypoint: return name(static_cast<Waypoint>(card));
    case Pile::spell: return name(static_cast<Spell>(card));
    case Pile::item: return name(static_cast<Item>(card));
  }
  return {};
}

// Seat and SeatView have these.
template <typename Out, typename AnySeat>
void write_open_part(Out& out, const AnySeat& seat) {
  out.set("character", or_none(seat.character));
  out.set("space", seat.space);
  out.set("items", list_names(seat.items));
  out.set("improvement", or_none(seat.improvement));
  out.set("revealed", seat.revealed);
  out.set("feat", seat.has_feat);
  out.set("at_most", counts<Skill>(seat.at_most));
}

enum class Title : std::uint8_t { captain, keeper };
inline constexpr std::array<std::string_view, 2> kTitleNames{"captain", "keeper"};
inline std::string_view name(Title title) { return kTitleNames[index(title)]; }
inline EnumNames enum_names(Title) { return {"Title", kTitleNames}; }

template <typename Out, typename Any>
void write_seat_of(Out& out, const Any& s, Player p) {
  out.set("title", list_of<Title>([&](auto add) {
            if (s.captain == p) add(Title::captain);
            if (s.keeper == p) add(Title::keeper);
          }));
  out.set("kept", list_of<Kept>([&](auto add) {
            for (std::size_t i = 0; i < kKeptCards; ++i)
              if (s.kept[i] == p) add(static_cast<Kept>(i));
          }));
  int n = 0;
  for (const auto& card : s.loyalty) n += card.holder == p ? 1 : 0;
  out.set("loyalty_size", n);
}

// The first n spaces of a kind: at(0), at(1), …
template <typename At>
SpaceSet spaces_of_kind(std::size_t n, At at) {
  SpaceSet all;
  for (std::size_t i = 0; i < n; ++i) all.add(at(i));
  return all;
}

template <typename Out, typename Any>
void write_rooms(Out& out, const Any& s) {
  out.set("passengers", some_by_name(spaces_of_kind(8, deck_at), [&](Space deck) {
            return s.passengers[index(deck) - index(deck_at(0))];
          }));
  out.set("damage", some_by_name(spaces_of_kind(kRooms, room_at), [&](Space room) {
            return or_none(s.damage[index(room) - index(room_at(0))]);
          }));
  out.set("damaged_rooms", std::count_if(s.damage.begin(), s.damage.end(),
                                         [](Damage card) { return card != Damage::none; }));
  out.set("damage_deck", list_names(s.damage_deck));
}

template <typename Out, typename Any>
void write_board(Out& out, const Any& s) {
  out.set("dials", counts<Resource>(s.dials));
  out.set("travel", s.travel);
  out.set("ritual", s.ritual);
  out.set("deep_ones", counts<Space>(s.deep_ones));
  out.set("deep_ones_in_supply", kDeepOnes - sum(s.deep_ones));
  out.set("passengers_in_supply", sum(s.passenger_faces) - sum(s.passengers));
  out.set("hydra", s.hydra);
  out.set("dagon", s.dagon);
  write_rooms(out, s);
  out.set("captain", s.captain);
  out.set("keeper", s.keeper);
  out.set("flesh_ward", s.flesh_ward);
  out.set("revelation_of_script", s.revelation);
  out.set("route", list_names(s.route));
  out.set("distance", distance(s.route));
  out.set("waypoint_discard", list_names(s.waypoint_discard));
  out.set("mythos_discard", list_names(s.mythos_discard));
}

template <typename Out, typename Any>
void write_turn(Out& out, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  const bool reaction = is_window(asked.rule);
  out.set("to_move", over ? Player::nobody : asked.who);
  out.set("asks", asked.rule);
  out.set("reaction", reaction);
  out.set_if(reaction, "window", asked.extra);
  out.set_if(reaction, "changed_by", changed_by(asked));
  out.set("over", over);
  out.set_if(asked.rule == Rule::act, "actions", asked.count);
  out.set("turn", s.current);
  out.set("turn_number", s.turn);
  out.set("crisis", or_none(s.crisis));
  out.set("barricaded", s.barricaded);
  out.set("awakened", s.awakened);
  out.set("used", list_names(s.used));
  out.set("die", s.die.face == 0 ? 0 : s.die.result());
  out.set("die_modifier", s.die.change);
  out.set("ending", s.ending);
  out.map("discard_tops", [&] {
    for (std::size_t i = 0; i < kSkills; ++i)
      out.set_if(s.discard_tops[i] != Card::none, name(static_cast<Skill>(i)), s.discard_tops[i]);
  });
}

template <typename Out>
void write_test(Out& out, const Test& t, int pile_size) {
  out.set("target", t.target);
  out.set("partial", t.partial);
  out.set("skills", list_names(t.helps));
  out.set("open", t.open);
  out.set("no_chaos", t.no_chaos);
  out.set("pile_size", pile_size);
  out.set("result", t.result);
  out.set("shown", list(t.shown));
  out.set("total", t.total);
  out.set_if(t.revealed || !t.pile.empty(), "pile", list(t.pile));
}

// `face` is the die as it was rolled, `die` the result of the roll.
template <typename Out>
void write_roll(Out& out, const Die& die) {
  out.set("face", die.face);
  out.set("modifier", die.change);
  out.set("attack", die.attack);
  out.set("set", die.fixed);
  out.set("almanac", die.almanac);
  out.set("pistol", die.pistol);
  out.set("shooter", die.shooter);
}

}  // namespace hadal::unfathomable::document_words
