// SPDX-License-Identifier: Apache-2.0
// The tables of actions, and who may take which.
#include "games/unfathomable/cards/abilities.h"

#include "games/unfathomable/cards/action_steps.h"
#include "games/unfathomable/cards/damage.h"
#include "games/unfathomable/cards/passives.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void targets(const State& s, Player p, Reach reach, Verb verb, MoveList& out) {
  const bool human = is_human(s, p);
  const Space here = s.at(p).space;
  const auto reaches = [&](Space x) {
    return reach == Reach::anywhere || (reach == Reach::here ? x == here : are_adjacent(here, x));
  };
  if (human) {
    if (reach == Reach::here) {
      if (s.deep_ones[index(here)] > 0) out.push_back({verb, kDeepOneHere});
    } else {
      for (const Space x : kBoard)
        if (s.deep_ones[index(x)] > 0 && reaches(x))
          out.push_back({verb, byte(static_cast<int>(kDeepOneIn + index(x)))});
    }
  }
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].revealed == human && reaches(s.seats[i].space))
      out.push_back({verb, byte(static_cast<int>(i))});
}

bool has_target(const State& s, Player p, Reach reach) {
  if (reach == Reach::here) return is_enemy_in(s, s.at(p).space, p);
  MoveList list;
  targets(s, p, reach, Verb::target, list);
  return !list.empty();
}

bool may_use_space(const State& s, Player p) {
  const Seat& me = s.at(p);
  if (me.revealed || !is_interior(me.space) || me.space == Space::sick_bay) return false;
  if (me.space == Space::brig) return true;
  return !is_damaged(s, me.space) && !is_enemy_in(s, me.space, p);
}

// [UNF-6-2-6] [UNF-16-8]
bool may_repair(const State& s, Player p) {
  const Seat& me = s.at(p);
  if (!is_damaged(s, me.space) || is_enemy_in(s, me.space, p)) return false;
  const Damage d = s.damage[room_index(me.space)];
  return payable(s, p, d).value() >= repair_cost(d);
}

namespace {

using namespace action_words;  // NOLINT(google-build-using-namespace): the words of the tables

bool free_to_act(const State& s, Player p) { return !in_brig(s, p); }
bool always(const State&, Player) { return true; }
bool can_quick_draw(const State& s, Player p) { return has_weapon_target(s, p); }
// There is no point in looking at a single card that the player already knows.
bool can_train(const State& s, Player p) {
  if (in_brig(s, p) || s.spells.empty()) return false;
  return s.spells.size() > 1 || !s.spells.next_known().has(p);
}
bool can_oath(const State& s, Player p) {
  return s.at(p).hand.has(Skill::lore) && (s.hydra != Space::deep || s.dagon != Space::deep);
}
bool can_scavenge(const State& s, Player p) {
  return !in_brig(s, p) && s.at(p).items.size() <= 4 && !s.items.empty();
}
bool in_boiler_room(const State& s, Player p) { return s.at(p).space == Space::boiler_room; }
bool has_company(const State& s, Player p) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != p && s.seats[i].space == s.at(p).space && s.seats[i].space != Space::brig)
      return true;
  return false;
}
bool can_quick_cast(const State& s, Player p) { return s.keeper == p && !s.spells.empty(); }
bool can_read_loyalty(const State& s, Player p) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (may_read_loyalty(s, p, seat(i))) return true;
  return false;
}
bool can_bridge(const State& s, Player p) {
  return may_use_space(s, p) && passengers_in_supply(s) > 0;
}
bool can_arrest(const State& s, Player p) {
  if (!may_use_space(s, p)) return false;
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != p && !s.seats[i].revealed && s.seats[i].space != Space::brig) return true;
  return false;
}
bool can_pray(const State& s, Player p) {
  return may_use_space(s, p) && (s.ritual > 0 || s.at(p).hand.has(Skill::lore));
}
bool can_cook(const State& s, Player p) { return may_use_space(s, p) && any_skill_to_draw(s); }
bool can_cargo(const State& s, Player p) { return may_use_space(s, p) && !s.items.empty(); }
bool can_boiler(const State& s, Player p) {
  return may_use_space(s, p) && s.at(p).hand.has(Skill::strength);
}
bool passengers_near(const State& s, Player p) {
  const Space here = s.at(p).space;
  for (std::size_t i = 0; i < 8; ++i)
    if (s.passengers[i] > 0 && (deck_at(i) == here || are_adjacent(here, deck_at(i)))) return true;
  return false;
}
bool can_shoot_here(const State& s, Player p) {
  return may_attack(s, p) && has_target(s, p, Reach::here);
}
bool can_shoot_across(const State& s, Player p) {
  return may_attack(s, p) && has_target(s, p, Reach::adjacent);
}
bool can_tool(const State& s, Player p) {
  return is_damaged(s, s.at(p).space) && !is_enemy_in(s, s.at(p).space, p);
}
bool deep_one_here(const State& s, Player p) { return s.deep_ones[index(s.at(p).space)] > 0; }
bool can_open_tome(const State& s, Player) { return !s.spells.empty(); }

}  // namespace

