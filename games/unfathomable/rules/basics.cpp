// SPDX-License-Identifier: Apache-2.0
// Dials, figures, passengers, the end.
#include <algorithm>

#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// [UNF-22-2] All loyalty cards are shown.
void tell_the_end(const State& s) {
  tell<Told::over>(s.ending);
  const Outcome result = outcome(s);
  Audience winners;
  for (std::size_t i = 0; i < s.players; ++i) {
    Loyalties loyalties;
    for (const LoyaltyCard& card : s.loyalty)
      if (card.holder == seat(i)) ++loyalties.counts[index(card.loyalty)];
    tell<Told::shown>(seat(i), loyalties);
    if (result.won[i]) winners.add(seat(i));
  }
  winners.empty() ? tell<Told::nobody_won>() : tell<Told::won>(winners);
}

void set_dial(State& s, Resource r, int to) {
  std::uint8_t& d = dial(s, r);
  if (d != to) tell<Told::dial>(r, d, to);
  d = byte(to);
}

}  // namespace

// [UNF-22-1] [UNF-22-4] The end is immediate: nothing half-finished is completed, and what was
// being resolved is put away.
void finish(State& s, Ending ending) {
  if (s.ending != Ending::none) return;
  s.ending = ending;
  for (const Frame& f : s.stack)
    if (const Card c = played_card(f); c != Card::none) to_discard_pile(s, c);
  s.stack.clear();
  if (anybody_listens()) tell_the_end(s);
}

// [UNF-4-1] [UNF-4-2] Reaching 0 ends the game.
void lose(State& s, Resource r, int n) {
  set_dial(s, r, std::max(0, dial(s, r) - n));
  if (dial(s, r) == 0) finish(s, Ending::resource);
}

void gain(State& s, Resource r, int n) { set_dial(s, r, std::min(kDialMax, dial(s, r) + n)); }

// [UNF-11-6-1] Too few figures end the game; using up the last one does not.
void place_deep_ones(State& s, Space where, int n) {
  if (deep_ones_in_supply(s) < n) return finish(s, Ending::overrun);
  s.deep_ones[index(where)] = byte(s.deep_ones[index(where)] + n);
  tell<Told::deep_ones_came>(n, In{where});
}

void move_deep_one(State& s, Space from, Space to) {
  --s.deep_ones[index(from)];
  ++s.deep_ones[index(to)];
  tell<Told::deep_ones_moved>(1, In{from}, To{to});
}

void move_all_deep_ones(State& s, Space from, Space to) {
  std::uint8_t& left = s.deep_ones[index(from)];
  if (left > 0) tell<Told::deep_ones_moved>(left, In{from}, To{to});
  s.deep_ones[index(to)] = byte(s.deep_ones[index(to)] + left);
  left = 0;
}

void remove_deep_ones(State& s, Space where, int n) {
  s.deep_ones[index(where)] = byte(s.deep_ones[index(where)] - n);
  if (n > 0) tell<Told::deep_ones_gone>(n, In{where});
}

void remove_all_deep_ones(State& s, Space where) {
  remove_deep_ones(s, where, s.deep_ones[index(where)]);
}

// Back to the supply.
void rescue(State& s, Player by, Space where, int n) {
  std::uint8_t& there = s.passengers[deck_index(where)];
  there = byte(there - n);
  if (n > 0) tell<Told::rescued>(by, n, In{where});
}

// [UNF-11-1-2] [UNF-HR-10]
bool may_move_deep_one_into(const State& s, Space to) {
  if (to == Space::sick_bay || to == Space::brig) return false;
  return !(s.barricaded && is_room(to));
}

// [UNF-15-3] [UNF-15-4] As many as the supply holds.
void risk(State& s, int n) {
  if (n > 0) push(s, {.rule = Rule::risking, .count = byte(n)});
}

namespace risking {

void run(State& s, Frame& f) {
  if (f.step == 1) {
    const Space where = deck_of_die(s.die.result());
    ++s.passengers[deck_index(where)];
    tell<Told::passenger_risked>(In{where});
    f.step = 0;
    return;
  }
  if (f.count == 0 || passengers_in_supply(s) == 0) {
    s.stack.pop_back();
    return;
  }
  --f.count;
  f.step = 1;
  start_roll(s);
}

}  // namespace risking

void defeat_passenger(State& s, Space where) {
  push(s, {.rule = Rule::losing_passenger, .arg = byte(where)});
}

namespace losing_passenger {

// [UNF-15-5] A passenger would be defeated; if nobody prevents it, it is turned face up.
void run(State& s, Frame& f) {
  const auto where = static_cast<Space>(f.arg);
  const int there =
      where == Space::none ? passengers_in_supply(s) : s.passengers[deck_index(where)];
  if (f.step++ == 0 && there > 0) {
    s.prevented = false;
    return open_window(s, Rule::passenger_in_danger, f.arg);
  }
  s.stack.pop_back();
  if (there > 0 && !s.prevented)
    push(s, {.rule = Rule::deal_passenger, .who = Player::chance, .arg = byte(where)});
}

}  // namespace losing_passenger

namespace deal_passenger {

bool ready(State& s, const Frame&) { return passengers_in_game(s) > 0; }

void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kPassengerFaces; ++i)
    if (s.passenger_faces[i] > 0) out.push_back({Verb::passenger, byte(static_cast<int>(i))});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  for (const Move m : list) out.push_back(s.passenger_faces[m.a]);
}

void apply(State& s, Frame f, Move m) {
  const auto where = static_cast<Space>(f.arg);
  --s.passenger_faces[m.a];
  if (where != Space::none) --s.passengers[deck_index(where)];
  const auto face = static_cast<Passenger>(m.a);
  if (where == Space::none) {
    tell<Told::supply_passenger_lost>(face);
  } else {
    tell<Told::passenger_lost>(face, In{where});
  }
  passenger_was_defeated(s);
  if (face == Passenger::soul || face == Passenger::soul_and_sanity) lose(s, Resource::souls, 1);
  if (face == Passenger::two_souls) lose(s, Resource::souls, 2);
  if (face == Passenger::soul_and_sanity) lose(s, Resource::sanity, 1);
}

}  // namespace deal_passenger

bool is_enemy_in(const State& s, Space where, Player of) {
  const bool human = is_human(s, of);
  if (human && s.deep_ones[index(where)] > 0) return true;
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == where && s.seats[i].revealed == human) return true;
  return false;
}

int count_humans(const State& s, Space where) {
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i)
    n += s.seats[i].space == where && !s.seats[i].revealed ? 1 : 0;
  return n;
}

bool sheet_works(const State& s, Player p, Character c) {
  return p != Player::nobody && s.at(p).character == c && !s.at(p).revealed;
}

}  // namespace hadal::unfathomable
