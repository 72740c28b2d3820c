// SPDX-License-Identifier: Apache-2.0
// The travel track and its waypoints, the ritual track and its banishment, the awakening.
#include <algorithm>

#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void advance_travel(State& s, int n) {
  if (n > 0) push(s, {.rule = Rule::travel, .count = byte(n)});
}

// [UNF-12-1] Surplus is ignored here; who must pay for it asks.
int retreat_travel(State& s, int n) {
  const int steps = std::min<int>(n, s.travel);
  s.travel = byte(s.travel - steps);
  return n - steps;
}

void advance_ritual(State& s, int n) {
  if (n > 0) push(s, {.rule = Rule::ritual, .count = byte(n)});
}

void retreat_ritual(State& s, int n) { s.ritual = byte(std::max(0, s.ritual - n)); }

namespace travel {
namespace {

// [UNF-12-3] Whatever swims falls one space behind.
void drift(State& s) {
  for (const Space from :
       {Space::w7, Space::w8, Space::w5, Space::w6, Space::w3, Space::w4, Space::w1, Space::w2}) {
    const std::size_t to = index(sternward(from));
    s.deep_ones[to] = byte(s.deep_ones[to] + s.deep_ones[index(from)]);
    s.deep_ones[index(from)] = 0;
  }
  if (s.hydra != Space::deep) s.hydra = sternward(s.hydra);
  if (s.dagon != Space::deep) s.dagon = sternward(s.dagon);
}

}  // namespace

// [UNF-12-1] [UNF-12-4] [UNF-12-5] [UNF-12-6]
void run(State& s, Frame& f) {
  if (f.count == 0) {
    s.stack.pop_back();
    return;
  }
  --f.count;
  ++s.travel;
  drift(s);
  if (s.travel < kTrackEnd) return;
  if (distance(s) >= kArrivalDistance) return finish(s, Ending::arrival);
  visit_waypoint(s, s.captain, true);
}

}  // namespace travel

void visit_waypoint(State& s, Player chooser, bool reset) {
  push(s, {.rule = Rule::arriving, .who = chooser, .extra = reset});
}

namespace arriving {
namespace {

void look(State& s, Frame& f) { look_at(s, f.who, Pile::waypoint, 2, LookFor::waypoint); }

// [UNF-12-10-1] Directly after the waypoint that brings the distance to six.
void awake(State& s, Frame&) {
  if (s.awakened || distance(s) < kAwakeningDistance) return;
  s.awakened = true;
  push(s, {.rule = Rule::awakening, .who = s.current});
}

void end(State& s, Frame& f) {
  if (f.extra != 0) s.travel = 0;
  s.stack.pop_back();
}

constexpr void (*kSteps[])(State&, Frame&) = {look, awake, end};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace arriving

namespace ritual {

// [UNF-13-1] [UNF-13-3]
void run(State& s, Frame& f) {
  if (f.count == 0) {
    s.stack.pop_back();
    return;
  }
  --f.count;
  if (++s.ritual == kTrackEnd) push(s, {.rule = Rule::banishment});
}

}  // namespace ritual

namespace banishment {

// [UNF-13-3] Figures first, then the passengers deck by deck, then the characters, then the token.
void run(State& s, Frame& f) {
  if (f.step == 0) {
    for (std::size_t i = index(Space::w1); i <= index(Space::d8); ++i) s.deep_ones[i] = 0;
    s.hydra = Space::deep;
    s.dagon = Space::deep;
  }
  if (f.step < 8) return defeat_all(s, deck_at(f.step++), kPassengersThere);
  if (f.step++ == 8) return defeat_all(s, kWholeDeck, kHumansThere | kTraitorsThere);
  s.ritual = 0;
  s.stack.pop_back();
}

}  // namespace banishment

namespace choose_track {

// [UNF-8-11]
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::track, byte(Track::travel)});
  out.push_back({Verb::track, byte(Track::ritual)});
}

void apply(State& s, Frame, Move m) {
  if (static_cast<Track>(m.a) == Track::travel) return advance_travel(s, 1);
  advance_ritual(s, 1);
}

}  // namespace choose_track
}  // namespace hadal::unfathomable
