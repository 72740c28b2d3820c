// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/spells.h"

#include "games/unfathomable/cards/card_words.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

using namespace card_words;  // NOLINT(google-build-using-namespace): the vocabulary of the table

template <typename... Ops>
constexpr Program steps(Ops... ops) {
  return Program{{{ops...}}};
}

// [UNF-SP-ASTRAL-TRAVEL]
void ask_astral(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::astral_travel, .who = f.who, .arg = byte(Space::none)});
}

// [UNF-SP-CALL-DOWN-THE-STORM]
void strike_the_water(State& s, const Frame&, int, int) {
  s.counted = 0;
  for (const Space x : kWater) {
    s.counted = byte(s.counted + s.deep_ones[index(x)]);
    remove_all_deep_ones(s, x);
  }
}
// [UNF-HR-02] No roll for none or one; more than eight is bad without a roll.
void roll_against_count(State& s, const Frame&, int, int) {
  if (s.counted <= 1) return stop_effect(s);
  if (s.counted <= 8) return start_roll(s);
  s.die = {};
}
void unless_below_count(State& s, const Frame&, int, int) {
  if (s.counted <= 8 && rolls_at_least(s, s.counted)) stop_effect(s);
}

// [UNF-SP-CALL-FRIENDS]
void ask_friends(State& s, const Frame& f, int, int) {
  s.counted = 0;
  if (passengers_on_deck(s) > 0) push(s, {.rule = Rule::call_friends, .who = f.who});
}

void ask_resource(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_resource, .who = f.who});
}
void ask_foresee(State& s, const Frame& f, int, int) {
  push(s, {.rule = Rule::choose_deck, .who = f.who, .arg = byte(LookFor::foresee), .count = 4});
}
void lure(State& s, const Frame&, int, int) {
  move_monarch(s, Monarch::mother_hydra, Space::deep);
  move_monarch(s, Monarch::father_dagon, Space::deep);
}
void devour(State& s, const Frame& f, int, int) {
  unfathomable::ask_space(s, f.who, SpaceFor::locusts, 0, byte(s.die.result()));
}
void keep_revelation(State& s, const Frame& f, int, int) {
  s.revelation = f.who;
  tell<Told::script_kept>(f.who);
}

// [UNF-SP-SUMMON-THE-BEAST-WITHIN] Deep Ones first, then the revealed traitors one by one;
// State::paid is the next seat to look at.
void ask_beast(State& s, const Frame& f, int, int) {
  if (!in_brig(s, f.who)) ask_consent(s, f.who, ConsentFor::beast);
}
void maul_deep_ones(State& s, const Frame& f, int, int) {
  const Space here = s.at(f.who).space;
  s.counted = s.deep_ones[index(here)];
  remove_all_deep_ones(s, here);
  s.paid = 0;
  s.prevented = true;  // nothing to count yet
}
void maul_traitors(State& s, const Frame& f, int, int) {
  if (!s.prevented) ++s.counted;
  s.prevented = true;
  while (s.paid < s.players) {
    const Player p = seat(s.paid++);
    if (is_human(s, p) || s.at(p).space != s.at(f.who).space) continue;
    s.prevented = false;
    --s.stack.back().step;  // come back to count
    return unfathomable::defeat(s, p);
  }
}
void maul_all(State& s, const Frame& f, int, int) {
  defeat_all(s, s.at(f.who).space, kHumansThere | kPassengersThere);
}

}  // namespace

