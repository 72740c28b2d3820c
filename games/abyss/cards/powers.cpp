// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/powers.h"

#include "games/abyss/cards/passives.h"
#include "games/abyss/events.h"

namespace hadal::abyss::powers {
namespace {

constexpr LordSet kOwners{Lord::slaver, Lord::oracle, Lord::opportunist};
constexpr int kPearlsForAnAlly = 2;

// [ABY-L-SLAVER] An ally of the hand for two pearls.
bool can_sell(const State& s, Player me) {
  return has_active(s, me, Lord::slaver) && !s.used.has(Verb::sell) && !s.at(me).hand.empty();
}

// [ABY-L-ORACLE] One council stack goes to the discard.
bool can_clear(const State& s, Player me) {
  return has_active(s, me, Lord::oracle) && !s.used.has(Verb::clear) && !s.council.empty();
}

void replace(State& s, Lord lord) {
  for (std::size_t space = 0; space < kCourtSpaces; ++space)
    if (s.court[space] == lord) {
      s.court[space] = Lord::none;
      s.stack.push_back({.rule = Rule::deal_lord,
                         .who = Player::chance,
                         .arg = static_cast<std::uint8_t>(space),
                         .count = 1});
    }
}

void apply(State& s, Player me, Move m) {
  s.used.add(m.verb);
  if (m.verb == Verb::sell) {
    give_openly(s.at(me), static_cast<Card>(m.a));
    s.discard.add(static_cast<Card>(m.a));
    gain_pearls(s.at(me), kPearlsForAnAlly);
    tell<Told::sold>(me, static_cast<Card>(m.a), kPearlsForAnAlly);
  } else if (m.verb == Verb::clear) {
    const AllySet stack = s.council.of(static_cast<Race>(m.a));
    s.council -= stack;
    s.discard += stack;
    if (anybody_listens()) tell<Told::stack_cleared>(me, static_cast<Race>(m.a), stack.size());
  } else {
    tell<Told::replaced>(me, static_cast<Lord>(m.a));
    replace(s, static_cast<Lord>(m.a));
  }
}

}  // namespace

// [ABY-L-OPPORTUNIST] A lord of the court makes room for the top lord of the deck.
bool can_replace(const State& s, Player me) {
  return has_active(s, me, Lord::opportunist) && !s.used.has(Verb::replace) &&
         !s.lord_deck.empty() && court_size(s) > 0;
}

bool can_add_to_discard(const State& s, Player me) { return can_sell(s, me) || can_clear(s, me); }

int pearls_to_be_had(const State& s, Player me) { return can_sell(s, me) ? kPearlsForAnAlly : 0; }

bool any_usable(const State& s, Player me) {
  if ((s.at(me).active() & kOwners).empty()) return false;
  return can_sell(s, me) || can_clear(s, me) || can_replace(s, me);
}

LordSet usable(const State& s, Player me) {
  LordSet lords;
  if (!is_seat(me)) return lords;
  if (can_sell(s, me)) lords.add(Lord::slaver);
  if (can_clear(s, me)) lords.add(Lord::oracle);
  if (can_replace(s, me)) lords.add(Lord::opportunist);
  return lords;
}

void moves(const State& s, Player me, MoveList& out) {
  if ((s.at(me).active() & kOwners).empty()) return;
  if (can_sell(s, me))
    for (const Card c : s.at(me).hand) out.push_back({Verb::sell, static_cast<std::uint8_t>(c)});
  if (can_clear(s, me))
    for (const Race r : s.council.races())
      out.push_back({Verb::clear, static_cast<std::uint8_t>(r)});
  if (can_replace(s, me))
    for (const Lord l : s.court)
      if (l != Lord::none) out.push_back({Verb::replace, static_cast<std::uint8_t>(l)});
}

bool use(State& s, const Frame& f, Move m) {
  if (!is_power(m.verb)) return false;
  s.stack.push_back(f);
  apply(s, f.who, m);
  return true;
}

}  // namespace hadal::abyss::powers
