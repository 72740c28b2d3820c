// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/reactions.h"

#include "games/unfathomable/cards/effects.h"

namespace hadal::unfathomable {

using namespace reactions;  // NOLINT(google-build-using-namespace): made for these files

namespace {

bool may_change_check(const State& s, Player p) {
  if (s.test.declared) return false;
  return (!s.test.open && holds(s, p, Skill::influence)) ||
         (some_skill_opposes(s) && holds(s, p, Skill::lore)) ||
         (!s.test.no_chaos && holds(s, p, Skill::observation)) || may_sacrifice(s, p);
}

bool may_change_total(const State& s, Player p) {
  return holds(s, p, Skill::will) ||
         (!s.test.experienced && free_sheet(s, p, Character::keilani) && !s.at(p).hand.empty()) ||
         (!s.test.ring && has_working(s, p, Item::lucky_ring)) ||
         (free_feat(s, p, Character::samira) && !s.at(p).items.empty()) || s.revelation == p;
}

// [UNF-26-1] Once the die is set, nothing can come before its roll any more.
bool may_change_roll(const State& s, Player p) {
  if (s.die.fixed) return false;
  return holds(s, p, Skill::observation) || free_feat(s, p, Character::beatrice);
}

bool may_reroll(const State& s, Player p) {
  return (free_sheet(s, p, Character::edmund) && !s.at(p).hand.empty()) ||
         (s.die.attack && holds(s, p, Skill::strength)) || (s.die.pistol && s.die.shooter == p);
}

bool may_prevent(const State& s, Player p, Player victim) {
  if (s.prevented) return false;
  if (p == victim && (holds(s, p, Skill::strength) || has_working(s, p, Item::starbuck)))
    return true;
  return (sheet_works(s, p, Character::svetlana) && holds(s, p, Skill::lore)) ||
         free_feat(s, p, Character::svetlana);
}

}  // namespace

bool can_react(const State& s, Rule window, Player p, std::uint8_t about) {
  switch (window) {
    case Rule::before_check: return may_change_check(s, p);
    case Rule::after_total: return may_change_total(s, p);
    case Rule::before_roll: return may_change_roll(s, p);
    case Rule::after_roll: return may_reroll(s, p);
    case Rule::would_be_defeated: return may_prevent(s, p, seat(about));
    case Rule::passenger_in_danger:
      return !s.prevented && (pharmacy_reaches(s, p, static_cast<Space>(about)) ||
                              free_feat(s, p, Character::svetlana));
    case Rule::mythos_drawn: return has_feat(s, p, Character::edmund);
    case Rule::after_boiler_room: return free_sheet(s, p, Character::jeanne);
    case Rule::before_deep_ones: return holds_kept(s, p, Kept::barricade);
    default: return false;
  }
}

namespace mythos_drawn {

// [UNF-C-EDMUND] [UNF-HR-16] Uncanny Fortune: another card in its place.
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::use, byte(Ability::uncanny_fortune)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  spend_feat(s, f.who);
  tell<Told::used>(f.who, Ability::uncanny_fortune);
  tell<Told::mythos_replaced>(f.who, s.crisis);
  s.mythos_discard.add(s.crisis);
  s.crisis = Mythos::none;
  push(s, {.rule = Rule::drawing_mythos, .who = s.current, .extra = 1});
}

}  // namespace mythos_drawn

namespace after_boiler_room {

// [UNF-C-JEANNE] Jury Rigger.
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::use, byte(Ability::jury_rigger)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  tell<Told::used>(f.who, Ability::jury_rigger);
  advance_travel(s, 1);
  damage_ship(s);
}

}  // namespace after_boiler_room

namespace before_deep_ones {

void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::use, byte(Ability::barricade)});
}

// [UNF-M-BARRICADE-THE-HATCHES] [UNF-HR-10] [UNF-OWN-5]
void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  tell<Told::used>(f.who, Ability::barricade);
  discard_kept(s, Kept::barricade);
  s.barricaded = true;
  tell<Told::barricaded>();
}

}  // namespace before_deep_ones

namespace after_own_card {

// [UNF-I-ELDER-SIGN-AMULET] The same card (arg) once more.
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::yes});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb != Verb::yes) return;
  tell<Told::repeated>(f.who, Title{static_cast<Card>(f.arg)});
  run_effect(s, Source::card, f.arg, Branch::other, f.who);
}

}  // namespace after_own_card
}  // namespace hadal::unfathomable
