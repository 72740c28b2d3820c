// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/locations.h"

#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {

// [ABY-LOC-10] [ABY-OWN-D7] Black Smokers may be exchanged for any tile of the deck.
void location_taken(State& s, Player me, Location tile) {
  if (tile == Location::black_smokers && !s.location_deck.empty())
    s.stack.push_back({.rule = Rule::black_smokers, .who = me});
}

void exchange_location(State& s, Player me, Location mine, Location other) {
  s.at(me).locations.remove(mine);
  s.at(me).locations.add(other);
  for (const Lord l : s.at(me).covered)
    if (s.under[index(l)] == mine) s.under[index(l)] = other;
}

namespace black_smokers {

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Location l : s.location_deck)
    out.push_back({Verb::exchange, static_cast<std::uint8_t>(l)});
  out.push_back({Verb::keep});
}

// The tile leaves the game. The deck is shuffled: it is a set, so nothing needs to be done.
void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::keep) return tell<Told::kept>(f.who);
  const auto tile = static_cast<Location>(m.a);
  s.location_deck.remove(tile);
  tell<Told::exchanged>(f.who, tile);
  exchange_location(s, f.who, Location::black_smokers, tile);
}

}  // namespace black_smokers
}  // namespace hadal::abyss
