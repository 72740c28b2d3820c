// SPDX-License-Identifier: Apache-2.0
// Tests, in the order of the rulebook's steps.
#include <algorithm>

#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void start_test(State& s, TestKind kind, SkillMask helps, int target, int partial) {
  s.test = {};
  s.test.kind = kind;
  s.test.helps = helps;
  s.test.target = byte(target);
  s.test.partial = byte(partial);
  push(s, {.rule = Rule::test, .who = s.current});
  if (partial == 0) return tell<Told::test>(helps, target);
  tell<Told::test_partial>(helps, target, partial);
}

// [UNF-9-1] Step 6.
Result result_of(const Test& t, int total) {
  if (total >= t.target) return Result::pass;
  return t.partial > 0 && total >= t.partial ? Result::partial : Result::fail;
}

int worth_of(const Test& t, Card c) {
  return t.helps.has(skill_of(c)) ? value_of(c) : -value_of(c);
}

// After the total was calculated: the card counts like any other.
void add_to_open_pile(State& s, Card c) {
  s.test.pile.add(c);
  s.paid = byte(value_of(c));
  const int value = worth_of(s.test, c);
  s.test.total = static_cast<std::int16_t>(s.test.total + value);
  tell<Told::joins>(c);
  tell<Told::total_changed>(Change{value}, s.test.total);
}

namespace test {
namespace {

constexpr int kChaosCards = 2;

using Counts = std::array<int, kSkills>;

void treachery_to_pile(State& s) { draw_skill(s, static_cast<Player>(kToPile), Skill::treachery); }

// [UNF-9-1] Step 1.
void announce(State& s, Frame&) { open_window(s, Rule::before_check); }

// [UNF-9-1] Step 2. [UNF-M-FAMILY-TIES]
void add_chaos(State& s, Frame& f) {
  if (s.test.declared) {
    f.step = 6;
    return;
  }
  if (s.test.no_chaos) return;
  tell<Told::chaos_joins>(kChaosCards);
  if (treachery_joins_chaos(s)) treachery_to_pile(s);
  push(s, {.rule = Rule::deal_chaos, .who = Player::chance, .count = kChaosCards});
}

// [UNF-9-1] Step 3: one opportunity each, the current player last.
void add_cards(State& s, Frame& f) {
  if (f.count > 0) {  // after somebody added  [UNF-M-MEMORY-OF-THE-DEEP]
    const Player before = after(s, s.current, f.count % s.players);
    if (treachery_follows(s, before) && f.extra == 0) {
      f.extra = 1;
      --f.step;
      return treachery_to_pile(s);
    }
  }
  f.extra = 0;
  while (f.count < s.players) {
    const Player p = after(s, s.current, ++f.count % s.players);
    if (s.at(p).hand.empty()) {
      tell<Told::added>(p, 0);
      continue;
    }
    --f.step;  // come back here
    return push(s, {.rule = Rule::contribute, .who = p});
  }
}

int total_of(const State& s) {
  int sum = s.test.change;
  for (std::size_t i = 0; i < kSkills; ++i) {
    const auto skill = static_cast<Skill>(i);
    const int value = s.test.pile.value(skill);
    sum += s.test.helps.has(skill) ? value : -value;
  }
  return sum;
}

using Bounds = std::array<std::uint8_t, kSkills>;

// What everybody knew about one part of the face-down pile: at most how many cards of each skill it
// has, and at most how many its hand or the chaos deck then held.
struct Part {
  int size;
  Counts most;
  Bounds before;
  Bounds* now;
};

Part part_of(int size, const Bounds& at_most, const Bounds& before, Bounds& now) {
  Part part{size, {}, before, &now};
  for (std::size_t k = 0; k < kSkills; ++k) part.most[k] = std::min<int>(size, at_most[k]);
  return part;
}

// A part must hold the cards of a skill that no other part can have brought, and those that remain
// after it brought all it can of the other skills.
void learn_of_part(const Part& part, const Counts& pile, const Counts& all) {
  int rest = part.size;
  for (std::size_t k = 0; k < kSkills; ++k) rest -= std::min(part.most[k], pile[k]);
  for (std::size_t k = 0; k < kSkills; ++k) {
    const int own = rest + std::min(part.most[k], pile[k]);
    const int gone = std::max({0, own, pile[k] - (all[k] - part.most[k])});
    std::uint8_t& bound = (*part.now)[k];
    if (part.before[k] - gone < bound) bound = byte(part.before[k] - gone);
  }
}

// [UNF-OWN-2] The open pile shows what must have left the hands and the chaos deck.
void learn_from_pile(State& s) {
  Test& t = s.test;
  constexpr std::size_t kTreachery = index(Skill::treachery);
  SkillSet cards = t.pile;
  Buffer<Part, kSeats + 1> parts;
  for (std::size_t i = 0; i < s.players; ++i) {
    Seat& seat = s.seats[i];
    if (seat.added.empty()) continue;
    cards += seat.added;
    parts.push_back(
        part_of(seat.added.size(), seat.added_at_most, seat.added_at_most, seat.at_most));
  }
  if (const int chaos = t.pile.size() - t.treachery; chaos > 0) {
    Bounds at_most = t.pile_at_most;
    at_most[kTreachery] = byte(at_most[kTreachery] - t.treachery);
    parts.push_back(part_of(chaos, at_most, t.joint_at_most, s.chaos_at_most));
  }
  Counts pile{};
  for (std::size_t k = 0; k < kSkills; ++k) pile[k] = cards.size(static_cast<Skill>(k));
  pile[kTreachery] -= t.treachery;
  Counts all{};
  for (const Part& part : parts)
    for (std::size_t k = 0; k < kSkills; ++k) all[k] += part.most[k];
  for (const Part& part : parts) learn_of_part(part, pile, all);
}

// What each player's own cards did, which only that player knows.
void weigh_cards(const State& s, const std::array<SkillSet, kSeats>& added) {
  if (!anybody_listens()) return;
  for (std::size_t i = 0; i < s.players; ++i) {
    if (added[i].empty()) continue;
    int helps = 0;
    int harms = 0;
    for (std::size_t k = 0; k < kSkills; ++k) {
      const auto skill = static_cast<Skill>(k);
      (s.test.helps.has(skill) ? helps : harms) += added[i].value(skill);
    }
    const Result without = result_of(s.test, s.test.total - helps + harms);
    const Audience knows = s.test.open ? kEverybody : Audience{seat(i)};
    tell_only<Told::weighed>(knows, seat(i), helps, harms, without);
  }
}

// [UNF-9-1] Steps 4 and 5: the pile lies open; whose card is whose is forgotten.
void turn_over(State& s, Frame&) {
  if (!s.test.open) learn_from_pile(s);
  std::array<SkillSet, kSeats> added{};
  for (std::size_t i = 0; i < s.players; ++i) added[i] = s.seats[i].added;
  for (std::size_t i = 0; i < s.players; ++i) {
    s.test.pile += s.seats[i].added;
    s.seats[i].added = {};
    s.seats[i].added_at_most = {};
  }
  s.test.pile += s.test.shown;
  s.test.shown = {};
  s.test.revealed = true;
  s.test.pile_at_most = {};
  s.test.joint_at_most = {};
  s.test.treachery = 0;
  s.test.total = static_cast<std::int16_t>(total_of(s));
  tell<Told::pile>(s.test.pile, s.test.total, s.test.target);
  weigh_cards(s, added);
  open_window(s, Rule::after_total);
}

// [UNF-9-1] Steps 6 and 7. [UNF-9-8] The cards are discarded before the result is resolved.
void judge(State& s, Frame&) {
  Test& t = s.test;
  const int total = total_of(s);
  t.total = static_cast<std::int16_t>(total);
  t.result = result_of(t, total);
  tell<Told::tested>(t.result, total, t.target);
  for (const Card c : t.pile)
    for (int i = 0; i < t.pile.count(c); ++i) to_discard_pile(s, c);
  t.pile = {};
  if (t.result == Result::pass) after_passed_test(s);
}

void end(State& s, Frame&) { s.stack.pop_back(); }

void declared(State& s, Frame&) { s.stack.pop_back(); }

constexpr void (*kSteps[])(State&, Frame&) = {announce, add_chaos, add_cards, turn_over,
                                              judge,    end,       declared};

}  // namespace

void run(State& s, Frame& f) { kSteps[f.step++](s, f); }

}  // namespace test

