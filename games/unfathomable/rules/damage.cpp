// SPDX-License-Identifier: Apache-2.0
// Damage to rooms, and its repair.
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

// [UNF-16-1] [UNF-16-2]
void damage_ship(State& s) { damage_room(s, Space::none); }

void damage_room(State& s, Space room) { push(s, {.rule = Rule::damaging, .arg = byte(room)}); }

// [UNF-16-5] [UNF-2-2-9]
Space nearest_other_undamaged(const State& s, Space room) {
  for (const Space other : kNearest[room_index(room)])
    if (!is_damaged(s, other)) return other;
  return Space::none;
}

Space nearest_undamaged(const State& s, Space room) {
  return is_damaged(s, room) ? nearest_other_undamaged(s, room) : room;
}

namespace damaging {
namespace {

void draw(State& s, Frame&) {
  s.struck = Space::none;
  push(s, {.rule = Rule::deal_damage, .who = Player::chance});
}

// The card that was drawn is in `extra`.
void resolve(State& s, Frame& f) {
  const auto card = static_cast<Damage>(f.extra);
  if (!is_structural(card)) {
    if (!draws_again(card) || s.damage_deck.empty()) {
      s.stack.pop_back();
    } else {
      f.step = 0;
    }
    return damage_effect(s, card);
  }
  if (static_cast<Space>(f.arg) == Space::none) start_roll(s);
}

// [UNF-16-4] [UNF-16-6] [UNF-16-9]
void land(State& s, Frame& f) {
  auto room = static_cast<Space>(f.arg);
  if (room == Space::none) room = room_of_die(s.die.result());
  room = nearest_undamaged(s, room);
  const auto card = static_cast<Damage>(f.extra);
  s.stack.pop_back();
  s.damage[room_index(room)] = card;
  s.struck = room;
  tell<Told::room_damaged>(room);
  if (damaged_rooms(s) == static_cast<int>(kRooms)) return finish(s, Ending::damage);
  defeat_all(s, room, kHumansThere);
}

constexpr void (*kSteps[])(State&, Frame&) = {draw, resolve, land};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace damaging

namespace deal_damage {

bool ready(State& s, const Frame&) {
  if (!s.damage_deck.empty()) return true;
  s.stack[s.stack.size() - 2].extra = byte(Damage::none);  // nothing to draw: it is over
  return false;
}

// [UNF-HR-01] A card at the bottom comes last.
void moves(const State& s, const Frame&, MoveList& out) {
  DamageSet next = s.damage_deck;
  if (s.fleeing_at_bottom && next.size() > 1) next = next - kAtBottom;
  for (const Damage d : next) out.push_back({Verb::damage, byte(d)});
}

void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

void apply(State& s, Frame, Move m) {
  s.damage_deck.remove(static_cast<Damage>(m.a));
  if (kAtBottom.has(static_cast<Damage>(m.a))) s.fleeing_at_bottom = false;
  s.stack.back().extra = m.a;
  tell<Told::damage_card>(static_cast<Damage>(m.a));
}

}  // namespace deal_damage

namespace pay_repair {

// [UNF-16-8] Cards worth enough, named in the canonical order; no payment ends in a dead end.
void moves(const State& s, const Frame& f, MoveList& out) {
  const SkillSet hand = payable(s, f.who, static_cast<Damage>(f.extra));
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
  repair_room(s, s.at(f.who).space);
}

}  // namespace pay_repair

// [UNF-4-11] The repaired card is shuffled back.
void repair_room(State& s, Space room) {
  s.damage_deck.add(s.damage[room_index(room)]);
  s.damage[room_index(room)] = Damage::none;
  s.fleeing_at_bottom = false;
  tell<Told::room_repaired>(room);
}

}  // namespace hadal::unfathomable
