// SPDX-License-Identifier: Apache-2.0
// The activation of the Deep Ones: in which order they act, and what each of them does.
#include <algorithm>

#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// [UNF-11-2-2] 4. One space along the arrow, or towards the closest undamaged room. Nobody walks on
// from a room before it is damaged.
Space next_step(const State& s, Space from) {
  Space to = Space::none;
  if (index(from) < kArrow.size()) {
    to = arrow(from);
  } else if (is_room(from)) {
    const Space goal = nearest_other_undamaged(s, from);
    if (goal != Space::none) to = kFirstStep[room_index(from)][room_index(goal)];
  }
  return to != Space::none && may_move_deep_one_into(s, to) ? to : Space::none;
}

void walk(State& s, Space from) {
  const Space to = next_step(s, from);
  if (to != Space::none) move_deep_one(s, from, to);
}

bool damages(const State& s, Space x) { return is_room(x) && !is_damaged(s, x); }

// What Deep Ones find in a space.
struct Prey {
  int humans = 0;
  int passengers = 0;
  bool room = false;  // that is not yet damaged

  Prey(const State& s, Space x)
      : humans(count_humans(s, x)),
        passengers(is_deck(x) ? s.passengers[deck_index(x)] : 0),
        room(damages(s, x)) {}

  // [UNF-11-2-2] The first that applies.
  DeepOneDeed deed() const {
    if (humans > 0) return DeepOneDeed::attack;
    if (passengers > 0) return DeepOneDeed::passenger;
    return room ? DeepOneDeed::damage : DeepOneDeed::walk;
  }
};

}  // namespace

DeepOneDeeds deep_one_deeds(const State& s, Space where) {
  DeepOneDeeds deeds;
  Prey prey(s, where);
  const Space step = next_step(s, where);
  for (int i = 0; i < s.deep_ones[index(where)]; ++i) {
    const DeepOneDeed next = prey.deed();
    if (next == DeepOneDeed::passenger) --prey.passengers;
    if (next == DeepOneDeed::damage) prey.room = false;
    const bool walks = next == DeepOneDeed::walk;
    const Deed deed{walks && step == Space::none ? DeepOneDeed::stay : next, 1,
                    walks ? step : where};
    if (!deeds.empty() && deeds.back().deed == deed.deed)
      ++deeds.back().n;
    else
      deeds.push_back(deed);
  }
  return deeds;
}

namespace deep_ones {
namespace {

bool any_deep_one_on_board(const State& s) {
  for (std::size_t i = 0; i < index(Space::deep); ++i)
    if (s.deep_ones[i] > 0) return true;
  return false;
}

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

// [UNF-OWN-7] In the water nothing can happen except a step along the arrow, in any order.
void leave_the_water(State& s) {
  for (std::size_t i = index(Space::w1); i <= index(Space::w8); ++i) {
    const std::uint8_t n = s.waiting[i];
    if (n == 0) continue;
    s.waiting[i] = 0;
    s.deep_ones[i] = byte(s.deep_ones[i] - n);
    const std::size_t to = index(arrow(static_cast<Space>(i)));
    s.deep_ones[to] = byte(s.deep_ones[to] + n);
    tell<Told::deep_ones_moved>(n, In{static_cast<Space>(i)}, To{static_cast<Space>(to)});
  }
}

SpaceSet waiting_spaces(const State& s) {
  SpaceSet out;
  for (std::size_t i = index(Space::d1); i < index(Space::deep); ++i)
    if (s.waiting[i] > 0) out.add(static_cast<Space>(i));
  return out;
}

int preys(const State& s, Space x) {
  const Prey prey(s, x);
  return prey.humans + prey.passengers;
}

bool only_walk(const State& s, Space x) { return Prey(s, x).deed() == DeepOneDeed::walk; }

// Somebody who is attacked elsewhere could save the passengers here.
bool may_lose_help(const State& s, Space x) {
  if (!is_deck(x)) return false;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Space at = s.seats[i].space;
    if (at != x && is_human(s.seats[i]) && s.waiting[index(at)] > 0 &&
        fall_costs_passengers_help(s, seat(i), x))
      return true;
  }
  return false;
}

// Damage done elsewhere may change where the walkers go (some may walk only once every human,
// passenger and room has had one of them): it hits the room they would walk to, or lets a passenger
// flee to their deck space.
struct Turns {
  SpaceSet turned;
  SpaceSet turning;  // the rooms where the damage is done

