// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/damage.h"

#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void damage_effect(State& s, Damage d) {
  if (d == Damage::fuel_leak) lose(s, Resource::fuel, 1);            // [UNF-D-FUEL-LEAK]
  if (d == Damage::flooded_food_stores) lose(s, Resource::food, 1);  // [UNF-D-FLOODED-FOOD-STORES]
  if (d != Damage::fleeing_passengers) return;
  s.damage_deck.add(d);
  s.fleeing_at_bottom = true;
  risk(s, 1);
}

SkillSet payable(const State& s, Player p, Damage d) {
  if (d == Damage::structural_wild) return s.at(p).hand;
  return s.at(p).hand.of(static_cast<Skill>(d));
}

}  // namespace hadal::unfathomable
