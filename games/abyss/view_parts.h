// SPDX-License-Identifier: Apache-2.0
// The parts of a view, each by inclusion. Who needs one alone, a million times a second, need not
// have all of it made.
#pragma once

#include "games/abyss/view.h"

namespace hadal::abyss {

constexpr std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

constexpr bool concerns(const StolenToken& stolen, Player p) {
  return is_seat(p) && (stolen.from == p || stolen.by == p);
}

inline OwnView own_view(const State& s, Player viewer) {
  OwnView v;
  v.viewer = viewer;
  if (is_seat(viewer)) {
    v.hand = s.at(viewer).hand;
    v.tokens = s.at(viewer).tokens;
  }
  if (concerns(s.stolen, viewer)) v.stolen = s.stolen;
  return v;
}

inline AllySet seen_known(const State& s, const Seat& seat) {
  return s.options.has(Option::memory_aid) ? seat.known : AllySet{};
}

inline SeatView seat_view(const State& s, std::size_t i) {
  const Seat& seat = s.seats[i];
  SeatView v;
  v.hand_size = small(seat.hand.size());
  v.tokens_size = small(size(seat.tokens));
  v.pearls = seat.pearls;
  v.keys = seat.keys;
  v.known = seen_known(s, seat);
  v.affiliated = seat.affiliated;
  v.lords = seat.lords;
  v.covered = seat.covered;
  v.disabled = seat.disabled;
  v.locations = seat.locations;
  return v;
}

inline std::uint8_t council_size(const State& s, std::size_t race) {
  return small(s.council.size(static_cast<Race>(race)));
}

inline std::uint8_t deck_size(const State& s) { return small(s.deck.size() + s.deck_monsters); }
inline std::uint8_t discard_size(const State& s) {
  return small(s.discard.size() + s.discard_monsters);
}
inline AllySet seen_council(const State& s) {
  return s.options.has(Option::memory_aid) ? s.council : AllySet{};
}

inline AllySet seen_discard(const State& s) {
  return s.options.has(Option::memory_aid) ? s.discard : AllySet{};
}
inline std::uint8_t seen_discard_monsters(const State& s) {
  return s.options.has(Option::memory_aid) ? s.discard_monsters : std::uint8_t{0};
}

inline BoardView board_view(const State& s) {
  BoardView v;
  v.deck_size = deck_size(s);
  v.discard_size = discard_size(s);
  v.discard = seen_discard(s);
  v.discard_monsters = seen_discard_monsters(s);
  for (std::size_t r = 0; r < kRaces; ++r) v.council_sizes[r] = council_size(s, r);
  v.council = seen_council(s);
  v.paid = s.paid;
  v.row = s.row;
  v.court = s.court;
  v.threat = s.threat;
  v.lord_deck_size = small(s.lord_deck.size());
  v.location_deck_size = small(s.location_deck.size());
  v.token_supply = small(size(tokens_in_supply(s)));
  v.removed_lords = removed_lords(s);
  v.removed_locations = removed_locations(s);
  v.available = s.available;
  v.drawn = s.drawn;
  v.under = s.under;
  return v;
}

inline Frame asked_view(const State& s) { return s.stack.empty() ? Frame{} : s.stack.back(); }

inline TurnView turn_view(const State& s) {
  TurnView v;
  v.turn = s.turn;
  v.players = s.players;
  v.options = s.options;
  v.active = s.active;
  v.ender = s.ender;
  v.bought = s.bought;
  v.used = s.used;
  v.extra_turn = s.extra_turn;
  v.asked = asked_view(s);
  return v;
}

}  // namespace hadal::abyss
