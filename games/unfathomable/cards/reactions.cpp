// SPDX-License-Identifier: Apache-2.0
// Reactions: who publicly may have one, what can be played, and what it does. A player who is
// asked and has nothing can only pass; who is asked never depends on what he holds.
#include "games/unfathomable/cards/effects.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

bool has_feat(const State& s, Player p, Character c) {
  return s.at(p).character == c && s.at(p).has_feat;
}
bool free_feat(const State& s, Player p, Character c) {
  return has_feat(s, p, c) && !in_brig(s, p);
}
bool free_sheet(const State& s, Player p, Character c) {
  return sheet_works(s, p, c) && !in_brig(s, p);
}
void spend_feat(State& s, Player p) { s.at(p).has_feat = false; }

struct Values {
  int low;
  int high;
};

void offer_cards(SkillSet hand, Verb verb, Skill skill, Values values, MoveList& out) {
  for (int v = values.low; v <= values.high; ++v)
    if (hand.has(card(skill, v))) out.push_back({verb, byte(card(skill, v))});
}

bool some_skill_opposes(const State& s) { return s.test.helps.size() < 5; }

// [UNF-C-ARJUN] [UNF-HR-14] Not on a test of a space.
bool may_sacrifice(const State& s, Player p) {
  return has_feat(s, p, Character::arjun) &&
         (s.test.kind == TestKind::crisis || s.test.kind == TestKind::memory);
}

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

bool may_change_roll(const State& s, Player p) {
  return holds(s, p, Skill::observation) || free_feat(s, p, Character::beatrice);
}

bool may_reroll(const State& s, Player p) {
  return (free_sheet(s, p, Character::edmund) && !s.at(p).hand.empty()) ||
         (s.die.attack && holds(s, p, Skill::strength)) || (s.die.pistol && s.die.shooter == p);
}

bool may_prevent(const State& s, Player p, Player victim) {
  if (p == victim && (holds(s, p, Skill::strength) || has_working(s, p, Item::starbuck)))
    return true;
  return (sheet_works(s, p, Character::svetlana) && holds(s, p, Skill::lore)) ||
         free_feat(s, p, Character::svetlana);
}

bool pharmacy_reaches(const State& s, Player p, Space where) {
  if (!has_working(s, p, Item::travel_pharmacy) || where == Space::none) return false;
  return s.at(p).space == where || are_adjacent(s.at(p).space, where);
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
      return pharmacy_reaches(s, p, static_cast<Space>(about)) ||
             free_feat(s, p, Character::svetlana);
    case Rule::mythos_drawn: return has_feat(s, p, Character::edmund);
    case Rule::after_boiler_room: return free_sheet(s, p, Character::jeanne);
    case Rule::before_deep_ones: return holds_kept(s, p, Kept::barricade);
    default: return false;
  }
}

namespace {

// Asked again; dropped if he publicly cannot have another answer.
void ask_again(State& s, const Frame& f) { push(s, f); }

}  // namespace

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
    s.test.declared = true;
    push(s, {.rule = Rule::declare_outcome, .who = f.who});
    return defeat(s, f.who);
  }
  const auto c = static_cast<Card>(m.a);
  discard_from_hand(s, f.who, c);
  if (skill_of(c) == Skill::influence) s.test.open = true;
  if (skill_of(c) == Skill::observation) s.test.no_chaos = true;
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

void apply(State& s, Frame, Move m) { s.test.helps.add(static_cast<Skill>(m.a)); }

}  // namespace name_skill

namespace declare_outcome {

void moves(const State& s, const Frame&, MoveList& out) {
  out.push_back({Verb::outcome, byte(Result::pass)});
  if (s.test.partial > 0) out.push_back({Verb::outcome, byte(Result::partial)});
  out.push_back({Verb::outcome, byte(Result::fail)});
}

void apply(State& s, Frame, Move m) { s.test.result = static_cast<Result>(m.a); }

}  // namespace declare_outcome

namespace after_total {
namespace {

void change(State& s, int n) {
  s.test.change = static_cast<std::int16_t>(s.test.change + n);
  s.test.total = static_cast<std::int16_t>(s.test.total + n);
}

void use(State& s, const Frame& f, Ability a) {
  if (a == Ability::lucky_ring) {  // [UNF-I-LUCKY-RING]
    s.test.ring = true;
    change(s, 2);
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
    add_to_open_pile(s, c);
  } else {
    discard_from_hand(s, f.who, c);
    change(s, m.verb == Verb::raise ? 2 : -2);
  }
  ask_again(s, f);
}

}  // namespace after_total

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

void apply(State& s, Frame, Move m) {
  const int n = m.a - 100;
  s.test.change = static_cast<std::int16_t>(s.test.change + n);
  s.test.total = static_cast<std::int16_t>(s.test.total + n);
}

}  // namespace change_total

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
    return ask_again(s, f);
  }
  const auto c = static_cast<Card>(m.a);
  int n = m.verb == Verb::raise ? 2 : -2;
  if (m.verb == Verb::discard) {
    s.die.almanac = true;
    n = value_of(c);
  }
  discard_from_hand(s, f.who, c);
  s.die.change = static_cast<std::int8_t>(s.die.change + n);
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
  } else {
    discard_from_hand(s, f.who, static_cast<Card>(m.a));
  }
  reroll(s);
}

}  // namespace after_roll

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

namespace mythos_drawn {

// [UNF-C-EDMUND] [UNF-HR-16] Uncanny Fortune: another card in its place.
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::use, byte(Ability::uncanny_fortune)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::pass) return;
  spend_feat(s, f.who);
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

void apply(State& s, Frame, Move m) {
  if (m.verb == Verb::pass) return;
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
void apply(State& s, Frame, Move m) {
  if (m.verb == Verb::pass) return;
  discard_kept(s, Kept::barricade);
  s.barricaded = true;
}

}  // namespace before_deep_ones

namespace after_own_card {

// [UNF-I-ELDER-SIGN-AMULET] The same card (arg) once more.
void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::pass});
  out.push_back({Verb::yes});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::yes) run_effect(s, Source::card, f.arg, Branch::other, f.who);
}

}  // namespace after_own_card
}  // namespace hadal::unfathomable
