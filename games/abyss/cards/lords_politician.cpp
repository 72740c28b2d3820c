// SPDX-License-Identifier: Apache-2.0
// Politicians: lords that bring lords. The newcomer's power works at once, so these may chain.
// [ABY-POW-9] No allies are paid, so nothing is affiliated.  [ABY-REC-10] Nobody can foresee whom
// the Schemer draws, so the powers of the turn may be used before each answer.  [ABY-POW-5]
#include "games/abyss/cards/lords.h"
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

// The lords that the Traitor or the Schemer may give up: free ones, even disabled, but not itself.
LordSet others_free(const State& s, Player me, Lord self) {
  LordSet set = s.at(me).free();
  set.remove(self);
  return set;
}

// [ABY-POW-10] A discarded lord leaves the game.
void give_up(State& s, Player me, Lord lord) {
  s.at(me).lords.remove(lord);
  s.at(me).disabled.remove(lord);
}

}  // namespace

namespace on_entering {

// [ABY-L-SCHEMER] May give up another free lord for the top lord of the deck.
void schemer(State& s, Player me) {
  if (!others_free(s, me, Lord::schemer).empty() && !s.lord_deck.empty())
    s.stack.push_back({.rule = Rule::schemer, .who = me});
}

// [ABY-L-CORRUPTOR] May pay five pearls for one more lord of the court.
void corruptor(State& s, Player me) {
  if (s.at(me).pearls + powers::pearls_to_be_had(s, me) >= kBribe && court_size(s) > 0)
    s.stack.push_back({.rule = Rule::corruptor, .who = me});
}

// [ABY-L-TRAITOR] May give up another free lord for any lord of the court.
void traitor(State& s, Player me) {
  if (!others_free(s, me, Lord::traitor).empty() && court_size(s) > 0)
    s.stack.push_back({.rule = Rule::traitor, .who = me});
}

}  // namespace on_entering

namespace schemer {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Lord l : others_free(s, f.who, Lord::schemer))
    out.push_back({Verb::scheme, static_cast<std::uint8_t>(l)});
  powers::moves(s, f.who, out);
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  if (m.verb == Verb::pass) return tell<Told::unused>(f.who, Lord::schemer);
  tell<Told::schemed>(f.who, static_cast<Lord>(m.a));
  give_up(s, f.who, static_cast<Lord>(m.a));
  s.stack.push_back(
      {.rule = Rule::deal_lord, .who = Player::chance, .arg = kDealToActive, .count = 1});
}

}  // namespace schemer

namespace corruptor {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Lord l : s.court)
    if (l != Lord::none && s.at(f.who).pearls >= kBribe)
      out.push_back({Verb::bribe, static_cast<std::uint8_t>(l)});
  powers::moves(s, f.who, out);
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  if (m.verb == Verb::pass) return tell<Told::unused>(f.who, Lord::corruptor);
  tell<Told::bribed>(f.who, static_cast<Lord>(m.a), kBribe);
  pay_pearls(s.at(f.who), kBribe);
  leave_court(s, static_cast<Lord>(m.a));
  enter(s, f.who, static_cast<Lord>(m.a));
}

}  // namespace corruptor

namespace traitor {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Lord mine : others_free(s, f.who, Lord::traitor))
    for (const Lord other : s.court)
      if (other != Lord::none)
        out.push_back(
            {Verb::betray, static_cast<std::uint8_t>(mine), static_cast<std::uint8_t>(other)});
  powers::moves(s, f.who, out);
  out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (powers::use(s, f, m)) return;
  if (m.verb == Verb::pass) return tell<Told::unused>(f.who, Lord::traitor);
  tell<Told::betrayed>(f.who, static_cast<Lord>(m.a), static_cast<Lord>(m.b));
  give_up(s, f.who, static_cast<Lord>(m.a));
  leave_court(s, static_cast<Lord>(m.b));
  enter(s, f.who, static_cast<Lord>(m.b));
}

}  // namespace traitor
}  // namespace hadal::abyss
