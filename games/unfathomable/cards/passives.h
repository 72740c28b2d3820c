// SPDX-License-Identifier: Apache-2.0
// Passive cards are questions the rules ask: only here and in the other files of cards/ is a card
// known by its name.
#pragma once

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

// [UNF-I-FINE-CLOTHES] and its kin: the skill an Improvement adds; treachery: it is none.
constexpr Skill improved_skill(Item item) {
  if (item < Item::fine_clothes || item > Item::treasured_memento) return Skill::treachery;
  return static_cast<Skill>(index(item) - index(Item::fine_clothes));
}
constexpr bool is_improvement(Item item) { return improved_skill(item) != Skill::treachery; }
inline constexpr ItemSet kImprovements{Item::fine_clothes, Item::mystical_text, Item::binoculars,
                                       Item::medicine_ball, Item::treasured_memento};
// [UNF-HR-31] The Kitchen Knife carries the trait but offers no attack of its own.
inline constexpr ItemSet kWeapons{Item::six_shooter, Item::repeating_rifle, Item::pocket_pistol,
                                  Item::shotgun};

// [UNF-18-4] No item works in the Brig.
constexpr bool has_working(const State& s, Player p, Item item) {
  return s.at(p).items.has(item) && !in_brig(s, p);
}
// [UNF-8-7] The mythos cards that can stay with a player, by Kept.
inline constexpr std::array<Mythos, kKeptCards> kKeptMythos{
    Mythos::barricade_the_hatches, Mythos::sacrifice_deep_one, Mythos::the_peacemaker,
    Mythos::memory_of_the_deep, Mythos::family_ties};
constexpr bool holds_kept(const State& s, Player p, Kept kept) { return s.kept[index(kept)] == p; }

// [UNF-I-KITCHEN-KNIFE]
constexpr int ordinary_attack_bonus(const State& s, Player p) {
  return has_working(s, p, Item::kitchen_knife) ? 1 : 0;
}
// [UNF-M-THE-PEACEMAKER] [UNF-HR-25]
constexpr bool may_attack(const State& s, Player p) { return !holds_kept(s, p, Kept::peacemaker); }

// [UNF-M-FAMILY-TIES] Every test gets a treachery card, unless Ishmael is in the Brig.
constexpr bool treachery_joins_chaos(const State& s) {
  const Player p = s.kept[index(Kept::family_ties)];
  return p != Player::nobody && !in_brig(s, p);
}
// [UNF-M-MEMORY-OF-THE-DEEP] The holder adds a treachery card together with their own cards.
constexpr bool treachery_follows(const State& s, Player p) {
  return holds_kept(s, p, Kept::memory_of_the_deep) && !s.at(p).added.empty();
}
// [UNF-C-BEATRICE] Predictive Analytics.
constexpr bool looks_at_two_mythos(const State& s, Player p) {
  return s.at(p).character == Character::beatrice && !s.at(p).revealed && !in_brig(s, p);
}
// [UNF-C-BEATRICE] Perfect Number.
constexpr bool may_set_die(const State& s, Player p) {
  return s.at(p).character == Character::beatrice && s.at(p).has_feat && !in_brig(s, p);
}
// [UNF-C-KEILANI] Unconventional Leader.
constexpr bool may_lead(const State& s, Player p) {
  return s.at(p).character == Character::keilani && s.at(p).has_feat;
}
// [UNF-SP-FLESH-WARD] Whether p has it; then it is spent.
constexpr bool spend_ward(State& s, Player p) {
  if (s.flesh_ward != p) return false;
  s.flesh_ward = Player::nobody;
  return true;
}
// [UNF-I-TRAVEL-PHARMACY] Once p is defeated nobody can save the passengers of that space with it.
bool fall_costs_passengers_help(const State& s, Player p, Space where);
// [UNF-M-THE-PEACEMAKER] A passenger was defeated.
void passenger_was_defeated(State& s);
// [UNF-I-LUCKY-RING] What a test passed with the ring brings.
void after_passed_test(State& s);

}  // namespace hadal::unfathomable