bool has_weapon_target(const State& s, Player p) {
  if (!may_attack(s, p) || in_brig(s, p)) return false;
  const ItemSet mine = s.at(p).items & kWeapons;
  if (mine.empty()) return false;
  const bool rifle = mine.has(Item::repeating_rifle);
  if (mine.size() > (rifle ? 1 : 0) && has_target(s, p, Reach::here)) return true;
  return rifle && has_target(s, p, Reach::adjacent);
}

// clang-format off
const std::array<AbilityRow, kAbilities> kAbilityRows{{
    {Ability::experienced},
    {Ability::deck_chief,           free_to_act,      Limit::turn, true,  steps(ask_space(Role::you, SpaceFor::deck_chief))},
    {Ability::healing_words},
    {Ability::jury_rigger},
    {Ability::quick_draw,           can_quick_draw,   Limit::turn, true,  steps(weapon_volley(1))},
    {Ability::occult_training,      can_train,        Limit::turn, true,  steps(look_at_top_spell())},
    {Ability::first_oath_of_dagon,  can_oath,         Limit::none, false, steps(spend(Role::you, Skill::lore), name_monarch(), roll(), judge_oath())},
    {Ability::fortunate_son},
    {Ability::scavenger,            can_scavenge,     Limit::turn, false, steps(draw_item(Role::you), offer_item())},
    {Ability::unconventional_leader},
    {Ability::self_sacrifice},
    {Ability::medical_intervention},
    {Ability::full_steam_ahead,     in_boiler_room,   Limit::game, false, steps(lose(Resource::fuel, 1), travel_on(2))},
    {Ability::arrest_order,         has_company,      Limit::game, false, steps(ask_seat(Role::you, SeatFor::arrest_order))},
    {Ability::quick_cast,           can_quick_cast,   Limit::game, true,  steps(cast_top_spell())},
    {Ability::perfect_number},
    {Ability::deep_one_ancestry,    can_read_loyalty, Limit::game, false, steps(ask_seat(Role::you, SeatFor::deep_one_ancestry))},
    {Ability::uncanny_fortune},
    {Ability::well_equipped},
    {Ability::bridge,               can_bridge,       Limit::turn, false, steps(risk(1), look_from_bridge())},
    {Ability::chapel,               can_pray,         Limit::turn, false, steps(ask_chapel(), roll(), judge_chapel(), ritual_by(1))},
    {Ability::captains_cabin,       can_arrest,       Limit::turn, false, steps(ask_seat(Role::you, SeatFor::captains_cabin))},
    {Ability::cargo_hold,           can_cargo,        Limit::turn, false, steps(look_at_items(2))},
    {Ability::galley,               can_cook,         Limit::turn, false, steps(draw_any(5, 0), roll_if_counted(), judge_galley())},
    {Ability::boiler_room,          can_boiler,       Limit::turn, false, steps(spend(Role::you, Skill::strength), roll(), judge_boiler(), travel_on(1), boiler_window())},
    {Ability::brig,                 may_use_space,    Limit::turn, false, steps(test_of_space(static_cast<int>(TestKind::brig)))},
    {Ability::speaking_trumpet,     passengers_near,  Limit::none, false, steps(rescue_around())},
    {Ability::six_shooter,          can_shoot_here,   Limit::none, false, steps(use_weapon(static_cast<int>(Ability::six_shooter)))},
    {Ability::travel_pharmacy},
    {Ability::tool_kit,             can_tool,         Limit::none, false, steps(repair_here())},
    {Ability::repeating_rifle,      can_shoot_across, Limit::none, false, steps(use_weapon(static_cast<int>(Ability::repeating_rifle)))},
    {Ability::almanac},
    {Ability::book_of_dagon,        deep_one_here,    Limit::turn, true,  steps(ask_space(Role::you, SpaceFor::book_of_dagon))},
    {Ability::lucky_ring},
    {Ability::starbuck,             can_shoot_here,   Limit::turn, true,  steps(use_weapon(static_cast<int>(Ability::starbuck)))},
    {Ability::pocket_pistol,        can_shoot_here,   Limit::none, false, steps(use_weapon(static_cast<int>(Ability::pocket_pistol)))},
    {Ability::jam_tin_grenade,      always,           Limit::none, false, steps(ask_space(Role::you, SpaceFor::grenade))},
    {Ability::plimsolls,            always,           Limit::turn, true,  steps(ask_space(Role::you, SpaceFor::plimsolls))},
    {Ability::shotgun,              can_shoot_here,   Limit::none, false, steps(use_weapon(static_cast<int>(Ability::shotgun)))},
    {Ability::tome,                 can_open_tome,    Limit::turn, false, steps(look_at_spells(2))},
    {Ability::barricade,            always,           Limit::none, true,  steps(raise_barricade())},
    {Ability::sacrifice_deep_one,   deep_one_here,    Limit::none, false, steps(roll(), judge_sacrifice())},
    {Ability::memory_of_the_deep,   always,           Limit::none, false, steps(test_of_space(static_cast<int>(TestKind::memory)))},
    {Ability::revelation_of_script, nullptr,          Limit::none, false, steps(roll(), judge_script())},
}};

