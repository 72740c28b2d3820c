// SPDX-License-Identifier: Apache-2.0
// What monsters do.
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// [UNF-11-2-5] [UNF-11-3-2] [UNF-11-4-2] Two more in the Deep; four or more come up.
void stir_the_deep(State& s, std::uint8_t monarchs) {
  place_deep_ones(s, Space::deep, 2);
  if (s.deep_ones[index(Space::deep)] >= 4) surface(s, monarchs);
}

// [UNF-11-3-1]
void activate_dagon(State& s) {
  if (s.dagon == Space::deep) return stir_the_deep(s, kWithDagon);
  place_deep_ones(s, arrow(s.dagon), 2);
  s.dagon = bowward(s.dagon);
}

bool any_deep_one_on_board(const State& s) {
  for (std::size_t i = 0; i < index(Space::deep); ++i)
    if (s.deep_ones[i] > 0) return true;
  return false;
}

}  // namespace

void activate(State& s, Activation what) {
  if (what == Activation::father_dagon) return activate_dagon(s);
  if (what == Activation::mother_hydra) {
    if (s.hydra == Space::deep) return stir_the_deep(s, kWithHydra);
    return push(s, {.rule = Rule::hydra});
  }
  push(s, {.rule = Rule::deep_ones, .who = s.current});
}

// Only the Deep Ones of one space, or some of them.
void activate_deep_ones_in(State& s, Space where, int n) {
  s.waiting = {};
  s.waiting[index(where)] = byte(n);
  push(s, {.rule = Rule::deep_ones, .who = s.current, .step = 1});
  open_window(s, Rule::before_deep_ones);
}

void surface(State& s, std::uint8_t monarchs) {
  push(s, {.rule = Rule::surfacing, .extra = monarchs});
}

namespace surfacing {

// [UNF-11-5-3] All together to one bow space.
void run(State& s, Frame& f) {
  if (f.step++ == 0) return start_roll(s);
  const Space bow = bow_of_die(s.die.result());
  std::uint8_t& deep = s.deep_ones[index(Space::deep)];
  s.deep_ones[index(bow)] = byte(s.deep_ones[index(bow)] + deep);
  deep = 0;
  if ((f.extra & kWithHydra) != 0 && s.hydra == Space::deep) s.hydra = bow;
  if ((f.extra & kWithDagon) != 0 && s.dagon == Space::deep) s.dagon = bow;
  s.stack.pop_back();
}

}  // namespace surfacing

namespace hydra {

// [UNF-11-4-1] She damages the room nearest to her, then moves towards the bow.
void run(State& s, Frame& f) {
  if (f.step++ == 0) return damage_room(s, nearest_undamaged(s, room_behind(s.hydra)));
  s.hydra = bowward(s.hydra);
  s.stack.pop_back();
}

}  // namespace hydra

namespace deep_ones {
namespace {

// [UNF-11-2-1] [UNF-11-2-5]
void begin(State& s, Frame&) {
  if (!any_deep_one_on_board(s)) {
    s.stack.pop_back();
    return stir_the_deep(s, kWithHydra | kWithDagon);
  }
  s.waiting = s.deep_ones;
  s.waiting[index(Space::deep)] = 0;
  open_window(s, Rule::before_deep_ones);
}

// In the water nothing can happen but a step along the arrow, in whatever order.
void leave_the_water(State& s) {
  for (std::size_t i = index(Space::w1); i <= index(Space::w8); ++i) {
    const std::uint8_t n = s.waiting[i];
    if (n == 0) continue;
    s.waiting[i] = 0;
    s.deep_ones[i] = byte(s.deep_ones[i] - n);
    const std::size_t to = index(arrow(static_cast<Space>(i)));
    s.deep_ones[to] = byte(s.deep_ones[to] + n);
  }
}

// The current player names the next one, if there is a choice.
void next(State& s, Frame& f) {
  --f.step;  // come back here
  leave_the_water(s);
  int spaces = 0;
  std::size_t where = 0;
  for (std::size_t i = index(Space::d1); i < index(Space::deep); ++i) {
    if (s.waiting[i] > s.deep_ones[i]) s.waiting[i] = s.deep_ones[i];
    if (s.waiting[i] == 0) continue;
    ++spaces;
    where = i;
  }
  if (spaces == 0) {
    s.stack.pop_back();
    return;
  }
  if (spaces > 1) return push(s, {.rule = Rule::choose_deep_one, .who = s.current});
  --s.waiting[where];
  push(s, {.rule = Rule::deep_one, .who = s.current, .arg = byte(static_cast<int>(where))});
}

}  // namespace

void run(State& s, Frame& f) {
  if (f.step++ == 0) return begin(s, f);
  next(s, f);
}

}  // namespace deep_ones

namespace choose_deep_one {

void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = index(Space::d1); i < index(Space::deep); ++i)
    if (s.waiting[i] > 0) out.push_back({Verb::activate, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  --s.waiting[m.a];
  push(s, {.rule = Rule::deep_one, .who = f.who, .arg = m.a});
}

}  // namespace choose_deep_one

namespace deep_one {
namespace {

// [UNF-11-2-2] 4. One space along the arrow, or towards the closest undamaged room.
void walk(State& s, Space from) {
  Space to = Space::none;
  if (index(from) < kArrow.size()) {
    to = arrow(from);
  } else if (is_room(from)) {
    const Space goal = nearest_undamaged(s, from);
    if (goal != Space::none) to = kFirstStep[room_index(from)][room_index(goal)];
  }
  if (to != Space::none && may_move_deep_one_into(s, to)) move_deep_one(s, from, to);
}

Player only_human(const State& s, Space where) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == where && !s.seats[i].revealed) return seat(i);
  return Player::nobody;
}

// [UNF-11-2-2] The first that applies.
void act_once(State& s, Frame& f) {
  const auto where = static_cast<Space>(f.arg);
  const int humans = count_humans(s, where);
  if (humans == 1) {
    f.extra = byte(only_human(s, where));
    return;
  }
  if (humans > 1) return push(s, {.rule = Rule::choose_victim, .who = f.who, .arg = f.arg});
  s.stack.pop_back();
  if (is_deck(where) && s.passengers[deck_index(where)] > 0) return defeat_passenger(s, where);
  if (is_room(where) && !is_damaged(s, where)) return damage_room(s, where);
  walk(s, where);
}

void strike(State& s, Frame&) { start_roll(s, 0, true); }

void hit(State& s, Frame& f) {
  const Player victim = seat(f.extra);
  s.stack.pop_back();
  if (s.die.result() >= 6) defeat(s, victim);
}

constexpr void (*kSteps[])(State&, Frame&) = {act_once, strike, hit};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace deep_one

namespace choose_victim {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (byte(s.seats[i].space) == f.arg && !s.seats[i].revealed)
      out.push_back({Verb::target, byte(static_cast<int>(i))});
}

void apply(State& s, Frame, Move m) { s.stack.back().extra = m.a; }

}  // namespace choose_victim
}  // namespace hadal::unfathomable
