// SPDX-License-Identifier: Apache-2.0
// Discarding allies of the player's choice, one by one in the canonical order.
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {

void ask_to_discard(State& s, Player p, int count) {
  if (count > 0)
    s.stack.push_back({.rule = Rule::discard, .who = p, .count = static_cast<std::uint8_t>(count)});
}

namespace discard {

// Equal allies are one choice, and so are equal sets: after an ally only the same or later kinds
// may follow (arg is the first allowed kind), as long as enough cards are left for the rest.
void moves(const State& s, const Frame& f, MoveList& out) {
  const AllySet rest = s.at(f.who).hand.from(static_cast<Card>(f.arg));
  for (const Card c : rest) {
    if (rest.from(c).size() < f.count) break;
    out.push_back({Verb::discard, static_cast<std::uint8_t>(c)});
  }
}

// [ABY-OWN-15] Discards lie face up: everybody sees what goes.
void apply(State& s, Frame f, Move m) {
  give_openly(s.at(f.who), static_cast<Card>(m.a));
  s.discard.add(static_cast<Card>(m.a));
  tell<Told::discarded>(f.who, static_cast<Card>(m.a));
  f.arg = m.a;
  if (--f.count > 0) s.stack.push_back(f);
}

}  // namespace discard
}  // namespace hadal::abyss
