// SPDX-License-Identifier: Apache-2.0
// The turn, in the rulebook's order, and what is drawn in it.
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace turn {
namespace {

constexpr int kLastTurn = 300;  // [UNF-OWN-3] a real game has 20 to 60 turns

// [UNF-5-2] 0. [UNF-3-2-3] In the learning game loyalty is dealt once everybody had a turn.
void begin(State& s, Frame& f) {
  s.current = f.who;
  ++s.turn;
  s.used = {};
  s.true_grit = {};
  s.barricaded = false;
  if (s.turn > kLastTurn) return finish(s, Ending::lost_at_sea);
  tell<Told::turn>(f.who, s.turn);
  if ((s.at(f.who).items & kImprovements).size() > 1)
    push(s, {.rule = Rule::improvement, .who = f.who});
  if (s.loyalty.empty() && s.turn > s.players)
    for (std::size_t i = s.players; i-- > 0;)
      push(s, {.rule = Rule::deal_loyalty, .who = Player::chance, .arg = byte(after(s, f.who, i))});
}

// [UNF-5-2] 1. [UNF-18-10] [UNF-5-3]
void receive_skills(State& s, Frame& f) {
  if (s.at(f.who).space == Space::sick_bay)
    return push(s, {.rule = Rule::draw_from_set, .who = f.who, .count = 1});
  if (s.at(f.who).revealed) return push(s, {.rule = Rule::swap_for_treachery, .who = f.who});
  draw_set(s, f.who);
}

// [UNF-6-1-1]
void take_actions(State& s, Frame& f) {
  push(s, {.rule = Rule::act, .who = f.who, .count = 2, .extra = 1});
  tell<Told::actions>(f.who, 2);
}

void mythos(State& s, Frame& f) { push(s, {.rule = Rule::mythos_step, .who = f.who}); }

// [UNF-4-5] Everybody, clockwise from the current player.
void discard_down(State& s, Frame& f) {
  for (std::size_t i = s.players; i-- > 0;) {
    const Player p = after(s, f.who, i);
    ask_to_discard(s, p, s.at(p).hand.size() - kHandLimit);
  }
}

void pass_token(State& s, Frame& f) {
  f.who = after(s, f.who);
  f.step = 0;
}

constexpr void (*kSteps[])(State&, Frame&) = {begin,  receive_skills, take_actions,
                                              mythos, discard_down,   pass_token};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace turn

namespace {

// [UNF-18-4] In the Brig an Improvement does not count.
int may_draw(const State& s, Player p, Skill skill) {
  return in_brig(s, p) ? sheet(s, p).skill_set[index(skill)] : set_size(s, p, skill);
}

}  // namespace

namespace draw_from_set {
namespace {

constexpr std::uint8_t kMayDecline = 1;

// How many of this skill may still be named; `step` were named of the skill `arg`.
int left(const State& s, const Frame& f, std::size_t i) {
  if (i < f.arg) return 0;
  return may_draw(s, f.who, static_cast<Skill>(i)) - (i == f.arg ? f.step : 0);
}

}  // namespace

// [UNF-20-3] The skills are named in order; the cards come when all are named.
void moves(const State& s, const Frame& f, MoveList& out) {
  int after_it = 0;
  for (std::size_t i = kHumanSkills; i-- > 0;) {
    const int here = left(s, f, i);
    after_it += here;
    if (here > 0 && after_it >= f.count) out.push_back({Verb::draw, byte(static_cast<int>(i))});
  }
  if (s.at(f.who).revealed) out.push_back({Verb::draw, byte(Skill::treachery)});
  if ((f.extra & kMayDecline) != 0) out.push_back({Verb::pass});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return tell<Told::declined>(f.who);
  draw_skill(s, f.who, static_cast<Skill>(m.a));
  f.step = m.a == f.arg ? byte(f.step + 1) : std::uint8_t{1};
  f.arg = m.a;
  if (--f.count > 0) push(s, f);
}

}  // namespace draw_from_set

namespace swap_for_treachery {

// [UNF-5-3] `count` cards of the skill `arg` are swapped so far.
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::done});
  for (std::size_t i = f.arg; i < kHumanSkills; ++i)
    if (may_draw(s, f.who, static_cast<Skill>(i)) > (i == f.arg ? f.count : 0))
      out.push_back({Verb::swap, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  const std::size_t next = m.verb == Verb::done ? kHumanSkills : m.a;
  for (std::size_t i = f.arg; i < next; ++i) {
    const auto skill = static_cast<Skill>(i);
    const int swapped = i == f.arg ? f.count : 0;
    draw_skill(s, f.who, Skill::treachery, swapped);
    draw_skill(s, f.who, skill, may_draw(s, f.who, skill) - swapped);
  }
  if (m.verb == Verb::done) return;
  f.count = m.a == f.arg ? byte(f.count + 1) : std::uint8_t{1};
  f.arg = m.a;
  push(s, f);
}

}  // namespace swap_for_treachery

namespace draw_from_any {

// Up to `count` cards; `extra` 1: exactly so many. `step` were named so far.
void moves(const State& s, const Frame& f, MoveList& out) {
  for (std::size_t i = f.arg; i < kHumanSkills; ++i)
    if ((s.skill_decks + s.skill_discards).has(static_cast<Skill>(i)))
      out.push_back({Verb::draw, byte(static_cast<int>(i))});
  if (f.extra == 0 || out.empty()) out.push_back({Verb::done});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) {
    if (f.step == 0) tell<Told::declined>(f.who);
    return;
  }
  draw_skill(s, f.who, static_cast<Skill>(m.a));
  f.arg = m.a;
  ++f.step;
  if (--f.count > 0) push(s, f);
}

}  // namespace draw_from_any

namespace trading {

// [UNF-6-2-7] [UNF-OWN-4] From the trader clockwise everybody in the space may give.
void run(State& s, Frame& f) {
  const Space where = s.at(f.who).space;
  while (f.step < s.players) {
    const Player p = after(s, f.who, f.step++);
    if (s.at(p).space == where && !s.at(p).items.empty())
      return push(s, {.rule = Rule::trade, .who = p});
  }
  s.stack.pop_back();
}

}  // namespace trading

namespace trade {

void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::done});
  for (const Item item : s.at(f.who).items)
    for (std::size_t i = 0; i < s.players; ++i)
      if (seat(i) != f.who && s.seats[i].space == s.at(f.who).space)
        out.push_back({Verb::give, byte(item), byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return;
  if (s.at(f.who).items.size() > 1) push(s, f);
  const auto item = static_cast<Item>(m.a);
  remove_item(s, f.who, item);
  gain_item(s, seat(m.b), item);
  tell<Told::gave_item>(f.who, item, seat(m.b));
}

}  // namespace trade
}  // namespace hadal::unfathomable