// clang-format off
const std::array<SpellRow, kSpells> kSpellRows{{
    {Spell::alchemical_transmutation, steps(lose(food, 1), gain(fuel, 2))},
    {Spell::astral_travel,            steps(Op{ask_astral}, roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::call_down_the_storm,      steps(Op{strike_the_water}, Op{roll_against_count}, Op{unless_below_count}, damage_ship())},
    {Spell::call_friends,             steps(Op{ask_friends}, Op{roll_against_count}, Op{unless_below_count}, activate(Activation::deep_ones))},
    {Spell::cloud_memory,             steps(gain(sanity, 1), each(EachFor::discard_one))},
    {Spell::conjuration,              steps(look_into(Pile::item, 5, static_cast<int>(LookFor::conjure)), roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::dark_pact,                steps(treachery(4), Op{ask_resource})},
    {Spell::feed_the_mind,            steps(lose(food, 1), gain(sanity, 2))},
    {Spell::flesh_ward,               steps(ask_seat(you, SeatFor::flesh_ward))},
    {Spell::foresee,                  steps(Op{ask_foresee}, roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::greater_banishment,       steps(ritual_by(2), roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::greater_banishment_2,     steps(ritual_by(2), roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::heal,                     steps(each(EachFor::heal), roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::lure_monster,             steps(Op{lure}, roll(), if_at_most(4), lose(sanity, 1))},
    {Spell::plague_of_locusts,        steps(roll(), Op{devour}, if_at_least(5), lose(food, 1))},
    {Spell::raise_the_dead,           steps(lose(sanity, 1), gain(souls, 2))},
    {Spell::revelation_of_script,     steps(Op{keep_revelation})},
    {Spell::summon_fire,              steps(travel_on(1), roll(), if_at_least(6, 2), travel_on(1), damage_ship())},
    {Spell::summon_the_beast_within,  steps(Op{ask_beast}, Op{maul_deep_ones}, Op{maul_traitors}, Op{roll_against_count}, Op{unless_below_count}, Op{maul_all})},
    {Spell::voice_of_ra,              steps(each(EachFor::draw_from_any), roll(), if_at_most(4), each(EachFor::discard_one))},
}};
// clang-format on

void cast_spell(State& s, Player caster, Spell spell) {
  tell<Told::cast>(caster, spell);
  run_effect(s, Source::spell, byte(spell), Branch::pass, caster);
}

namespace astral_travel {

// [UNF-SP-ASTRAL-TRAVEL] [UNF-HR-12] The origin first, then piece by piece.
void moves(const State& s, const Frame& f, MoveList& out) {
  const auto from = static_cast<Space>(f.arg);
  if (from == Space::none) {
    SpaceSet origins;
    for (const Space x : kBoard)
      if (s.deep_ones[index(x)] > 0) origins.add(x);
    for (std::size_t i = 0; i < s.players; ++i)
      if (s.seats[i].space != Space::brig) origins.add(s.seats[i].space);
    for (const Space x : origins) out.push_back({Verb::space, byte(x)});
  } else {
    if (s.deep_ones[index(from)] > 0)
      out.push_back({Verb::target, byte(static_cast<int>(kDeepOneIn + index(from)))});
    for (std::size_t i = 0; i < s.players; ++i)
      if (s.seats[i].space == from) out.push_back({Verb::target, byte(static_cast<int>(i))});
  }
  out.push_back({Verb::done});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return;
  if (m.verb == Verb::space) f.arg = m.a;
  push(s, f);
  if (m.verb != Verb::target) return;
  if (m.a >= kDeepOneIn) return ask_space(s, f.who, SpaceFor::astral_to, f.arg, 0);
  ask_space(s, f.who, SpaceFor::astral_to, m.a, 1);
}

}  // namespace astral_travel

namespace call_friends {

// Any number of passengers from any spaces, named in order.
void moves(const State& s, const Frame& f, MoveList& out) {
  out.push_back({Verb::done});
  for (std::size_t i = f.arg; i < 8; ++i)
    if (s.passengers[i] > 0) out.push_back({Verb::space, byte(deck_at(i))});
}

void apply(State& s, Frame f, Move m) {
  if (m.verb == Verb::done) return;
  f.arg = byte(static_cast<int>(deck_index(static_cast<Space>(m.a))));
  rescue(s, f.who, static_cast<Space>(m.a), 1);
  ++s.counted;
  push(s, f);
}

}  // namespace call_friends

namespace choose_resource {

// [UNF-SP-DARK-PACT] [UNF-HR-23]
void moves(const State&, const Frame&, MoveList& out) {
  for (std::size_t i = 0; i < kResources; ++i)
    out.push_back({Verb::resource, byte(static_cast<int>(i))});
}

void apply(State& s, Frame, Move m) { gain(s, static_cast<Resource>(m.a), 1); }

}  // namespace choose_resource
}  // namespace hadal::unfathomable
