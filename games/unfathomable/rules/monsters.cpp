// SPDX-License-Identifier: Apache-2.0
// What monsters do.
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

// [UNF-11-2-5] [UNF-11-3-2] [UNF-11-4-2] Two more in the Deep; four or more come up.
void stir_the_deep(State& s, std::uint8_t monarchs) {
  place_deep_ones(s, Space::deep, 2);
  if (s.deep_ones[index(Space::deep)] >= 4) surface(s, monarchs);
}

namespace {

// [UNF-11-3-1]
void activate_dagon(State& s) {
  if (s.dagon == Space::deep) return stir_the_deep(s, kWithDagon);
  place_deep_ones(s, arrow(s.dagon), 2);
  move_monarch(s, Monarch::father_dagon, bowward(s.dagon));
}

}  // namespace

void move_monarch(State& s, Monarch which, Space to) {
  Space& at = which == Monarch::mother_hydra ? s.hydra : s.dagon;
  if (at != to) tell<Told::monarch_moved>(which, In{to});
  at = to;
}

void activate(State& s, Activation what) {
  tell<Told::activated>(what);
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
  tell<Told::deep_ones_act>(In{where});
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
  if (deep > 0) tell<Told::surfaced>(deep, In{bow});
  deep = 0;
  if ((f.extra & kWithHydra) != 0 && s.hydra == Space::deep)
    move_monarch(s, Monarch::mother_hydra, bow);
  if ((f.extra & kWithDagon) != 0 && s.dagon == Space::deep)
    move_monarch(s, Monarch::father_dagon, bow);
  s.stack.pop_back();
}

}  // namespace surfacing

namespace hydra {

// [UNF-11-4-1] She damages the room nearest to her, then moves towards the bow.
void run(State& s, Frame& f) {
  if (f.step++ == 0) return damage_room(s, nearest_undamaged(s, room_behind(s.hydra)));
  move_monarch(s, Monarch::mother_hydra, bowward(s.hydra));
  s.stack.pop_back();
}

}  // namespace hydra

}  // namespace hadal::unfathomable
