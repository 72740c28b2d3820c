// SPDX-License-Identifier: Apache-2.0
// Before a die is rolled, and after it.
#include "games/unfathomable/cards/reactions.h"

namespace hadal::unfathomable {

using namespace reactions;  // NOLINT(google-build-using-namespace): made for these files

namespace before_roll {

// [UNF-SK-OBSERVATION] [UNF-I-ALMANAC] [UNF-C-BEATRICE]
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  offer_cards(s.at(f.who).hand, Verb::raise, Skill::observation, {3, 4}, out);
  offer_cards(s.at(f.who).hand, Verb::lower, Skill::observation, {3, 4}, out);
  if (!s.die.almanac && has_working(s, f.who, Item::almanac))
    offer_cards(s.at(f.who).hand, Verb::discard, Skill::observation, {1, 5}, out);
  if (free_feat(s, f.who, Character::beatrice))
    for (int n = 1; n <= 8; ++n) out.push_back({Verb::set, byte(n)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  if (m.verb == Verb::set) {
    spend_feat(s, f.who);
    s.die.fixed = true;
    s.die.face = m.a;
    tell<Told::used>(f.who, Ability::perfect_number);
    return tell<Told::die_set>(f.who, m.a);
  }
  const auto c = static_cast<Card>(m.a);
  int n = m.verb == Verb::raise ? 2 : -2;
  if (m.verb == Verb::discard) {
    s.die.almanac = true;
    n = value_of(c);
    tell<Told::used>(f.who, Ability::almanac);
    discard_from_hand(s, f.who, c);
  } else {
    play_from_hand(s, f.who, c);
  }
  s.die.change = static_cast<std::int8_t>(s.die.change + n);
  tell<Told::die_changed>(f.who, Change{n});
  ask_again(s, f);
}

}  // namespace before_roll

namespace after_roll {

// [UNF-C-EDMUND] [UNF-SK-STRENGTH] [UNF-I-POCKET-PISTOL]
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  if (free_sheet(s, f.who, Character::edmund))
    for (const Card c : s.at(f.who).hand) out.push_back({Verb::discard, byte(c)});
  if (s.die.attack) offer_cards(s.at(f.who).hand, Verb::play, Skill::strength, {1, 2}, out);
  if (s.die.pistol && s.die.shooter == f.who)
    out.push_back({Verb::use, byte(Ability::pocket_pistol)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  if (m.verb == Verb::use) {
    s.die.pistol = false;
    tell<Told::used>(f.who, Ability::pocket_pistol);
  } else if (m.verb == Verb::play) {
    play_from_hand(s, f.who, static_cast<Card>(m.a));
  } else {
    tell<Told::used>(f.who, Ability::fortunate_son);
    discard_from_hand(s, f.who, static_cast<Card>(m.a));
  }
  tell<Told::rerolled>(f.who);
  reroll(s);
}

}  // namespace after_roll

}  // namespace hadal::unfathomable
