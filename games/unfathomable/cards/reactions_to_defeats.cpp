// SPDX-License-Identifier: Apache-2.0
// When a character or a passenger would be defeated.
#include "games/unfathomable/cards/reactions.h"

namespace hadal::unfathomable {

using namespace reactions;  // NOLINT(google-build-using-namespace): made for these files

bool fall_costs_passengers_help(const State& s, Player p, Space where) {
  return pharmacy_reaches(s, p, where);
}

namespace would_be_defeated {
namespace {

void pay_to_prevent(State& s, Player p, Move m) {
  if (m.verb == Verb::play) return play_from_hand(s, p, static_cast<Card>(m.a));
  if (m.verb == Verb::discard) {
    tell<Told::used>(p, Ability::healing_words);
    return discard_from_hand(s, p, static_cast<Card>(m.a));
  }
  const auto ability = static_cast<Ability>(m.a);
  tell<Told::used>(p, ability);
  if (ability != Ability::starbuck) return spend_feat(s, p);
  tell<Told::lost_item>(p, Item::starbuck);
  remove_item(s, p, Item::starbuck);
}

}  // namespace

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
  pay_to_prevent(s, f.who, m);
  tell<Told::saved>(f.who, seat(f.arg));
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
  const bool intervenes =
      m.verb == Verb::use && static_cast<Ability>(m.a) == Ability::medical_intervention;
  tell<Told::used>(f.who, intervenes ? Ability::medical_intervention : Ability::travel_pharmacy);
  tell<Told::passenger_saved>(f.who);
  if (intervenes) return spend_feat(s, f.who);
  rescue(s, f.who, static_cast<Space>(f.arg), 1);
  if (m.verb != Verb::use) return lose(s, Resource::food, 1);
  tell<Told::lost_item>(f.who, Item::travel_pharmacy);
  remove_item(s, f.who, Item::travel_pharmacy);
}

}  // namespace passenger_in_danger

}  // namespace hadal::unfathomable
