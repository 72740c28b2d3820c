// SPDX-License-Identifier: Apache-2.0
// The die: a window before the roll, the roll, a window after it.
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

// [UNF-4-3] `bonus` is a printed modifier of this roll.
void start_roll(State& s, int bonus, bool attack) {
  s.die = {};
  s.die.change = static_cast<std::int8_t>(bonus);
  s.die.attack = attack;
  push(s, {.rule = Rule::rolling});
}

// [UNF-4-4] [UNF-17-1] Modifiers stay; both windows open again.
void reroll(State& s) {
  while (s.stack.back().rule != Rule::rolling) s.stack.pop_back();
  s.stack.back().step = 0;
}

namespace rolling {
namespace {

void window_before(State& s, Frame&) { open_window(s, Rule::before_roll); }

void throw_die(State& s, Frame&) {
  if (!s.die.fixed) push(s, {.rule = Rule::deal_roll, .who = Player::chance});
}

// [UNF-HR-15] A die that was set is not rerolled.
void window_after(State& s, Frame&) {
  if (!s.die.fixed) open_window(s, Rule::after_roll);
}

void end(State& s, Frame&) { s.stack.pop_back(); }

constexpr void (*kSteps[])(State&, Frame&) = {window_before, throw_die, window_after, end};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace rolling

namespace deal_roll {

bool ready(State&, const Frame&) { return true; }

void moves(const State&, const Frame&, MoveList& out) {
  for (int n = 1; n <= 8; ++n) out.push_back({Verb::roll, byte(n)});
}

void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

void apply(State& s, Frame, Move m) { s.die.face = m.a; }

}  // namespace deal_roll

void open_window(State& s, Rule window, std::uint8_t about) {
  push(s, {.rule = Rule::window_round, .arg = byte(window), .extra = about});
}

namespace window_round {
namespace {

// [UNF-HR-15] Who may set the die decides after all others.
bool decides_last(const State& s, Rule window, Player p) {
  return window == Rule::before_roll && may_set_die(s, p);
}

bool prevents(Rule window) {
  return window == Rule::would_be_defeated || window == Rule::passenger_in_danger;
}

// [UNF-HR-20] Several could prevent it, as far as everybody knows. Frame::count is 1 + the seat
// that is asked first, 0 as long as there is no such order.
bool needs_order(const State& s, const Frame& f) {
  const auto window = static_cast<Rule>(f.arg);
  if (!prevents(window) || f.step > 0 || f.count > 0) return false;
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i) n += can_react(s, window, seat(i), f.extra) ? 1 : 0;
  return n > 1;
}

Player asked_at(const State& s, const Frame& f, std::size_t turn) {
  if (f.count == 0) return after(s, s.current, (turn + 1) % s.players);
  if (turn == 0) return seat(f.count - 1u);
  const Player p = after(s, s.current, turn % s.players);
  return p == seat(f.count - 1u) ? Player::nobody : p;
}

}  // namespace

// [UNF-OWN-1] Once round, the current player last.
void run(State& s, Frame& f) {
  if (needs_order(s, f)) return ask_who_prevents(s);
  const auto window = static_cast<Rule>(f.arg);
  const int rounds = window == Rule::before_roll ? 2 : 1;
  const int asked = rounds * s.players + (f.count > 0 ? 1 : 0);
  while (f.step < asked) {
    const bool late = rounds == 2 && f.step >= s.players;
    const int turn = f.count > 0 ? f.step : f.step % s.players;
    ++f.step;
    const Player p = asked_at(s, f, static_cast<std::size_t>(turn));
    if (p == Player::nobody || late != decides_last(s, window, p)) continue;
    if (s.prevented && prevents(window)) break;
    if (!can_react(s, window, p, f.extra)) continue;
    return push(s, {.rule = window, .who = p, .arg = f.extra});
  }
  s.stack.pop_back();
}

}  // namespace window_round
}  // namespace hadal::unfathomable
