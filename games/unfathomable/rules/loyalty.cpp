// SPDX-License-Identifier: Apache-2.0
// Loyalty cards, the awakening, revealing as a traitor.
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

namespace deal_loyalty {

bool ready(State& s, const Frame&) {
  return s.loyalty_deck[0] + s.loyalty_deck[1] + s.loyalty_deck[2] > 0;
}

void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kLoyalties; ++i)
    if (s.loyalty_deck[i] > 0) out.push_back({Verb::loyalty, byte(static_cast<int>(i))});
}

void weights(const State& s, const Frame&, const MoveList& list, WeightList& out) {
  for (const Move m : list) out.push_back(s.loyalty_deck[m.a]);
}

void apply(State& s, Frame f, Move m) {
  --s.loyalty_deck[m.a];
  const Player p = seat(f.arg);
  s.loyalty.push_back({static_cast<Loyalty>(m.a), p, false, Seats{p}});
  tell_secretly<Told::loyalty>({p}, p, static_cast<Loyalty>(m.a));
}

}  // namespace deal_loyalty

namespace awakening {

// [UNF-12-10-2] One card each, clockwise from the current player; [UNF-12-10-4] revealed traitors
// pass theirs on.
void run(State& s, Frame& f) {
  const Player me = f.who;
  s.stack.pop_back();
  for (std::size_t i = s.players; i-- > 0;) {
    const Player p = after(s, me, i);
    if (s.at(p).revealed) push(s, {.rule = Rule::pass_loyalty, .who = p, .arg = 1});
  }
  // [UNF-OWN-6] In the learning game it may come before the first cards were dealt.
  for (int round = s.loyalty.empty() ? 2 : 1; round > 0; --round)
    for (std::size_t i = s.players; i-- > 0;)
      push(s, {.rule = Rule::deal_loyalty, .who = Player::chance, .arg = byte(after(s, me, i))});
}

}  // namespace awakening

namespace pass_loyalty {

// The new card goes to a human (arg 1); the cards left after a reveal to anybody (arg 0).
void moves(const State& s, const Frame& f, MoveList& out) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != f.who && (f.arg == 0 || !s.seats[i].revealed))
      out.push_back({Verb::target, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  const Player to = seat(m.a);
  Loyalties passed;
  int n = 0;
  for (std::size_t i = s.loyalty.size(); i-- > 0;) {
    LoyaltyCard& card = s.loyalty[i];
    if (card.holder != f.who || card.face_up) continue;
    card.holder = to;
    card.known.add(to);
    ++passed.counts[index(card.loyalty)];
    ++n;
    if (f.arg == 1) break;
  }
  tell_secretly<Told::loyalty_passed>({f.who, to}, f.who, to, n, passed);
}

}  // namespace pass_loyalty

namespace revealing {
namespace {

bool has_facedown(const State& s, Player p) {
  for (const LoyaltyCard& card : s.loyalty)
    if (card.holder == p && !card.face_up) return true;
  return false;
}

// [UNF-21-5] 2. [UNF-18-5]
void use_sheet(State& s, Frame& f) {
  s.at(f.who).revealed = true;
  s.at(f.who).has_feat = false;
  if (!in_brig(s, f.who)) sheet(s, f.who).reveal(s, f.who);
}

// [UNF-21-5] 3.
void pass_cards(State& s, Frame& f) {
  if (distance(s) < kArrivalDistance && has_facedown(s, f.who))
    push(s, {.rule = Rule::pass_loyalty, .who = f.who, .arg = 0});
}

// [UNF-21-5] 4 and 5.
void lose_standing(State& s, Frame& f) {
  lose_titles(s, f.who, true);
  for (std::size_t i = 0; i < kKeptCards; ++i)
    if (s.kept[i] == f.who) discard_kept(s, static_cast<Kept>(i));
}

// [UNF-21-5] 6.
void take_treachery(State& s, Frame& f) {
  const Player me = f.who;
  s.stack.pop_back();
  if (!in_brig(s, me) && !s.at(me).hand.empty())
    push(s, {.rule = Rule::exchange_for_treachery, .who = me});
}

constexpr void (*kSteps[])(State&, Frame&) = {use_sheet, pass_cards, lose_standing, take_treachery};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace revealing

namespace exchange_for_treachery {

void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::done});
  for (const Card c : s.at(f.who).hand.from(static_cast<Card>(f.arg)))
    out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return draw_skill(s, f.who, Skill::treachery, f.count);
  discard_from_hand(s, f.who, static_cast<Card>(m.a));
  f.arg = m.a;
  ++f.count;
  push(s, f);
}

}  // namespace exchange_for_treachery
}  // namespace hadal::unfathomable
