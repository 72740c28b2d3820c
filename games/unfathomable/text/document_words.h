// SPDX-License-Identifier: Apache-2.0
// The words that documents of positions and of views share. `Any` is State or View: what both have
// is open to everybody.
#pragma once

#include <numeric>

#include "engine/sink.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/state.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable::document_words {

using hadal::name;

// Values for Sink::set.
inline auto list(SkillSet set) {
  return [set](Sink& out) {
    out.list([&] {
      for (const Card c : set)
        for (int i = 0; i < set.count(c); ++i) out.add(name(c));
    });
  };
}

template <typename E, typename Array>
auto counts(const Array& array) {
  return [&array](Sink& out) {
    out.map([&] {
      for (std::size_t i = 0; i < array.size(); ++i) out.set(name(static_cast<E>(i)), array[i]);
    });
  };
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
template <typename AnySeat>
void write_open_part(Sink& out, const AnySeat& seat) {
  out.set("character", name(seat.character));
  out.set("space", name(seat.space));
  out.set("items", list_names(seat.items));
  out.set("improvement", name(seat.improvement));
  out.set("revealed", seat.revealed);
  out.set("feat", seat.has_feat);
  out.set("at_most", counts<Skill>(seat.at_most));
}

template <typename Any>
void write_seat_of(Sink& out, const Any& s, Player p) {
  out.list("title", [&] {
    if (s.captain == p) out.add("captain");
    if (s.keeper == p) out.add("keeper");
  });
  out.list("kept", [&] {
    for (std::size_t i = 0; i < kKeptCards; ++i)
      if (s.kept[i] == p) out.add(name(static_cast<Kept>(i)));
  });
  int n = 0;
  for (const auto& card : s.loyalty) n += card.holder == p ? 1 : 0;
  out.set("loyalty_size", n);
}

template <typename Any>
void write_rooms(Sink& out, const Any& s) {
  out.map("passengers", [&] {
    for (std::size_t i = 0; i < 8; ++i) out.set(name(deck_at(i)), s.passengers[i]);
  });
  int damaged = 0;
  out.map("damage", [&] {
    for (std::size_t i = 0; i < kRooms; ++i) {
      out.set(name(room_at(i)), name(s.damage[i]));
      damaged += s.damage[i] != Damage::none ? 1 : 0;
    }
  });
  out.set("damaged_rooms", damaged);
  out.set("damage_deck", list_names(s.damage_deck));
}

template <typename Any>
void write_board(Sink& out, const Any& s) {
  out.set("dials", counts<Resource>(s.dials));
  out.set("travel", s.travel);
  out.set("ritual", s.ritual);
  out.set("deep_ones", counts<Space>(s.deep_ones));
  out.set("deep_ones_in_supply", kDeepOnes - sum(s.deep_ones));
  out.set("passengers_in_supply", sum(s.passenger_faces) - sum(s.passengers));
  out.set("hydra", name(s.hydra));
  out.set("dagon", name(s.dagon));
  write_rooms(out, s);
  out.set("captain", name(s.captain));
  out.set("keeper", name(s.keeper));
  out.set("flesh_ward", name(s.flesh_ward));
  out.set("revelation_of_script", name(s.revelation));
  out.set("route", list_names(s.route));
  out.set("distance", distance(s.route));
  out.set("waypoint_discard", list_names(s.waypoint_discard));
  out.set("mythos_discard", list_names(s.mythos_discard));
}

template <typename Any>
void write_turn(Sink& out, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  out.set("to_move", name(over ? Player::nobody : asked.who));
  out.set("asks", name(asked.rule));
  out.set("reaction", is_window(asked.rule));
  if (is_window(asked.rule)) {
    out.set("window", asked.extra);
    out.set("changed_by", name(changed_by(asked)));
  }
  out.set("over", over);
  if (asked.rule == Rule::act) out.set("actions", asked.count);
  out.set("turn", name(s.current));
  out.set("turn_number", s.turn);
  out.set("crisis", name(s.crisis));
  out.set("barricaded", s.barricaded);
  out.set("awakened", s.awakened);
  out.set("used", list_names(s.used));
  out.set("die", s.die.face == 0 ? 0 : s.die.result());
  out.set("die_modifier", s.die.change);
  out.set("ending", name(s.ending));
  out.map("discard_tops", [&] {
    for (std::size_t i = 0; i < kSkills; ++i)
      if (s.discard_tops[i] != Card::none)
        out.set(name(static_cast<Skill>(i)), name(s.discard_tops[i]));
  });
}

inline void write_test(Sink& out, const Test& t, int pile_size) {
  out.set("target", t.target);
  out.set("partial", t.partial);
  out.set("skills", list_names(t.helps));
  out.set("open", t.open);
  out.set("no_chaos", t.no_chaos);
  out.set("pile_size", pile_size);
  out.set("result", name(t.result));
  out.set("shown", list(t.shown));
  out.set("total", t.total);
  if (t.revealed || !t.pile.empty()) out.set("pile", list(t.pile));
}

// `face` is the die as it was rolled, `die` the result of the roll.
inline void write_roll(Sink& out, const Die& die) {
  out.set("face", die.face);
  out.set("modifier", die.change);
  out.set("attack", die.attack);
  out.set("set", die.fixed);
  out.set("almanac", die.almanac);
  out.set("pistol", die.pistol);
  out.set("shooter", name(die.shooter));
}

}  // namespace hadal::unfathomable::document_words
