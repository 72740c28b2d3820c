// SPDX-License-Identifier: Apache-2.0
// Plotting at court and the one action of the turn.
#include "games/abyss/cards/powers.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/payment.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss::act {
namespace {

// [ABY-PLOT-2] A pearl, a free space and a lord in the deck.
bool can_plot(const State& s, Player me) {
  return s.at(me).pearls > 0 && !s.lord_deck.empty() &&
         court_size(s) < static_cast<int>(kCourtSpaces);
}

// [ABY-PLOT-1] The top lord goes to the free space farthest from the deck.
void plot(State& s, Player me) {
  constexpr int kPearls = 1;
  pay_pearls(s.at(me), kPearls);
  tell<Told::plotted>(me, kPearls);
  s.stack.push_back(
      {.rule = Rule::deal_lord, .who = Player::chance, .arg = kDealToFarthest, .count = 1});
}

void explore(State& s, Player me) {
  tell<Told::explored>(me);
  reveal_next(s);
}

void request_support(State& s, Player me, Race race) {
  take_stack(s, me, race);
  s.stack.push_back({.rule = Rule::second_stack, .who = me, .count = 1});
}

void recruit(State& s, Player me, Lord lord) {
  s.recruited = true;
  s.stack.push_back({.rule = Rule::pay, .who = me, .arg = static_cast<std::uint8_t>(lord)});
}

// [ABY-REC-3a] Without an ally nobody can be paid.
[[gnu::flatten]] void lords_to_recruit(const State& s, Player me, MoveList& out) {
  const Purse purse(s.at(me));
  const Terms terms = terms_for(s, me);
  for (const Lord l : s.court)
    if (l != Lord::none && purse.can_pay(terms.bill(l)))
      out.push_back({Verb::recruit, static_cast<std::uint8_t>(l)});
}

}  // namespace

void moves(const State& s, const Frame& f, MoveList& out) {
  if (can_plot(s, f.who)) out.push_back({Verb::plot});
  powers::moves(s, f.who, out);
  const std::size_t before_actions = out.size();
  if (can_reveal(s)) out.push_back({Verb::explore});
  for (const Race r : s.council.races())
    out.push_back({Verb::council, static_cast<std::uint8_t>(r)});  // [ABY-CNC-2]
  if (!s.at(f.who).hand.empty()) lords_to_recruit(s, f.who, out);
  // [ABY-TURN-4] [ABY-OWN-D13] Nothing can be done: the action is skipped.
  if (out.size() == before_actions) out.push_back({Verb::skip});
}

void apply(State& s, Frame f, Move m) {
  switch (m.verb) {
    case Verb::explore: return explore(s, f.who);
    case Verb::council: return request_support(s, f.who, static_cast<Race>(m.a));
    case Verb::recruit: return recruit(s, f.who, static_cast<Lord>(m.a));
    case Verb::skip: return tell<Told::skipped>(f.who);
    default: break;
  }
  // [ABY-PLOT-2] [ABY-PLOT-3] Plots and powers come before the action.
  if (powers::use(s, f, m)) return;
  s.stack.push_back(f);
  plot(s, f.who);
}

}  // namespace hadal::abyss::act
