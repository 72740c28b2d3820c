// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/action_steps.h"

#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable::action_words {
void run_stop(State& s, const Frame&, int, int) { stop_effect(s); }

// [UNF-C-WILLIAM] Occult Training.
void run_look_at_top_spell(State& s, const Frame& f, int, int) {
  s.looked_pile = Pile::spell;
  s.looker = f.who;
  s.looked.clear();
  tell<Told::looked>(f.who, 1, Pile::spell);
  push(s, {.rule = Rule::look_at_one, .who = f.who});
  push(s, {.rule = Rule::deal_spell, .who = Player::chance, .count = 1, .extra = kToLooked});
}

// [UNF-C-ISHMAEL] First Oath of Dagon: the monarch is in Frame::extra of the die's asker.
void run_name_monarch(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_monarch, .who = f.who});
}
void run_judge_oath(State& s, const Frame& f, int, int) {
  if (rolls_at_least(s, 7 - s.paid))
    return move_monarch(s, static_cast<Monarch>(s.counted), Space::deep);
  unfathomable::ask_space(s, f.who, SpaceFor::oath, s.counted);
}

// [UNF-C-SAMIRA] Scavenger: she may give an item to a human in her space.
void run_offer_item(State& s, const Frame& f, int, int) {
  if (count_humans(s, s.at(f.who).space) > 1 && !s.at(f.who).items.empty())
    push(s, {.rule = Rule::give_item, .who = f.who});
}

// [UNF-C-WILLIAM] Quick Cast.
void run_cast_top_spell(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::deal_spell, .who = Player::chance, .count = 1, .extra = byte(f.who)});
}

void run_look_from_bridge(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_deck, .who = f.who, .arg = byte(LookFor::order), .count = 2});
}
void run_look_at_items(State& s, const Frame& f, int a, int) {
  look_at(s, f.who, Pile::item, a, LookFor::item);
}
void run_look_at_spells(State& s, const Frame& f, int a, int) {
  look_at(s, f.who, Pile::spell, a, LookFor::spell);
}

void run_ask_chapel(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::chapel, .who = f.who});
}
void run_judge_chapel(State& s, const Frame&, int, int) {
  if (!rolls_at_least(s, 7 - s.paid)) unfathomable::lose(s, Resource::sanity, 1);
}
void run_judge_boiler(State& s, const Frame&, int, int) {
  if (!rolls_at_least(s, 7 - s.paid)) unfathomable::lose(s, Resource::fuel, 1);
}
void run_boiler_window(State& s, const Frame&, int, int) {
  open_window(s, Rule::after_boiler_room);
}

// [UNF-7-3] Galley; Watch and Learn.
void run_draw_any(State& s, const Frame& f, int a, int b) {
  s.counted = 0;
  push(s, {.rule = Rule::draw_from_any, .who = f.who, .count = byte(a), .extra = byte(b)});
}
void run_roll_if_counted(State& s, const Frame&, int, int) {
  if (s.counted <= 1) return stop_effect(s);
  start_roll(s);
}
void run_judge_galley(State& s, const Frame&, int, int) {
  if (!rolls_at_least(s, s.counted)) unfathomable::lose(s, Resource::food, 1);
}

void run_test_of_space(State& s, const Frame& f, int a, int) {
  push(s, {.rule = Rule::space_test, .who = f.who, .extra = byte(a)});
}

// [UNF-I-SPEAKING-TRUMPET]
void run_rescue_around(State& s, const Frame& f, int, int) {
  const Space here = s.at(f.who).space;
  for (std::size_t i = 0; i < 8; ++i)
    if (deck_at(i) == here || are_adjacent(here, deck_at(i)))
      rescue(s, f.who, deck_at(i), s.passengers[i]);
}

// [UNF-I-TOOL-KIT]
void run_repair_here(State& s, const Frame& f, int, int) { repair_room(s, s.at(f.who).space); }

// [UNF-M-BARRICADE-THE-HATCHES]
void run_raise_barricade(State& s, const Frame&, int, int) {
  discard_kept(s, Kept::barricade);
  s.barricaded = true;
  tell<Told::barricaded>();
}

// [UNF-M-SACRIFICE-DEEP-ONE]
void run_judge_sacrifice(State& s, const Frame& f, int, int) {
  if (!rolls_at_least(s, 6)) return;
  remove_deep_ones(s, s.at(f.who).space, 1);
  discard_kept(s, Kept::sacrifice_deep_one);
  advance_ritual(s, 2);
}

// [UNF-I-ELDER-SIGN-AMULET]
void run_own_card_window(State& s, const Frame& f, int, int) {
  if (has_working(s, f.who, Item::elder_sign_amulet) && kCardRows[f.arg].can(s, f.who) &&
      f.count == byte(Branch::pass))
    push(s, {.rule = Rule::after_own_card, .who = f.who, .arg = f.arg});
}

// [UNF-SK-WILL]
void run_persist(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::persistence, .who = f.who});
}

// [UNF-SK-WILL] [UNF-OWN-9] True Grit.
void run_act_twice(State& s, const Frame& f, int, int) {
  s.true_grit.add(f.who);
  push(s, {.rule = Rule::act, .who = f.who, .count = 2});
  tell<Told::granted>(f.who, 2);
}