namespace {

// Per character: the sheet's action and the feat's action.
struct Own { Ability sheet; Ability feat; };
constexpr std::array<Own, kCharacters> kOwn{{
    {Ability::experienced, Ability::unconventional_leader},
    {Ability::deck_chief, Ability::self_sacrifice},
    {Ability::healing_words, Ability::medical_intervention},
    {Ability::jury_rigger, Ability::full_steam_ahead},
    {Ability::quick_draw, Ability::arrest_order},
    {Ability::occult_training, Ability::quick_cast},
    {Ability::almanac, Ability::perfect_number},
    {Ability::first_oath_of_dagon, Ability::deep_one_ancestry},
    {Ability::fortunate_son, Ability::uncanny_fortune},
    {Ability::scavenger, Ability::well_equipped},
}};
constexpr std::array<Ability, kItems> kItemAbility{
    Ability::speaking_trumpet, Ability::six_shooter, Ability::travel_pharmacy, Ability::tool_kit,
    Ability::repeating_rifle, Ability::almanac, Ability::almanac, Ability::book_of_dagon,
    Ability::lucky_ring, Ability::starbuck, Ability::pocket_pistol, Ability::almanac,
    Ability::almanac, Ability::almanac, Ability::almanac, Ability::almanac,
    Ability::jam_tin_grenade, Ability::almanac, Ability::plimsolls, Ability::shotgun};
// clang-format on

void offer(const State& s, Player p, Ability a, MoveList& out) {
  const AbilityRow& row = kAbilityRows[index(a)];
  if (row.can == nullptr) return;
  if (row.limit == Limit::turn && s.used.has(a)) return;
  if (row.can(s, p)) out.push_back({Verb::use, byte(a)});
}

// [UNF-6-2-5] The space's own action; the Sick Bay has none.
void offer_space(const State& s, Player p, MoveList& out) {
  const Space here = s.at(p).space;
  if (here == Space::brig) return offer(s, p, Ability::brig, out);
  if (is_room(here))
    offer(s, p, static_cast<Ability>(index(Ability::bridge) + room_index(here)), out);
}

}  // namespace

void ability_moves(const State& s, Player p, MoveList& out) {
  const Seat& me = s.at(p);
  if (!me.revealed) {
    const Own& own = kOwn[index(me.character)];
    offer(s, p, own.sheet, out);
    if (me.has_feat) offer(s, p, own.feat, out);
    offer_space(s, p, out);
    if (s.keeper == p) offer(s, p, Ability::tome, out);
    if (holds_kept(s, p, Kept::barricade)) offer(s, p, Ability::barricade, out);
    if (holds_kept(s, p, Kept::sacrifice_deep_one)) offer(s, p, Ability::sacrifice_deep_one, out);
    if (holds_kept(s, p, Kept::memory_of_the_deep)) offer(s, p, Ability::memory_of_the_deep, out);
  }
  if (in_brig(s, p)) return;
  for (const Item item : me.items) offer(s, p, kItemAbility[index(item)], out);
}

void use_ability(State& s, Player p, Ability a) {
  const AbilityRow& row = kAbilityRows[index(a)];
  if (row.limit == Limit::turn) s.used.add(a);
  if (row.limit == Limit::game) s.at(p).has_feat = false;
  s.counted = 0;
  tell<Told::used>(p, a);
  run_effect(s, Source::ability, byte(a), Branch::pass, p);
}

}  // namespace hadal::unfathomable
