// SPDX-License-Identifier: Apache-2.0
// Who may have a reaction, judging by public facts. A player who is asked and has nothing can only
// pass; who is asked never depends on secret cards.
#pragma once

#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable::reactions {

inline bool has_feat(const State& s, Player p, Character c) {
  return s.at(p).character == c && s.at(p).has_feat;
}
inline bool free_feat(const State& s, Player p, Character c) {
  return has_feat(s, p, c) && !in_brig(s, p);
}
inline bool free_sheet(const State& s, Player p, Character c) {
  return sheet_works(s, p, c) && !in_brig(s, p);
}
inline void spend_feat(State& s, Player p) { s.at(p).has_feat = false; }

struct Values {
  int low;
  int high;
};

inline void offer_cards(SkillSet hand, Verb verb, Skill skill, Values values, MoveList& out) {
  for (int v = values.low; v <= values.high; ++v)
    if (hand.has(card(skill, v))) out.push_back({verb, byte(card(skill, v))});
}

// Asked again; dropped if everybody can see that this player cannot have another answer.
inline void ask_again(State& s, const Frame& f) { push(s, f); }

inline bool some_skill_opposes(const State& s) { return s.test.helps.size() < 5; }

// [UNF-C-ARJUN] [UNF-HR-14] Not on a test of a space.
inline bool may_sacrifice(const State& s, Player p) {
  return has_feat(s, p, Character::arjun) &&
         (s.test.kind == TestKind::crisis || s.test.kind == TestKind::memory);
}

// [UNF-I-TRAVEL-PHARMACY] Here and in the spaces around.
inline bool pharmacy_reaches(const State& s, Player p, Space where) {
  if (!has_working(s, p, Item::travel_pharmacy) || where == Space::none) return false;
  return s.at(p).space == where || are_adjacent(s.at(p).space, where);
}

}  // namespace hadal::unfathomable::reactions
