// SPDX-License-Identifier: Apache-2.0
// When a character or a passenger would be defeated.
#include "games/unfathomable/cards/reactions.h"

namespace hadal::unfathomable {

using namespace reactions;  // NOLINT(google-build-using-namespace): made for these files

bool fall_costs_passengers_help(const State& s, Player p, Space where) {
  return pharmacy_reaches(s, p, where);
}

namespace would_be_defeated {

// [UNF-SK-STRENGTH] [UNF-I-STARBUCK] [UNF-C-SVETLANA] Frame::arg is the victim.
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  if (f.who == seat(f.arg)) {
    offer_cards(s.at(f.who).hand, Verb::play, Skill::strength, {5, 5}, out);
    if (has_working(s, f.who, Item::starbuck)) out.push_back({Verb::use, byte(Ability::starbuck)});
  }
  if (sheet_works(s, f.who, Character::svetlana))
    offer_cards(s.at(f.who).hand, Verb::discard, Skill::lore, {1, 5}, out);
  if (free_feat(s, f.who, Character::svetlana))
    out.push_back({Verb::use, byte(Ability::medical_intervention)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  s.prevented = true;
  if (m.verb != Verb::use) return discard_from_hand(s, f.who, static_cast<Card>(m.a));
  if (static_cast<Ability>(m.a) == Ability::starbuck) return remove_item(s, f.who, Item::starbuck);
  spend_feat(s, f.who);
}

}  // namespace would_be_defeated

namespace passenger_in_danger {

// [UNF-I-TRAVEL-PHARMACY] [UNF-C-SVETLANA]
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::pass});
  if (pharmacy_reaches(s, f.who, static_cast<Space>(f.arg))) {
    out.push_back({Verb::resource, byte(Resource::food)});
    out.push_back({Verb::use, byte(Ability::travel_pharmacy)});
  }
  if (free_feat(s, f.who, Character::svetlana))
    out.push_back({Verb::use, byte(Ability::medical_intervention)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  s.prevented = true;
  if (m.verb == Verb::use && static_cast<Ability>(m.a) == Ability::medical_intervention)
    return spend_feat(s, f.who);
  --s.passengers[deck_index(static_cast<Space>(f.arg))];
  if (m.verb == Verb::use) return remove_item(s, f.who, Item::travel_pharmacy);
  lose(s, Resource::food, 1);
}

}  // namespace passenger_in_danger

}  // namespace hadal::unfathomable
