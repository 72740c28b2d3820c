// SPDX-License-Identifier: Apache-2.0
// The words that documents of positions and of views share. `Any` is State or View: what both have
// is open to everybody.
#pragma once

#include <numeric>

#include "games/unfathomable/engine.h"
#include "games/unfathomable/names.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable::document_words {

using hadal::name;

template <Named E>
Document word(E e) {
  return std::string(name(e));
}

inline Document list(SkillSet set) {
  Document::List out;
  for (const Card c : set)
    for (int i = 0; i < set.count(c); ++i) out.emplace_back(name(c));
  return out;
}

template <typename Set>
Document list_names(const Set& set) {
  Document::List out;
  for (const auto e : set) out.push_back(word(e));
  return out;
}

inline Document list_seats(Seats seats) {
  Document::List out;
  for (const Player p : seats) out.emplace_back(name(p));
  return out;
}

template <typename E, typename Array>
Document counts(const Array& array) {
  Document out = Document::Map{};
  for (std::size_t i = 0; i < array.size(); ++i)
    out.set(std::string(name(static_cast<E>(i))), array[i]);
  return out;
}

template <typename Array>
int sum(const Array& array) {
  return std::accumulate(array.begin(), array.end(), 0);
}

// A card of a deck that can be looked at; "?" if it is not known.
inline Document pile_card(Pile pile, std::uint8_t card) {
  if (card == kHidden) return "?";
  switch (pile) {
    case Pile::mythos: return word(static_cast<Mythos>(card));
    case Pile::waypoint: return word(static_cast<Waypoint>(card));
    case Pile::spell: return word(static_cast<Spell>(card));
    case Pile::item: return word(static_cast<Item>(card));
  }
  return {};
}

// Seat and SeatView have these.
template <typename AnySeat>
Document open_part(const AnySeat& seat) {
  return {{"character", word(seat.character)},
          {"space", word(seat.space)},
          {"items", list_names(seat.items)},
          {"improvement", word(seat.improvement)},
          {"revealed", seat.revealed},
          {"feat", seat.has_feat},
          {"at_most", counts<Skill>(seat.at_most)}};
}

template <typename Any>
void write_seat_of(Document& d, const Any& s, Player p) {
  Document::List titles;
  if (s.captain == p) titles.emplace_back("captain");
  if (s.keeper == p) titles.emplace_back("keeper");
  d.set("title", std::move(titles));
  Document::List kept;
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] == p) kept.push_back(word(static_cast<Kept>(i)));
  d.set("kept", std::move(kept));
  int n = 0;
  for (const auto& card : s.loyalty) n += card.holder == p ? 1 : 0;
  d.set("loyalty_size", n);
}

template <typename Any>
void write_rooms(Document& d, const Any& s) {
  Document passengers = Document::Map{};
  for (std::size_t i = 0; i < 8; ++i)
    passengers.set(std::string(name(deck_at(i))), s.passengers[i]);
  d.set("passengers", std::move(passengers));
  Document damage = Document::Map{};
  int damaged = 0;
  for (std::size_t i = 0; i < kRooms; ++i) {
    damage.set(std::string(name(room_at(i))), word(s.damage[i]));
    damaged += s.damage[i] != Damage::none ? 1 : 0;
  }
  d.set("damage", std::move(damage));
  d.set("damaged_rooms", damaged);
  d.set("damage_deck", list_names(s.damage_deck));
}

template <typename Any>
void write_board(Document& d, const Any& s) {
  d.set("dials", counts<Resource>(s.dials));
  d.set("travel", s.travel);
  d.set("ritual", s.ritual);
  d.set("deep_ones", counts<Space>(s.deep_ones));
  d.set("deep_ones_in_supply", kDeepOnes - sum(s.deep_ones));
  d.set("passengers_in_supply", sum(s.passenger_faces) - sum(s.passengers));
  d.set("hydra", word(s.hydra));
  d.set("dagon", word(s.dagon));
  write_rooms(d, s);
  d.set("captain", name(s.captain));
  d.set("keeper", name(s.keeper));
  d.set("flesh_ward", name(s.flesh_ward));
  d.set("revelation_of_script", name(s.revelation));
  d.set("route", list_names(s.route));
  d.set("distance", distance(s.route));
  d.set("waypoint_discard", list_names(s.waypoint_discard));
  d.set("mythos_discard", list_names(s.mythos_discard));
}

template <typename Any>
void write_turn(Document& d, const Any& s, const Frame& asked) {
  const bool over = asked.rule == Rule::nothing;
  d.set("to_move", name(over ? Player::nobody : asked.who));
  d.set("asks", std::string(name(asked.rule)));
  d.set("reaction", is_window(asked.rule));
  d.set("over", over);
  if (asked.rule == Rule::act) d.set("actions", asked.count);
  d.set("turn", name(s.current));
  d.set("turn_number", s.turn);
  d.set("crisis", word(s.crisis));
  d.set("barricaded", s.barricaded);
  d.set("awakened", s.awakened);
  d.set("used", list_names(s.used));
  d.set("die", s.die.face == 0 ? 0 : s.die.result());
  d.set("die_modifier", s.die.change);
  d.set("ending", word(s.ending));
  Document tops = Document::Map{};
  for (std::size_t i = 0; i < kSkills; ++i)
    if (s.discard_tops[i] != Card::none)
      tops.set(std::string(name(static_cast<Skill>(i))), name(s.discard_tops[i]));
  d.set("discard_tops", std::move(tops));
}

inline Document test_document(const Test& t, int pile_size) {
  Document d{{"target", t.target},      {"partial", t.partial},   {"skills", list_names(t.helps)},
             {"open", t.open},          {"no_chaos", t.no_chaos}, {"pile_size", pile_size},
             {"result", word(t.result)}};
  d.set("shown", list(t.shown));
  d.set("total", t.total);
  if (t.revealed || !t.pile.empty()) d.set("pile", list(t.pile));
  return d;
}

}  // namespace hadal::unfathomable::document_words
