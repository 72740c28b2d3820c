// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/view.h"

#include "engine/hash.h"

namespace hadal::abyss {
namespace {

std::uint8_t small(int n) { return static_cast<std::uint8_t>(n); }

SeatView seat_view(const Seat& seat, bool memory_aid) {
  SeatView v;
  v.hand_size = small(seat.hand.size());
  v.tokens_size = small(size(seat.tokens));
  v.pearls = seat.pearls;
  v.keys = seat.keys;
  if (memory_aid) v.known = seat.known;
  v.affiliated = seat.affiliated;
  v.lords = seat.lords;
  v.covered = seat.covered;
  v.disabled = seat.disabled;
  v.locations = seat.locations;
  return v;
}

void include_board(View& v, const State& s) {
  v.deck_size = small(s.deck.size() + s.deck_monsters);
  v.discard_size = small(s.discard.size() + s.discard_monsters);
  for (std::size_t r = 0; r < kRaces; ++r)
    v.council_sizes[r] = small(s.council.size(static_cast<Race>(r)));
  if (s.options.has(Option::memory_aid)) v.council = s.council;
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
}

void include_turn(View& v, const State& s) {
  v.turn = s.turn;
  v.players = s.players;
  v.options = s.options;
  v.active = s.active;
  v.ender = s.ender;
  v.bought = s.bought;
  v.used = s.used;
  v.extra_turn = s.extra_turn;
  if (!s.stack.empty()) v.asked = s.stack.back();
}

bool concerns(const StolenToken& stolen, Player p) {
  return is_seat(p) && (stolen.from == p || stolen.by == p);
}

void hash_seat(Hash& h, const SeatView& v) {
  h.add(v.hand_size).add(v.tokens_size).add(v.pearls).add(v.keys).add(v.affiliated.bits());
  h.add(v.lords.word()).add(v.covered.word()).add(v.disabled.word()).add(v.locations.word());
}

}  // namespace

View view(const State& s, Player viewer) {
  View v;
  v.viewer = viewer;
  if (is_seat(viewer)) {
    v.hand = s.at(viewer).hand;
    v.tokens = s.at(viewer).tokens;
  }
  if (concerns(s.stolen, viewer)) v.stolen = s.stolen;
  for (std::size_t i = 0; i < s.players; ++i)
    v.seats[i] = seat_view(s.seats[i], s.options.has(Option::memory_aid));
  include_board(v, s);
  include_turn(v, s);
  return v;
}

std::uint64_t view_key(const State& s, Player viewer) {
  const View v = view(s, viewer);
  Hash h;
  h.add(v.viewer).add(v.hand.bits()).add_all(v.tokens);
  h.add(v.stolen.from).add(v.stolen.by).add(v.stolen.kind);
  for (std::size_t i = 0; i < s.players; ++i) {
    hash_seat(h, v.seats[i]);
    h.add(s.seats[i].known.bits());  // remembered, whether the view shows it or not
  }
  h.add(s.council.bits()).add(v.deck_size).add(v.discard_size).add(v.paid.bits());
  h.add(s.discard.bits()).add(s.discard_monsters);  // remembered, too  [ABY-OWN-15]
  h.add_all(v.row).add_all(v.court).add(v.threat).add(v.removed_lords.word());
  h.add(v.lord_deck_size).add(v.location_deck_size).add(v.removed_locations.word());
  h.add(v.available.word()).add(v.drawn.word()).add_all(v.under);
  h.add(v.turn).add(v.players).add(v.options.word()).add(v.active).add(v.ender);
  h.add(v.bought.word()).add(v.used.word()).add(v.extra_turn);
  h.add(s.recruited).add(s.refill_fell_short);
  for (const Frame& f : s.stack) h.add(f.rule).add(f.who).add(f.arg).add(f.count).add(f.step);
  return h.value();
}

Move seen_by(const State& s, Move m, Player viewer) {
  if (m.verb != Verb::token) return m;
  const Frame& f = s.stack.back();
  const bool owner = is_seat(viewer) && index(viewer) == f.arg;
  const bool thief = f.rule == Rule::steal_token && static_cast<Player>(f.step) == viewer;
  if (!owner && !thief) m.a = kHiddenToken;
  return m;
}

}  // namespace hadal::abyss
