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

}  // namespace

// [UNF-OWN-1] Once round, the current player last.
void run(State& s, Frame& f) {
  const auto window = static_cast<Rule>(f.arg);
  const int asked = window == Rule::before_roll ? 2 * s.players : s.players;
  while (f.step < asked) {
    const bool late = f.step >= s.players;
    const std::size_t offset = static_cast<std::size_t>(f.step % s.players) + 1;
    ++f.step;
    const Player p = after(s, s.current, offset % s.players);
    if (late != decides_last(s, window, p)) continue;
    if (s.prevented && (window == Rule::would_be_defeated || window == Rule::passenger_in_danger))
      break;
    if (!can_react(s, window, p, f.extra)) continue;
    return push(s, {.rule = window, .who = p, .arg = f.extra});
  }
  s.stack.pop_back();
}

}  // namespace window_round
}  // namespace hadal::unfathomable
