// SPDX-License-Identifier: Apache-2.0
// Recruiting a lord: payment, affiliation, and the lord comes into play.  [ABY-REC-7]
#include "games/abyss/cards/lords.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss {
namespace {

// [ABY-REC-8] The lowest ally of the payment stays; among equally low ones the player chooses.
AllySet affiliable(const State& s, Player me) {
  if (may_affiliate_any(s, me)) return s.paid;
  int lowest = 6;
  AllySet candidates;
  for (const Card c : s.paid) {
    if (value_of(c) > lowest) continue;
    if (value_of(c) < lowest) candidates = {};
    lowest = value_of(c);
    candidates.add(c);
  }
  return candidates;
}

void affiliate_and_enter(State& s, Player me, Lord lord, Card chosen) {
  s.paid.remove(chosen);
  s.at(me).affiliated.add(chosen);
  tell<Told::affiliated>(me, chosen);
  s.discard += s.paid;
  s.paid = {};
  leave_court(s, lord);
  enter(s, me, lord);  // [ABY-REC-9] only now, so a new power never changes its own payment
}

// Pearls fill what is missing; too much paid is lost.  [ABY-REC-3c] [ABY-REC-4]
void settle_bill(State& s, Frame f) {
  const auto lord = static_cast<Lord>(f.arg);
  const int missing = bill_for(s, f.who, lord).cost - s.paid.value();
  pay_pearls(s.at(f.who), std::max(0, missing));
  tell<Told::recruited>(f.who, lord, s.paid, std::max(0, missing));
  const AllySet candidates = affiliable(s, f.who);
  if (candidates.front() == candidates.back())
    return affiliate_and_enter(s, f.who, lord, candidates.front());
  f.rule = Rule::affiliate;
  s.stack.push_back(f);
}

}  // namespace

namespace pay {

void moves(const State& s, const Frame& f, MoveList& out) {
  next_payments(s.at(f.who), bill_for(s, f.who, static_cast<Lord>(f.arg)), s.paid, out);
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return settle_bill(s, f);
  give_openly(s.at(f.who), static_cast<Card>(m.a));
  s.paid.add(static_cast<Card>(m.a));
  s.stack.push_back(f);
}

}  // namespace pay

namespace affiliate {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Card c : affiliable(s, f.who))
    out.push_back({Verb::affiliate, static_cast<std::uint8_t>(c)});
}

void apply(State& s, Frame f, Move m) {
  affiliate_and_enter(s, f.who, static_cast<Lord>(f.arg), static_cast<Card>(m.a));
}

}  // namespace affiliate
}  // namespace hadal::abyss
