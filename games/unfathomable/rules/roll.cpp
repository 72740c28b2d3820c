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

bool rolls_at_least(const State& s, int least) {
  const bool high = s.die.result() >= least;
  high ? tell<Told::roll_high>(least) : tell<Told::roll_low>(least);
  return high;
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

void apply(State& s, Frame, Move m) {
  s.die.face = m.a;
  if (s.die.result() == m.a) return tell<Told::rolled>(m.a);
  tell<Told::rolled_changed>(m.a, s.die.result());
}

}  // namespace deal_roll

// The number tells one window from the next, for standing orders.
void open_window(State& s, Rule window, std::uint8_t about) {
  push(s, {.rule = Rule::window_round,
           .who = Player::nobody,
           .arg = byte(window),
           .count = ++s.windows,
           .extra = about});
}

// [UNF-5-7-3] The window waits below the question.
void note_change(State& s, Frame& f) {
  if (s.stack.empty() || s.stack.back().rule != Rule::window_round) return;
  s.stack.back().who = f.who;
  f.count = byte(static_cast<int>(index(f.who)) + 1);
}

Player changed_by(const Frame& f) {
  return is_window(f.rule) && f.count > 0 ? seat(f.count - 1u) : Player::nobody;
}

// Frame::who is the player who last changed something; in a window against a defeat, which a change
// ends, it is the player who is asked first.
namespace window_round {
namespace {

bool prevents(Rule window) {
  return window == Rule::would_be_defeated || window == Rule::passenger_in_danger;
}

// [UNF-HR-20] Several could prevent it, as far as everybody knows.
bool needs_order(const State& s, const Frame& f) {
  const auto window = static_cast<Rule>(f.arg);
  if (!prevents(window) || f.step > 0 || f.who != Player::nobody) return false;
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i) n += can_react(s, window, seat(i), f.extra) ? 1 : 0;
  return n > 1;
}

// [UNF-HR-15] A player who may set the die decides after all others.
Player decides_last(const State& s, Rule window) {
  if (window == Rule::before_roll)
    for (std::size_t i = 0; i < s.players; ++i)
      if (may_set_die(s, seat(i))) return seat(i);
  return Player::nobody;
}

// [UNF-OWN-1] From the left of the current player, with the current player last.
Player asked(const State& s, Player first, Player last, std::size_t n) {
  if (first == Player::nobody && last == Player::nobody) return after(s, s.current, n + 1);
  if (n == 0 && first != Player::nobody) return first;
  std::size_t before = first == Player::nobody ? 0 : 1;
  for (std::size_t i = 1; i <= s.players; ++i) {
    const Player p = after(s, s.current, i);
    if (p != first && p != last && before++ == n) return p;
  }
  return last;
}

}  // namespace

// [UNF-5-7-3] [UNF-OWN-1] Round and round until everybody has passed after the last change. A
// player who changes something is asked again at once.
[[gnu::flatten]] void run(State& s, Frame& f) {
  if (needs_order(s, f)) return ask_who_prevents(s);
  const auto window = static_cast<Rule>(f.arg);
  const Player first = prevents(window) ? f.who : Player::nobody;
  const Player changed = prevents(window) ? Player::nobody : f.who;
  const Player last = decides_last(s, window);
  for (;;) {
    if (f.step == s.players) {
      if (changed == Player::nobody) break;
      f.step = 0;
    }
    const Player p = asked(s, first, last, f.step);
    if (p == changed) break;
    ++f.step;
    if (!can_react(s, window, p, f.extra)) continue;
    const int by = changed == Player::nobody ? 0 : static_cast<int>(index(changed)) + 1;
    return push(s, {.rule = window, .who = p, .arg = f.extra, .count = byte(by), .extra = f.count});
  }
  s.stack.pop_back();
}

}  // namespace window_round
}  // namespace hadal::unfathomable