namespace contribute {
namespace {

// [UNF-9-2] [UNF-18-3] One card from the Brig, one card from a revealed traitor.
bool may_add_more(const State& s, const Frame& f) {
  return f.count == 0 || (!s.at(f.who).revealed && !in_brig(s, f.who));
}

// [UNF-9-6] Everybody sees how many cards this player added.
void tell_added(const State& s, const Frame& f) {
  const SkillSet cards = s.at(f.who).added;
  if (f.count == 0) return tell<Told::added>(f.who, 0);
  if (s.test.open) return tell<Told::added_cards>(f.who, cards);
  tell_only<Told::added>(kEverybody - Audience{f.who}, f.who, f.count);
  tell_only<Told::added_cards>({f.who}, f.who, cards);
}

}  // namespace

void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::done});
  if (!may_add_more(s, f)) return;
  for (const Card c : s.at(f.who).hand.from(static_cast<Card>(f.arg)))
    out.push_back({Verb::contribute, byte(c)});
}

// Face-down cards say nothing about their skill, so the bounds on the hand only shrink with its
// size.
void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return tell_added(s, f);
  Seat& seat = s.at(f.who);
  const auto c = static_cast<Card>(m.a);
  if (f.count == 0) seat.added_at_most = seat.at_most;
  seat.hand.remove(c);
  seat.added.add(c);
  if (s.test.open) --seat.at_most[index(skill_of(c))];
  const int size = seat.hand.size();
  for (std::uint8_t& n : seat.at_most) n = n > size ? byte(size) : n;
  f.arg = m.a;
  ++f.count;
  if (size > 0 && may_add_more(s, f)) return push(s, f);
  tell_added(s, f);
}

}  // namespace contribute
}  // namespace hadal::unfathomable
