// SPDX-License-Identifier: Apache-2.0
// The parts of a scenario's `given` and the words in which they are read. Every function throws
// DocumentError for what cannot be.
#pragma once

#include "games/unfathomable/state.h"
#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable::document_reader {

using hadal::name;

template <Named E>
E known(const Document& d, const char* what) {
  if (const std::optional<E> e = parse_name<E>(d.text())) return *e;
  throw DocumentError(d, "'" + d.text() + "' is not " + what);
}

template <Named E>
E known_key(const std::string& key, const Document& at, const char* what) {
  Document d(key);
  d.line = at.line;
  return known<E>(d, what);
}

inline Player seat_or_nobody(const Document& d, std::size_t players) {
  const std::optional<Player> p = parse_player(d.text());
  if (!p) throw DocumentError(d, "'" + d.text() + "' is not a seat");
  if (*p != Player::nobody && index(*p) >= players)
    throw DocumentError(d, "seat " + name(*p) + " does not play");
  return *p;
}

inline Player seat_named(const Document& d, std::size_t players) {
  const Player p = seat_or_nobody(d, players);
  if (!is_seat(p)) throw DocumentError(d, "a seat is needed here, not nobody");
  return p;
}

inline std::uint8_t count(const Document& d, int high) {
  return byte(static_cast<int>(d.number_between(0, high)));
}

inline Seats seats_named(const Document& d, std::size_t players) {
  Seats seats;
  for (const Document& one : d.list()) seats.add(seat_named(one, players));
  return seats;
}

template <typename Array>
void read_bounds(const Document& d, Array& most) {
  for (const auto& [key, n] : d.map())
    most[index(known_key<Skill>(key, n, "a skill"))] = count(n, 21);
}

inline SkillSet cards_of(const Document& d) {
  SkillSet set;
  for (const Document& item : d.list()) {
    const std::optional<Card> c = parse_card(item.text());
    if (!c) throw DocumentError(item, "'" + item.text() + "' is not a skill card");
    if (set.count(*c) == kCopies[index(*c) % 5])
      throw DocumentError(item, "there are not so many of " + name(*c));
    set.add(*c);
  }
  return set;
}

// Takes named cards out of the decks; they are where the scenario says.
inline void take_skills(const Document& d, State& s, SkillSet set) {
  if (!s.skill_decks.contains(set)) throw DocumentError(d, "a skill card is named too often");
  s.skill_decks -= set;
}

inline void bound_by(SkillSet set, std::array<std::uint8_t, kSkills>& most) {
  for (std::size_t i = 0; i < kSkills; ++i) most[i] = byte(set.size(static_cast<Skill>(i)));
}

// --- seats
void read_characters(const Document& d, State& s);
void read_seats(const Document& d, State& s);

// --- the board and the decks
void read_monsters(const Document& d, State& s);
void read_damage(const Document& d, State& s);
void read_decks(const Document& d, State& s);
void read_chaos(const Document& d, State& s);
void read_loyalty_deck(const Document& d, State& s);
void read_loyalty_cards(const Document& d, State& s);

}  // namespace hadal::unfathomable::document_reader
