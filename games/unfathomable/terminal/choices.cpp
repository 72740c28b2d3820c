// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/choices.h"

#include <algorithm>

#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/engine.h"

namespace hadal::cli {
namespace {

using namespace unfathomable;  // NOLINT(google-build-using-namespace): its vocabulary, everywhere

MoveList legal_in(const State& s) {
  MoveList legal;
  legal_moves(s, legal);
  return legal;
}

bool contains(const MoveList& list, Move m) {
  return std::find(list.begin(), list.end(), m) != list.end();
}

// Cards that must be dealt may be on the stack in between.
bool same_question(const State& a, const State& b) {
  return !b.stack.empty() && a.stack.back().rule == b.stack.back().rule &&
         a.stack.back().who == b.stack.back().who;
}

// The skills that can be named until the question is answered.
void reachable(const State& s, Verb verb, SkillMask& skills) {
  for (const Move m : legal_in(s)) {
    if (m.verb != verb) continue;
    skills.add(static_cast<Skill>(m.a));
    State next = s;
    apply(next, m);
    // Later skills only: the canonical order lets every other one be reached as well.
    if (same_question(s, next)) reachable(next, verb, skills);
  }
}

// The cards of a hand that can be named for the question.
SkillSet nameable(const State& s) {
  const Frame& f = s.stack.back();
  const SkillSet hand = s.at(f.who).hand;
  if (f.rule == Rule::pay_repair)
    return payable(s, f.who, static_cast<Damage>(f.extra)).from(static_cast<Card>(f.arg));
  return hand.from(static_cast<Card>(f.arg));
}

std::string numbered_space(const UnfathomableWords& words, Space x) {
  return is_interior(x) || x == Space::deep ? words.name(x) : std::string(unfathomable::name(x));
}

std::string brief(Move m, const UnfathomableWords& words) {
  switch (m.verb) {
    case Verb::move:
    case Verb::space:
    case Verb::activate: return numbered_space(words, static_cast<Space>(m.a));
    case Verb::contribute:
    case Verb::discard: return words.card(static_cast<Card>(m.a));
    case Verb::draw:
    case Verb::swap: return words.name(static_cast<Skill>(m.a));
    case Verb::set: return std::to_string(m.a);
    default: return {};
  }
}

// The option of a crisis or waypoint says what it does, and so does a card that is looked at.
std::string explained(Move m, const State& world, const UnfathomableWords& words) {
  const Frame& f = world.stack.back();
  if (m.verb == Verb::resource && f.rule == Rule::passenger_in_danger)
    return words.labelled(words.name(Item::travel_pharmacy),
                          "−1 " + words.text(word_key(static_cast<Resource>(m.a)) + ".object"));
  std::string label = words.choice(m, f.rule);
  if (f.rule != Rule::decide && f.rule != Rule::choose_option && f.rule != Rule::look) return label;
  const std::string key = explanation_key(world, m);
  if (words.catalogue().contains(key)) label = words.labelled(label, words.text(key));
  if (m.verb == Verb::choose && static_cast<Pile>(m.a) == Pile::waypoint)
    label += " " + words.distance(static_cast<Waypoint>(m.b));
  return label;
}

ShipChoices::Item item(Move m, const State& world, const UnfathomableWords& words) {
  return {m, explained(m, world, words), brief(m, words)};
}

void list_skills(ShipChoices& c, Verb verb, const State& world, const UnfathomableWords& words) {
  SkillMask skills;
  reachable(world, verb, skills);
  for (const Skill s : skills) c.items.push_back(item({verb, byte(s)}, world, words));
  c.several = c.repeats = true;
}

void list_cards(ShipChoices& c, Verb verb, const State& world, const UnfathomableWords& words) {
  const SkillSet cards = nameable(world);
  for (const Card card : cards)
    for (int i = 0; i < cards.count(card); ++i)
      c.items.push_back(item({verb, byte(card)}, world, words));
  c.several = true;
}

}  // namespace

ShipChoices choices_of(const State& world, const UnfathomableWords& words) {
  ShipChoices c;
  if (world.stack.empty()) return c;
  const Frame& f = world.stack.back();
  const MoveList legal = legal_in(world);
  switch (f.rule) {
    case Rule::contribute: list_cards(c, Verb::contribute, world, words); break;
    case Rule::discard_cards:
      list_cards(c, Verb::discard, world, words);
      c.exactly = f.count;
      break;
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::exchange_for_treachery:
    case Rule::persistence: list_cards(c, Verb::discard, world, words); break;
    case Rule::draw_from_set:
      list_skills(c, Verb::draw, world, words);
      c.exactly = f.count;
      break;
    case Rule::draw_from_any:
      list_skills(c, Verb::draw, world, words);
      c.exactly = f.extra != 0 ? f.count : 0;
      break;
    case Rule::swap_for_treachery: list_skills(c, Verb::swap, world, words); break;
    default:
      for (const Move m : legal) c.items.push_back(item(m, world, words));
      return c;
  }
  // Ending or declining is listed last, but one of a kind.
  for (const Verb verb : {Verb::done, Verb::pass})
    if (contains(legal, {verb})) c.items.push_back(item({verb}, world, words));
  return c;
}

std::vector<Move> moves_of(const State& world, const ShipChoices& choices,
                           std::vector<std::size_t> picks) {
  std::sort(picks.begin(), picks.end());
  std::vector<Move> moves;
  moves.reserve(picks.size());
  for (const std::size_t i : picks) moves.push_back(choices.items[i].move);
  State s = world;
  for (const Move m : moves) {
    if (!same_question(world, s) || !contains(legal_in(s), m)) return moves;  // refused later
    apply(s, m);
  }
  const bool open = choices.several && moves.back().verb != Verb::done && same_question(world, s) &&
                    contains(legal_in(s), {Verb::done});
  if (open) moves.push_back({Verb::done});
  return moves;
}

}  // namespace hadal::cli
