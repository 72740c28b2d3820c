// SPDX-License-Identifier: Apache-2.0
// The steps in which abilities and skill cards are written, beyond those of effects.h.
#pragma once

#include "games/unfathomable/cards/purposes.h"

namespace hadal::unfathomable::action_words {

using namespace op;  // NOLINT(google-build-using-namespace): the vocabulary of the tables

template <typename... Ops>
constexpr Program steps(Ops... ops) {
  return Program{{{ops...}}};
}

// clang-format off
#define UNF_STEP(name)                                     \
  void run_##name(State& s, const Frame& f, int a, int b); \
  constexpr Op name(int a = 0, int b = 0) { return {run_##name, small(a), small(b)}; }
UNF_STEP(weapon_volley) UNF_STEP(look_at_top_spell) UNF_STEP(name_monarch) UNF_STEP(judge_oath)
UNF_STEP(offer_item) UNF_STEP(cast_top_spell) UNF_STEP(look_from_bridge) UNF_STEP(ask_chapel)
UNF_STEP(judge_chapel) UNF_STEP(look_at_items) UNF_STEP(draw_any) UNF_STEP(roll_if_counted)
UNF_STEP(judge_galley) UNF_STEP(judge_boiler) UNF_STEP(boiler_window) UNF_STEP(test_of_space)
UNF_STEP(rescue_around) UNF_STEP(use_weapon) UNF_STEP(repair_here) UNF_STEP(look_at_spells)
UNF_STEP(raise_barricade) UNF_STEP(judge_sacrifice) UNF_STEP(shrivel) UNF_STEP(own_card_window)
UNF_STEP(run_amok) UNF_STEP(persist) UNF_STEP(reinforce) UNF_STEP(ransack) UNF_STEP(rites)
UNF_STEP(stop) UNF_STEP(judge_script) UNF_STEP(act_twice)
#undef UNF_STEP
// clang-format on

}  // namespace hadal::unfathomable::action_words
