// SPDX-License-Identifier: Apache-2.0
// Before cards are added to a test, and after its total was calculated.
#include <algorithm>
#include <utility>

#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/cards/reactions.h"

namespace hadal::unfathomable {

using namespace reactions;  // NOLINT(google-build-using-namespace): made for these files

namespace before_check {

// [UNF-SK-INFLUENCE] [UNF-SK-LORE] [UNF-SK-OBSERVATION] [UNF-C-ARJUN]
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  if (!s.test.open) offer_cards(s.at(f.who).hand, Verb::play, Skill::influence, {3, 4}, out);
  if (some_skill_opposes(s)) offer_cards(s.at(f.who).hand, Verb::play, Skill::lore, {5, 5}, out);
  if (!s.test.no_chaos) offer_cards(s.at(f.who).hand, Verb::play, Skill::observation, {5, 5}, out);
  if (may_sacrifice(s, f.who)) out.push_back({Verb::use, byte(Ability::self_sacrifice)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  if (m.verb == Verb::use) {
    spend_feat(s, f.who);
    tell<Told::used>(f.who, Ability::self_sacrifice);
    s.test.declared = true;
    push(s, {.rule = Rule::declare_outcome, .who = f.who});
    return defeat(s, f.who);
  }
  const auto c = static_cast<Card>(m.a);
  play_from_hand(s, f.who, c);
  if (skill_of(c) == Skill::influence) {
    s.test.open = true;
    tell<Told::test_open>();
  }
  if (skill_of(c) == Skill::observation) {
    s.test.no_chaos = true;
    tell<Told::test_no_chaos>();
  }
  if (skill_of(c) != Skill::lore) return ask_again(s, f);
  ask_again(s, f);  // several copies name different skills
  push(s, {.rule = Rule::name_skill, .who = f.who});
}

}  // namespace before_check

namespace name_skill {

void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kHumanSkills; ++i)
    if (!s.test.helps.has(static_cast<Skill>(i)))
      out.push_back({Verb::name, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  s.test.helps.add(static_cast<Skill>(m.a));
  tell<Told::skill_helps>(f.who, static_cast<Skill>(m.a));
}

}  // namespace name_skill

namespace declare_outcome {

void moves(const State& s, const Frame&, MoveList& out) {
  out.push_back({Verb::outcome, byte(Result::pass)});
  if (s.test.partial > 0) out.push_back({Verb::outcome, byte(Result::partial)});
  out.push_back({Verb::outcome, byte(Result::fail)});
}

void apply(State& s, Frame f, Move m) {
  s.test.result = static_cast<Result>(m.a);
  tell<Told::declared>(f.who, s.test.result);
}

}  // namespace declare_outcome

namespace {

constexpr int kByWill = 2;       // [UNF-SK-WILL]
constexpr int kByRing = 2;       // [UNF-I-LUCKY-RING]
constexpr int kHighestCard = 5;  // of a deck

void change(State& s, int n) {
  s.test.change = static_cast<std::int16_t>(s.test.change + n);
  s.test.total = static_cast<std::int16_t>(s.test.total + n);
  tell<Told::total_changed>(Change{n}, s.test.total);
}

}  // namespace

namespace after_total {
namespace {

void use(State& s, const Frame& f, Ability a) {
  tell<Told::used>(f.who, a);
  if (a == Ability::lucky_ring) {  // [UNF-I-LUCKY-RING]
    s.test.ring = true;
    change(s, kByRing);
    return ask_again(s, f);
  }
  if (a == Ability::well_equipped) {  // [UNF-C-SAMIRA]
    spend_feat(s, f.who);
    ask_again(s, f);
    return push(s, {.rule = Rule::change_total, .who = f.who});
  }
  s.revelation = Player::nobody;
  ask_again(s, f);
  push(s, {.rule = Rule::script_deck, .who = f.who});
}

}  // namespace

// [UNF-SK-WILL] [UNF-C-KEILANI] [UNF-SP-REVELATION-OF-SCRIPT]
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  offer_cards(s.at(f.who).hand, Verb::raise, Skill::will, {3, 4}, out);
  offer_cards(s.at(f.who).hand, Verb::lower, Skill::will, {3, 4}, out);
  if (!s.test.experienced && free_sheet(s, f.who, Character::keilani))
    for (const Card c : s.at(f.who).hand) out.push_back({Verb::contribute, byte(c)});
  if (!s.test.ring && has_working(s, f.who, Item::lucky_ring))
    out.push_back({Verb::use, byte(Ability::lucky_ring)});
  if (free_feat(s, f.who, Character::samira) && !s.at(f.who).items.empty())
    out.push_back({Verb::use, byte(Ability::well_equipped)});
  if (s.revelation == f.who) out.push_back({Verb::use, byte(Ability::revelation_of_script)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  if (m.verb == Verb::use) return use(s, f, static_cast<Ability>(m.a));
  const auto c = static_cast<Card>(m.a);
  if (m.verb == Verb::contribute) {
    s.test.experienced = true;
    take_from_hand(s, f.who, c);
    tell<Told::used>(f.who, Ability::experienced);
    add_to_open_pile(s, c);
  } else {
    play_from_hand(s, f.who, c);
    change(s, m.verb == Verb::raise ? kByWill : -kByWill);
  }
  ask_again(s, f);
}

}  // namespace after_total

namespace {

// The most that a move, and moves like it, take away from a total and add to it.
std::pair<int, int> change_by(const State& s, Player p, Move m) {
  const auto c = static_cast<Card>(m.a);
  if (m.verb == Verb::raise) return {0, kByWill * s.at(p).hand.count(c)};
  if (m.verb == Verb::lower) return {kByWill * s.at(p).hand.count(c), 0};
  if (m.verb != Verb::use) return {0, 0};
  switch (static_cast<Ability>(m.a)) {
    case Ability::lucky_ring: return {0, kByRing};
    case Ability::well_equipped: return {s.at(p).items.size(), s.at(p).items.size()};
    case Ability::revelation_of_script: return {kHighestCard, kHighestCard};
    default: return {0, 0};
  }
}

}  // namespace

// Of the moves that the window offers: all of them together, but only one card for Experienced.
TotalReach total_reach(const State& s, Player p) {
  MoveList moves;
  after_total::moves(s, {.rule = Rule::after_total, .who = p}, moves);
  TotalReach reach{s.test.total, s.test.total};
  int worst = 0;
  int best = 0;
  for (const Move m : moves) {
    const auto [less, more] = change_by(s, p, m);
    reach.lowest -= less;
    reach.highest += more;
    if (m.verb != Verb::contribute) continue;
    const int worth = worth_of(s.test, static_cast<Card>(m.a));
    worst = std::min(worst, worth);
    best = std::max(best, worth);
  }
  reach.lowest += worst;
  reach.highest += best;
  const Result now = result_of(s.test, s.test.total);
  reach.decides = result_of(s.test, reach.lowest) != now || result_of(s.test, reach.highest) != now;
  return reach;
}

namespace script_deck {

// [UNF-SP-REVELATION-OF-SCRIPT] [UNF-HR-03] The top card of any deck joins the test.
void moves(const State& s, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kSkills; ++i)
    if ((s.skill_decks + s.skill_discards).has(static_cast<Skill>(i)))
      out.push_back({Verb::name, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) {
  run_effect(s, Source::ability, byte(Ability::revelation_of_script), Branch::pass, f.who);
  draw_skill(s, static_cast<Player>(kToOpenPile), static_cast<Skill>(m.a));
}

}  // namespace script_deck

namespace change_total {

void moves(const State& s, const Frame& f, MoveList& out) {
  const int most = s.at(f.who).items.size();
  for (int n = -most; n <= most; ++n)
    if (n != 0) out.push_back({Verb::modify, static_cast<std::uint8_t>(n + 100)});
}

void apply(State& s, Frame, Move m) { change(s, m.a - 100); }

}  // namespace change_total

}  // namespace hadal::unfathomable
