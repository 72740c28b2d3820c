// SPDX-License-Identifier: Apache-2.0
// The nine damage cards.
#pragma once

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

constexpr bool is_structural(Damage d) { return d <= Damage::structural_wild; }

// [UNF-D-FLEEING-PASSENGERS] [UNF-HR-01] The card that goes to the bottom and draws another one.
constexpr bool draws_again(Damage d) { return d == Damage::fleeing_passengers; }
inline constexpr DamageSet kAtBottom{Damage::fleeing_passengers};

constexpr bool lets_passengers_flee(DamageSet deck) { return deck.has(Damage::fleeing_passengers); }

// What a card that does not stay does.
void damage_effect(State& s, Damage d);

// [UNF-D-STRUCTURAL] Three of one skill, or five of any.
constexpr int repair_cost(Damage d) { return d == Damage::structural_wild ? 5 : 3; }
SkillSet payable(const State& s, Player p, Damage d);
void repair_room(State& s, Space room);

}  // namespace hadal::unfathomable
