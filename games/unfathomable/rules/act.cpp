// SPDX-License-Identifier: Apache-2.0
// The action question of humans and revealed traitors.
#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

constexpr int kPassage = 12;  // [UNF-6-3-1]

// [UNF-6-2-1] Anywhere on deck and in the rooms; not out of the Brig, except for a price.
void move_moves(const State& s, Player p, MoveList& out) {
  const Seat& me = s.at(p);
  if (me.space == Space::brig && (!me.revealed || me.hand.value() < kPassage)) return;
  for (const Space x : kOpenShip)
    if (x != me.space) out.push_back({Verb::move, byte(x)});
}

// [UNF-6-2-2] [UNF-6-3-2]
void attack_moves(const State& s, Player p, MoveList& out) {
  if (may_attack(s, p)) targets(s, p, Reach::here, Verb::attack, out);
}

bool passenger_here(const State& s, Space where) {
  return is_deck(where) && s.passengers[deck_index(where)] > 0;
}

int companions(const State& s, Player p) {
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i)
    n += seat(i) != p && s.seats[i].space == s.at(p).space ? 1 : 0;
  return n;
}

bool anybody_here_has_items(const State& s, Space where) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == where && !s.seats[i].items.empty()) return true;
  return false;
}

// [UNF-6-2-8] A traitor may reveal whenever they have an action.
void reveal_moves(const State& s, Player p, MoveList& out) {
  bool offered[kLoyalties] = {true, false, false};
  for (const LoyaltyCard& card : s.loyalty) {
    if (card.holder != p || card.face_up || offered[index(card.loyalty)]) continue;
    offered[index(card.loyalty)] = true;
    out.push_back({Verb::reveal, byte(card.loyalty)});
  }
}

void human_moves(const State& s, Player p, MoveList& out) {
  const Space here = s.at(p).space;
  if (passenger_here(s, here)) out.push_back({Verb::rescue});
  if (may_repair(s, p)) out.push_back({Verb::repair});
  if (companions(s, p) > 0 && anybody_here_has_items(s, here)) out.push_back({Verb::trade});
  reveal_moves(s, p, out);
}

void reveal(State& s, Player p, Loyalty with) {
  for (LoyaltyCard& card : s.loyalty) {
    if (card.holder != p || card.face_up || card.loyalty != with) continue;
    card.face_up = true;
    card.known = Seats::first(s.players);
    break;
  }
  tell<Told::revealed>(p, with);
  push(s, {.rule = Rule::revealing, .who = p});
}

void move_to(State& s, Player p, Space to) {
  if (in_brig(s, p))
    return push(s,
                {.rule = Rule::pay_passage, .who = p, .count = byte(kPassage), .extra = byte(to)});
  s.at(p).space = to;
  tell<Told::moved>(p, To{to});
}

void carry_out(State& s, Player p, Move m) {
  Seat& me = s.at(p);
  switch (m.verb) {
    case Verb::move: return move_to(s, p, static_cast<Space>(m.a));
    case Verb::attack: return start_attack(s, p, m.a, ordinary_attack_bonus(s, p));
    case Verb::rescue: return rescue(s, p, me.space, 1);
    case Verb::defeat:
      tell<Told::attacked_passenger>(p, In{me.space});
      return defeat_passenger(s, me.space);
    case Verb::repair: {
      const Damage d = s.damage[room_index(me.space)];
      return push(
          s, {.rule = Rule::pay_repair, .who = p, .count = byte(repair_cost(d)), .extra = byte(d)});
    }
    case Verb::trade: tell<Told::traded>(p); return push(s, {.rule = Rule::trading, .who = p});
    case Verb::reveal: return reveal(s, p, static_cast<Loyalty>(m.a));
    case Verb::use: return use_ability(s, p, static_cast<Ability>(m.a));
    case Verb::play: return play_card(s, p, static_cast<Card>(m.a));
    default: return tell<Told::passed>(Audience{p});
  }
}

// How many actions the frame still has after the move; a start-of-step card ends the step.
int actions_left(const Frame& f, Move m) {
  if (m.verb == Verb::use && kAbilityRows[m.a].refund) return f.count;
  const bool is_whole_step =
      m.verb == Verb::play && kCardRows[m.a].timing == Timing::start_of_step;  // [UNF-6-3-5]
  return is_whole_step ? 0 : f.count - 1;
}

}  // namespace

namespace act {

// Frame::count actions are left; extra 1: at the start of the Action step.
void moves(const State& s, const Frame& f, MoveList& out) {
  const Seat& me = s.at(f.who);
  out.push_back({Verb::pass});  // [UNF-HR-27]
  move_moves(s, f.who, out);
  attack_moves(s, f.who, out);
  if (!me.revealed) {
    human_moves(s, f.who, out);
  } else if (passenger_here(s, me.space) && count_humans(s, me.space) == 0) {
    out.push_back({Verb::defeat});  // [UNF-6-3-3]
  }
  ability_moves(s, f.who, out);
  card_moves(s, f.who, f.extra == 1, out);
}

void apply(State& s, Frame f, Move m) {
  f.count = byte(actions_left(f, m));
  f.extra = 0;
  if (f.count > 0) push(s, f);
  carry_out(s, f.who, m);
}

}  // namespace act

namespace pay_passage {

// [UNF-6-3-1] Cards worth twelve or more, named in the canonical order; then out at once.
void moves(const State& s, const Frame& f, MoveList& out) {
  const SkillSet hand = s.at(f.who).hand;
  for (const Card c : hand.from(static_cast<Card>(f.arg)))
    if (hand.from(c).value() >= f.count) out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  const auto c = static_cast<Card>(m.a);
  discard_from_hand(s, f.who, c);
  f.arg = m.a;
  if (value_of(c) < f.count) {
    f.count = byte(f.count - value_of(c));
    return push(s, f);
  }
  s.at(f.who).space = static_cast<Space>(f.extra);
  tell<Told::moved>(f.who, To{s.at(f.who).space});
}

}  // namespace pay_passage
}  // namespace hadal::unfathomable