// [UNF-SK-TREACHERY] Four or more come up in a space that the traitor chooses.
void run_reinforce(State& s, const Frame& f, int, int) {
  if (s.deep_ones[index(Space::deep)] >= 4)
    unfathomable::ask_space(s, f.who, SpaceFor::reinforcements);
}

// [UNF-SK-TREACHERY]
void run_ransack(State& s, const Frame& f, int, int) {
  const Space here = s.at(f.who).space;
  if (here == Space::chapel) unfathomable::lose(s, Resource::sanity, 1);
  if (here == Space::galley) unfathomable::lose(s, Resource::food, 1);
  if (here == Space::boiler_room) unfathomable::lose(s, Resource::fuel, 1);
}

// [UNF-SP-REVELATION-OF-SCRIPT] [UNF-HR-03]
void run_judge_script(State& s, const Frame&, int, int) {
  if (!rolls_at_least(s, s.paid + 1)) unfathomable::lose(s, Resource::sanity, 1);
}

// [UNF-SK-TREACHERY] Both monarchs, in the order the traitor likes.
void run_rites(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_monarch, .who = f.who, .arg = 1});
}

}  // namespace hadal::unfathomable::action_words

namespace hadal::unfathomable {

namespace chapel {

// [UNF-7] Retreat the ritual, or discard lore, roll and advance it.
void moves(const State& s, const Frame& f, MoveList& out) {
  if (s.ritual > 0) out.push_back({Verb::retreat, 1});
  for (const Card c : s.at(f.who).hand.of(Skill::lore)) out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::retreat) {
    stop_effect(s);
    return retreat_ritual(s, 1);
  }
  discard_from_hand(s, f.who, static_cast<Card>(m.a));
  s.paid = byte(value_of(static_cast<Card>(m.a)));
}

}  // namespace chapel

namespace choose_monarch {

// arg 0: one on the board is meant; arg 1: which acts first, the other follows.
void moves(const State& s, const Frame& f, MoveList& out) {
  if (f.arg == 1 || s.hydra != Space::deep)
    out.push_back({Verb::monarch, byte(Monarch::mother_hydra)});
  if (f.arg == 1 || s.dagon != Space::deep)
    out.push_back({Verb::monarch, byte(Monarch::father_dagon)});
}

void apply(State& s, Frame f, Move m) {
  tell<Told::monarch_named>(f.who, static_cast<Monarch>(m.a));
  if (f.arg == 0) {
    s.counted = m.a;
    return;
  }
  const bool hydra_first = static_cast<Monarch>(m.a) == Monarch::mother_hydra;
  const Activation first = hydra_first ? Activation::mother_hydra : Activation::father_dagon;
  const Activation second = hydra_first ? Activation::father_dagon : Activation::mother_hydra;
  push(s, {.rule = Rule::volley, .arg = byte(second), .count = 1});
  activate(s, first);
}

}  // namespace choose_monarch

namespace persistence {

// One to five other cards, in the canonical order; then as many from one deck.
void moves(const State& s, const Frame& f, MoveList& out) {
  if (f.count > 0) out.push_back({Verb::done});
  if (f.count < kMostPersistence)
    for (const Card c : s.at(f.who).hand.from(static_cast<Card>(f.arg)))
      out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done)
    return push(s, {.rule = Rule::one_deck, .who = f.who, .count = f.count});
  discard_from_hand(s, f.who, static_cast<Card>(m.a));
  f.arg = m.a;
  ++f.count;
  push(s, f);
}

}  // namespace persistence

namespace one_deck {

void moves(const State&, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kHumanSkills; ++i)
    out.push_back({Verb::draw, byte(static_cast<int>(i))});
}

void apply(State& s, Frame f, Move m) { draw_skill(s, f.who, static_cast<Skill>(m.a), f.count); }

}  // namespace one_deck

namespace space_test {

// [UNF-7-1] [UNF-HR-18] [UNF-7-5] [UNF-HR-06] Tests that are not of a crisis.
void run(State& s, Frame& f) {
  const auto kind = static_cast<TestKind>(f.extra);
  if (f.step++ == 0) {
    if (kind == TestKind::captains_cabin)
      return start_test(s, kind, {Skill::influence, Skill::observation}, 8);
    if (kind == TestKind::brig) return start_test(s, kind, {Skill::lore, Skill::strength}, 8);
    return start_test(s, kind, {Skill::lore, Skill::will}, 13);
  }
  const Frame here = s.stack.pop_back();
  const bool passed = s.test.result == Result::pass;
  if (kind == TestKind::captains_cabin && passed) return send_to_brig(s, seat(here.arg));
  if (kind == TestKind::brig && passed)
    return ask_space(s, here.who, SpaceFor::relocate, byte(here.who));
  if (kind != TestKind::memory) return;
  if (passed) return discard_kept(s, Kept::memory_of_the_deep);
  lose(s, Resource::sanity, 1);
}

}  // namespace space_test
}  // namespace hadal::unfathomable