  Turns(const State& s, SpaceSet all) {
    SpaceSet damagers;
    SpaceSet on_deck;
    SpaceSet in_rooms;
    for (const Space x : all) {
      const int left = s.waiting[index(x)] - preys(s, x);
      if (left > 0 && damages(s, x)) damagers.add(x);
      if (left > (damages(s, x) ? 1 : 0)) (is_deck(x) ? on_deck : in_rooms).add(x);
    }
    if (damagers.empty()) return;
    if (!on_deck.empty() && lets_passengers_flee(s.damage_deck) && passengers_in_supply(s) > 0) {
      turned = on_deck;
      turning = damagers;
    }
    for (const Space x : in_rooms) {
      const Space goal = nearest_other_undamaged(s, x);
      if (goal == Space::none || !damagers.has(goal)) continue;
      turned.add(x);
      turning.add(goal);
    }
  }
};

// [UNF-OWN-7] What the current player orders, and what is the same in any order.
struct Choice {
  SpaceSet attackers;  // and others who must be ordered by themselves
  SpaceSet walkers;    // who may be sent elsewhere; they walk together
  SpaceSet breakers;   // whose damage may send others elsewhere; they act together
  SpaceSet at_once;

  explicit Choice(const State& s) {
    const SpaceSet all = waiting_spaces(s);
    if (all.size() < 2) {
      at_once = all;
      return;
    }
    const Turns turns(s, all);
    for (const Space x : all) {
      const bool apart = turns.turned.has(x) || count_humans(s, x) > 0 || may_lose_help(s, x);
      SpaceSet& kind = apart                  ? only_walk(s, x) ? walkers : attackers
                       : turns.turning.has(x) ? breakers
                                              : at_once;
      kind.add(x);
    }
  }
  // Walkers and breakers are named by the first of their spaces.
  SpaceSet answers() const {
    SpaceSet out = attackers;
    if (!walkers.empty()) out.add(*walkers.begin());
    if (!breakers.empty()) out.add(*breakers.begin());
    return out;
  }
};

void walk_all(State& s, SpaceSet from) {
  for (const Space x : from)
    for (; s.waiting[index(x)] > 0; --s.waiting[index(x)]) walk(s, x);
}

// Frame::extra is 1 + the space whose Deep Ones act, count 1 while all breakers do.
void begin_group(State& s, Frame& f, const Choice& choice, Space x) {
  if (choice.walkers.has(x)) return walk_all(s, choice.walkers);
  f.extra = byte(static_cast<int>(index(x)) + 1);
  f.count = choice.breakers.has(x) ? 1 : 0;
}

void next(State& s, Frame& f) {
  --f.step;  // come back here
  leave_the_water(s);
  for (std::size_t i = index(Space::d1); i < index(Space::deep); ++i)
    s.waiting[i] = std::min(s.waiting[i], s.deep_ones[i]);
  if (f.extra > 0 && s.waiting[f.extra - 1u] > 0) {
    --s.waiting[f.extra - 1u];
    return push(s, {.rule = Rule::deep_one, .who = s.current, .arg = byte(f.extra - 1)});
  }
  f.extra = 0;
  const Choice choice(s);
  for (const Space x : choice.at_once) {
    if (!only_walk(s, x)) return begin_group(s, f, choice, x);
    walk_all(s, {x});
  }
  if (f.count == 1 && !choice.breakers.empty())
    return begin_group(s, f, choice, *choice.breakers.begin());
  const SpaceSet answers = choice.answers();
  if (answers.empty()) {
    s.stack.pop_back();
    return;
  }
  if (answers.size() > 1) return push(s, {.rule = Rule::choose_deep_one, .who = s.current});
  begin_group(s, f, choice, *answers.begin());
}

}  // namespace

void run(State& s, Frame& f) {
  if (f.step++ == 0) return begin(s, f);
  next(s, f);
}

}  // namespace deep_ones

namespace choose_deep_one {

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Space x : deep_ones::Choice(s).answers()) out.push_back({Verb::activate, byte(x)});
}

void apply(State& s, Frame, Move m) {
  tell<Told::deep_ones_act>(In{static_cast<Space>(m.a)});
  deep_ones::begin_group(s, s.stack.back(), deep_ones::Choice(s), static_cast<Space>(m.a));
}

}  // namespace choose_deep_one

namespace deep_one {
namespace {

Player only_human(const State& s, Space where) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].space == where && !s.seats[i].revealed) return seat(i);
  return Player::nobody;
}

void act_once(State& s, Frame& f) {
  const auto where = static_cast<Space>(f.arg);
  const Prey prey(s, where);
  if (prey.humans == 1) {
    f.extra = byte(only_human(s, where));
    return;
  }
  if (prey.humans > 1) return push(s, {.rule = Rule::choose_victim, .who = f.who, .arg = f.arg});
  s.stack.pop_back();
  switch (prey.deed()) {
    case DeepOneDeed::passenger: return defeat_passenger(s, where);
    case DeepOneDeed::damage: return damage_room(s, where);
    default: return walk(s, where);
  }
}

constexpr int kNeeded = 6;

void strike(State& s, Frame& f) {
  tell<Told::deep_one_attacks>(seat(f.extra), In{static_cast<Space>(f.arg)}, kNeeded);
  start_roll(s, 0, true);
}

void hit(State& s, Frame& f) {
  const Player victim = seat(f.extra);
  s.stack.pop_back();
  if (rolls_at_least(s, kNeeded)) defeat(s, victim);
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
