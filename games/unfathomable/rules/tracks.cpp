// SPDX-License-Identifier: Apache-2.0
// The travel track and its waypoints, the ritual track and its banishment, the awakening.
#include <algorithm>

#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void advance_travel(State& s, int n) {
  if (n > 0) push(s, {.rule = Rule::travel, .count = byte(n)});
}

// [UNF-12-1] Surplus steps are ignored here; a rule that charges for them asks.
int retreat_travel(State& s, int n) {
  const int steps = std::min<int>(n, s.travel);
  set_travel(s, s.travel - steps);
  return n - steps;
}

void set_travel(State& s, int step) {
  if (s.travel != step) tell<Told::travelled>(TravelStep{step});
  s.travel = byte(step);
}

void set_ritual(State& s, int step) {
  if (s.ritual != step) tell<Told::ritual_moved>(RitualStep{step});
  s.ritual = byte(step);
}

void advance_ritual(State& s, int n) {
  if (n > 0) push(s, {.rule = Rule::ritual, .count = byte(n)});
}

void retreat_ritual(State& s, int n) { set_ritual(s, std::max(0, s.ritual - n)); }

namespace travel {
namespace {

bool anything_swims(const State& s) {
  int n = 0;
  for (const Space x : kWater) n += s.deep_ones[index(x)];
  return n > 0 || s.hydra != Space::deep || s.dagon != Space::deep;
}

// [UNF-12-3] Whatever swims falls one space behind.
void drift(State& s) {
  if (anybody_listens() && anything_swims(s)) tell<Told::drifted>();
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
  set_travel(s, s.travel + 1);
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
  tell<Told::awakening>();
  push(s, {.rule = Rule::awakening, .who = s.current});
}

void end(State& s, Frame& f) {
  if (f.extra != 0) set_travel(s, 0);
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
  set_ritual(s, s.ritual + 1);
  if (s.ritual == kTrackEnd) push(s, {.rule = Rule::banishment});
}

}  // namespace ritual

namespace banishment {

// [UNF-13-3] Figures first, then the passengers deck by deck, then the characters, then the token.
void run(State& s, Frame& f) {
  if (f.step == 0) {
    tell<Told::banishment>();
    for (const Space x : kWater | kDeck) remove_all_deep_ones(s, x);
    move_monarch(s, Monarch::mother_hydra, Space::deep);
    move_monarch(s, Monarch::father_dagon, Space::deep);
  }
  if (f.step < 8) return defeat_all(s, deck_at(f.step++), kPassengersThere);
  if (f.step++ == 8) return defeat_all(s, kWholeDeck, kHumansThere | kTraitorsThere);
  set_ritual(s, 0);
  s.stack.pop_back();
}

}  // namespace banishment

namespace choose_track {

// [UNF-8-11]
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::track, byte(Track::travel)});
  out.push_back({Verb::track, byte(Track::ritual)});
}

void apply(State& s, Frame f, Move m) {
  tell<Told::track_chosen>(f.who, static_cast<Track>(m.a));
  if (static_cast<Track>(m.a) == Track::travel) return advance_travel(s, 1);
  advance_ritual(s, 1);
}

}  // namespace choose_track
}  // namespace hadal::unfathomable
