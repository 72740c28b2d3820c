// SPDX-License-Identifier: Apache-2.0
// Support of the council: whole stacks.
#include "games/abyss/cards/passives.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

void list_stacks(const State& s, MoveList& out) {
  for (const Race r : s.council.races())
    out.push_back({Verb::council, static_cast<std::uint8_t>(r)});
}

}  // namespace

void take_stack(State& s, Player me, Race race) {
  const AllySet stack = s.council.of(race);
  s.council -= stack;
  take_openly(s.at(me), stack);
  if (anybody_listens()) tell<Told::stack_taken>(me, race, stack.size());  // else not counted
}

namespace second_stack {

// [ABY-L-ALCHEMIST] The second stack is chosen after the first has been seen.
void moves(const State& s, const Frame& f, MoveList& out) {
  list_stacks(s, out);
  powers::moves(s, f.who, out);
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  take_stack(s, f.who, static_cast<Race>(m.a));
}

}  // namespace second_stack

namespace apprentice {

void moves(const State& s, const Frame& f, MoveList& out) {
  list_stacks(s, out);
  powers::moves(s, f.who, out);  // [ABY-POW-5]
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  take_stack(s, f.who, static_cast<Race>(m.a));
}

}  // namespace apprentice

bool is_answerable(const State& s, const Frame& f) {
  switch (f.rule) {
    case Rule::moment:
    case Rule::end_turn: return powers::any_usable(s, f.who);
    case Rule::second_stack: return stacks_per_request(s, f.who) > 1 && !s.council.empty();
    case Rule::apprentice: return !s.council.empty();
    case Rule::schemer: return !s.lord_deck.empty();
    default: return true;
  }
}

}  // namespace hadal::abyss
