// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/text/picks.h"

#include <algorithm>

#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

// With which verb the parts of an answer are named, one small move each.
std::optional<Verb> verb_of(Rule rule) {
  switch (rule) {
    case Rule::contribute: return Verb::contribute;
    case Rule::discard_cards:
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::persistence:
    case Rule::exchange_for_treachery: return Verb::discard;
    case Rule::draw_from_set:
    case Rule::draw_from_any: return Verb::draw;
    case Rule::swap_for_treachery: return Verb::swap;
    default: return std::nullopt;
  }
}

// The moves that name a part, as long as the same question continues.
MoveList parts_of(const State& s, const Frame& question, Verb verb) {
  MoveList legal;
  MoveList parts;
  if (s.stack.empty() || s.stack.back().rule != question.rule || s.stack.back().who != question.who)
    return parts;
  legal_moves(s, legal);
  for (const Move m : legal)
    if (m.verb == verb) parts.push_back(m);
  return parts;
}

bool may_end(const State& s) {
  MoveList legal;
  legal_moves(s, legal);
  return std::find(legal.begin(), legal.end(), Move{Verb::done}) != legal.end();
}

void add(Picks& picks, Card c) {
  if (std::find(picks.cards.begin(), picks.cards.end(), c) == picks.cards.end())
    picks.cards.push_back(c);
}

// Cards are named from the lowest to the highest. Always naming the lowest visits all cards that
// can be named, and names as many as possible; always naming the highest names as few as possible.
// A last card that is the only answer is named automatically. [UNF-OWN-15]
int name_cards(State s, const Frame& question, bool lowest, Picks& picks) {
  int n = 0;
  for (MoveList parts = parts_of(s, question, picks.verb); !parts.empty();
       parts = parts_of(s, question, picks.verb)) {
    for (const Move m : parts) add(picks, static_cast<Card>(m.a));
    const auto by_card = [](Move a, Move b) { return a.a < b.a; };
    const auto [low, high] = std::minmax_element(parts.begin(), parts.end(), by_card);
    SkillSet gone = s.at(question.who).hand;
    apply(s, lowest ? *low : *high);
    gone -= s.at(question.who).hand;
    for (const Card c : gone) add(picks, c);
    n += gone.size();
  }
  return n;
}

// Every line of decks; there are few.
void name_decks(const State& s, const Frame& question, Picks& picks,
                std::array<std::uint8_t, kSkills> named, int n) {
  picks.most = std::max(picks.most, byte(n));
  for (std::size_t i = 0; i < kSkills; ++i) picks.limits[i] = std::max(picks.limits[i], named[i]);
  for (const Move m : parts_of(s, question, picks.verb)) {
    auto more = named;
    ++more[m.a];
    State after = s;
    int all = n + 1;
    for (const Move given : apply_telling(after, m))  // [UNF-OWN-15]
      if (given.verb == picks.verb) {
        ++more[given.a];
        ++all;
      }
    name_decks(after, question, picks, more, all);
  }
}

}  // namespace

SkillMask Picks::decks() const {
  SkillMask all;
  for (std::size_t i = 0; i < kSkills; ++i)
    if (limits[i] > 0) all.add(static_cast<Skill>(i));
  return all;
}

std::optional<Picks> picks_of(const State& s) {
  if (s.stack.empty()) return std::nullopt;
  const Frame question = s.stack.back();
  const std::optional<Verb> verb = verb_of(question.rule);
  if (!verb) return std::nullopt;
  Picks picks;
  picks.verb = *verb;
  if (picks.of_decks()) {
    name_decks(s, question, picks, {}, 0);
    picks.exactly = !may_end(s);
  } else {
    picks.most = byte(name_cards(s, question, true, picks));
    std::sort(picks.cards.begin(), picks.cards.end());
    picks.exactly = !may_end(s) && name_cards(s, question, false, picks) == picks.most;
  }
  return picks;
}

int worth_of(const Test& t, SkillSet cards) {
  int sum = 0;
  for (const Card c : cards) sum += cards.count(c) * worth_of(t, c);
  return sum;
}

int reach_of(const Test& t, SkillSet hand, int most) {
  std::vector<int> helping;
  for (const Card c : hand)
    for (int n = hand.count(c); n > 0 && worth_of(t, c) > 0; --n) helping.push_back(worth_of(t, c));
  std::sort(helping.rbegin(), helping.rend());
  int reach = 0;
  for (std::size_t i = 0; i < helping.size() && static_cast<int>(i) < most; ++i)
    reach += helping[i];
  return reach;
}

TurnedOver turned_over(const Test& t) {
  TurnedOver cards;
  for (const Card c : t.pile)
    for (int i = 0; i < t.pile.count(c); ++i) cards.push_back(c);
  std::stable_partition(cards.begin(), cards.end(),
                        [&](Card c) { return t.helps.has(skill_of(c)); });
  return cards;
}

}  // namespace hadal::unfathomable
