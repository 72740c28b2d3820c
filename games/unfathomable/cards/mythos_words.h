// SPDX-License-Identifier: Apache-2.0
// The words in which the mythos table is written, and the steps that only one card has.
#pragma once

#include "games/unfathomable/cards/card_words.h"
#include "games/unfathomable/cards/mythos.h"

namespace hadal::unfathomable::mythos_words {

using namespace card_words;  // NOLINT(google-build-using-namespace): the vocabulary of the table

inline constexpr auto influence = Skill::influence;
inline constexpr auto lore = Skill::lore;
inline constexpr auto observation = Skill::observation;
inline constexpr auto strength = Skill::strength;
inline constexpr auto will = Skill::will;
inline constexpr auto current = Role::current;
inline constexpr auto captain = Role::captain;
inline constexpr auto keeper = Role::keeper;
inline constexpr auto named = Role::named;
inline constexpr auto the_deep_ones = Activation::deep_ones;
inline constexpr auto the_mother = Activation::mother_hydra;
inline constexpr auto the_father = Activation::father_dagon;
inline constexpr auto by_travel = Track::travel;
inline constexpr auto by_ritual = Track::ritual;
inline constexpr auto by_choice = Track::choice;

struct Icons {
  Activation activation;
  Track track;
};
struct Check {
  SkillMask helps;
  std::uint8_t target;
  std::uint8_t partial = 0;
};

template <typename... Ops>
constexpr Program steps(Ops... ops) {
  return Program{{{ops...}}};
}
constexpr Program nothing() { return {}; }

constexpr MythosRow check(Check c, Icons i, Program pass, Program fail) {
  return {Mythos::none, Crisis::test, current,
          c.helps,      c.target,     c.partial,
          i.activation, i.track,      {pass, Program{}, fail, Program{}}};
}
// NOLINTNEXTLINE(readability-function-size): the columns of a table
constexpr MythosRow check(Check c, Icons i, Program pass, Program partial, Program fail) {
  return {Mythos::none, Crisis::test, current,
          c.helps,      c.target,     c.partial,
          i.activation, i.track,      {pass, partial, fail, Program{}}};
}
constexpr MythosRow check_or(Role decider, Check c, Icons i, std::array<Program, 3> pass_fail_or) {
  return {Mythos::none,
          Crisis::test_or,
          decider,
          c.helps,
          c.target,
          0,
          i.activation,
          i.track,
          {pass_fail_or[0], Program{}, pass_fail_or[1], pass_fail_or[2]}};
}
constexpr MythosRow choice(Role decider, Icons i, Program top, Program bottom) {
  return {Mythos::none,
          Crisis::choice,
          decider,
          SkillMask{},
          0,
          0,
          i.activation,
          i.track,
          {top, Program{}, Program{}, bottom}};
}
constexpr MythosRow called(Mythos id, MythosRow row) {
  row.id = id;
  return row;
}
constexpr MythosRow green(Character c, MythosRow row) {
  row.character = c;
  return row;
}

// Steps of single cards, in mythos_steps.cpp.
// clang-format off
#define UNF_STEP(name)                                     \
  void run_##name(State& s, const Frame& f, int a, int b); \
  constexpr Op name(int a = 0, int b = 0) { return {run_##name, small(a), small(b)}; }
UNF_STEP(monarchs_to_bow) UNF_STEP(surface_if_any) UNF_STEP(remove_own_item) UNF_STEP(pass_keeper)
UNF_STEP(risk_or_food) UNF_STEP(lose_one_of_supply) UNF_STEP(deep_one_at_current)
UNF_STEP(deep_one_in_rolled_room) UNF_STEP(defeat_one_in_room) UNF_STEP(shove_deep_ones)
UNF_STEP(open_gate) UNF_STEP(if_paid_at_most) UNF_STEP(oust_captain) UNF_STEP(coordinate_ritual)
UNF_STEP(defeat_rolled_room) UNF_STEP(keeper_spell) UNF_STEP(lose_spells) UNF_STEP(look_at_route)
UNF_STEP(lose_items) UNF_STEP(roll_for_crowd) UNF_STEP(judge_crowd) UNF_STEP(volunteer)
UNF_STEP(brig_for_both) UNF_STEP(clear_board) UNF_STEP(clear_all) UNF_STEP(afoot)
UNF_STEP(four_at_ishmael) UNF_STEP(renew_chaos) UNF_STEP(lose_ring) UNF_STEP(lose_all_items)
UNF_STEP(stop) UNF_STEP(move_to_rolled_deck) UNF_STEP(arrest_one) UNF_STEP(maybe_arrest)
UNF_STEP(maybe_adrift)
#undef UNF_STEP
// clang-format on

}  // namespace hadal::unfathomable::mythos_words
