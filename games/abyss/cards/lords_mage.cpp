// SPDX-License-Identifier: Apache-2.0
// Mages: favours of the council and of time. The Shaman, Alchemist, Oracle and Master of Magic
// last.
#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace on_entering {

// [ABY-L-APPRENTICE] Take one council stack that is not empty; the Alchemist does not double it.
void apprentice(State& s, Player me) {
  if (!s.council.empty()) s.stack.push_back({.rule = Rule::apprentice, .who = me});
}

// [ABY-L-INVOKER] One more complete turn after this one.
void invoker(State& s, Player me) {
  s.extra_turn = true;
  tell<Told::invoked>(me);
}

// [ABY-L-ILLUSIONIST] A controlled location may be swapped for an available one.
void illusionist(State& s, Player me) {
  if (!s.at(me).locations.empty() && !s.available.empty())
    s.stack.push_back({.rule = Rule::illusionist, .who = me});
}

}  // namespace on_entering

namespace illusionist {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Location mine : s.at(f.who).locations)
    for (const Location other : s.available)
      out.push_back(
          {Verb::swap, static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(other)});
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return tell<Told::unused>(f.who, Lord::illusionist);
  const auto mine = static_cast<Location>(m.a);
  const auto other = static_cast<Location>(m.b);
  s.available.remove(other);
  s.available.add(mine);
  tell<Told::swapped>(f.who, mine, other);
  exchange_location(s, f.who, mine, other);
  location_taken(s, f.who, other);
}

}  // namespace illusionist
}  // namespace hadal::abyss
