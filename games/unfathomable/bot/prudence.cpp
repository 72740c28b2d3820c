// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/prudence.h"

#include <algorithm>

#include "games/unfathomable/bot/stake.h"
#include "games/unfathomable/cards/purposes.h"

namespace hadal::bots::voyage {
namespace {

constexpr float kNothing = 0.001f;  // points

// My result right after the answer: won, lost, or still open.
int verdict(const Mind& mind, Move m) {
  State then = mind.s;
  apply(then, m);
  if (then.ending == Ending::none) return 0;
  return outcome(then).won[index(mind.me)] ? 1 : -1;
}

// Looking is only worth it if a dial, the rooms or the figures may run out.
bool is_close(const State& s) {
  return *std::min_element(s.dials.begin(), s.dials.end()) <= 2 || damaged_rooms(s) >= 4 ||
         deep_ones_in_supply(s) <= 8 ||
         (distance(s) >= kArrivalDistance && s.travel + 2 >= kTrackEnd);
}

Absurdity end_of_game(const Mind& mind, Move m, const MoveList& legal) {
  if (!is_close(mind.s) || mind.f.rule == Rule::contribute) return Absurdity::none;
  const int mine = verdict(mind, m);
  if (mine > 0) return Absurdity::none;
  bool better = false;
  bool wins = false;
  for (const Move other : legal) {
    if (other == m) continue;
    const int v = verdict(mind, other);
    better = better || v > mine;
    wins = wins || v > 0;
  }
  if (mine < 0 && better) return Absurdity::losing_at_once;
  return wins ? Absurdity::saving_at_once : Absurdity::none;
}

Absurdity contribution(const Mind& mind, Move m) {
  if (m.verb != Verb::contribute) return Absurdity::none;
  const bool helps = mind.s.test.helps.has(skill_of(static_cast<Card>(m.a)));
  const bool trial = mind.s.test.kind == TestKind::captains_cabin;
  if (mind.side == Side::human && !helps && !trial) return Absurdity::opposing_own_side;
  if (mind.self().revealed && helps) return Absurdity::helping_the_enemy;
  return Absurdity::none;
}

// Any player who wants the ship to arrive counts as a human here.
Absurdity change_of_total(const Mind& mind, Move m) {
  const Test& test = mind.s.test;
  if (mind.helps && m.verb == Verb::lower && test.kind != TestKind::captains_cabin)
    return Absurdity::harming_by_reaction;
  if (mind.self().revealed && m.verb == Verb::raise) return Absurdity::harming_by_reaction;
  const int least = test.partial > 0 ? test.partial : test.target;
  const bool adds = m.verb == Verb::contribute && test.helps.has(skill_of(static_cast<Card>(m.a)));
  const bool ring = m.verb == Verb::use && static_cast<Ability>(m.a) == Ability::lucky_ring;
  const bool raises = m.verb == Verb::raise || ring || adds;
  const bool passed = raises && test.total >= test.target;
  const bool failed = m.verb == Verb::lower && test.total < least;
  return passed || failed ? Absurdity::wasted_reaction : Absurdity::none;
}

// How much a card improves the die on average; positive if that helps me.
float gain_on_die(const Mind& mind, Move m) {
  const Stake stake(mind);
  const float way = mind.helps ? 1.0f : -1.0f;
  if (mind.f.rule == Rule::after_roll) return way * (stake.mean() - stake.now());
  switch (m.verb) {
    case Verb::raise: return way * (stake.mean(2) - stake.mean());
    case Verb::lower: return way * (stake.mean(-2) - stake.mean());
    case Verb::discard: return way * (stake.mean(value_of(static_cast<Card>(m.a))) - stake.mean());
    default: return way * (stake.fixed(m.a) - stake.mean());
  }
}

Absurdity reaction(const Mind& mind, Move m) {
  if (m.verb == Verb::pass) return Absurdity::none;
  if (mind.f.rule == Rule::after_total) return change_of_total(mind, m);
  const bool die = mind.f.rule == Rule::before_roll || mind.f.rule == Rule::after_roll;
  return die && gain_on_die(mind, m) < kNothing ? Absurdity::wasted_reaction : Absurdity::none;
}

bool can(const MoveList& legal, Verb verb) {
  return std::any_of(legal.begin(), legal.end(), [verb](Move m) { return m.verb == verb; });
}

Absurdity waiting(const Mind& mind, const MoveList& legal) {
  if (mind.f.count == 1 && mind.self().space == Space::sick_bay && can(legal, Verb::move))
    return Absurdity::leaving_sick_bay;
  if (mind.self().revealed && can(legal, Verb::defeat)) return Absurdity::sparing_passengers;
  const bool busy = can(legal, Verb::attack) || can(legal, Verb::rescue);
  return mind.side == Side::human && busy ? Absurdity::idling : Absurdity::none;
}

// [UNF-7] The stronger the card, the less likely the fuel is lost, and with it the game.
Absurdity payment(const Mind& mind, Move m, const MoveList& legal) {
  const bool boiler =
      mind.f.rule == Rule::pay_card && static_cast<Skill>(mind.f.arg) == Skill::strength;
  if (!boiler || mind.side != Side::human || mind.s.dials[index(Resource::fuel)] > 1)
    return Absurdity::none;
  const bool stronger = std::any_of(legal.begin(), legal.end(), [m](Move other) {
    return value_of(static_cast<Card>(other.a)) > value_of(static_cast<Card>(m.a));
  });
  return stronger ? Absurdity::burning_last_fuel : Absurdity::none;
}

}  // namespace

Absurdity absurdity(const Mind& mind, Move m, const MoveList& legal) {
  if (mind.f.rule == Rule::contribute) return contribution(mind, m);
  if (const Absurdity a = reaction(mind, m); a != Absurdity::none) return a;
  if (const Absurdity a = payment(mind, m, legal); a != Absurdity::none) return a;
  if (mind.f.rule == Rule::act && m.verb == Verb::pass)
    if (const Absurdity a = waiting(mind, legal); a != Absurdity::none) return a;
  if (mind.f.rule == Rule::choose_seat && legal.size() > 1 && m.verb == Verb::target &&
      seat(m.a) == mind.me && static_cast<SeatFor>(mind.f.arg) == SeatFor::accusation)
    return Absurdity::arresting_oneself;
  return end_of_game(mind, m, legal);
}

}  // namespace hadal::bots::voyage
