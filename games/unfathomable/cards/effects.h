// SPDX-License-Identifier: Apache-2.0
// The vocabulary of card effects: a card's text is a short list of steps, run one after the other.
//
// A step may ask somebody or wait for a die; the next step runs when that is over. `you` is the
// player who resolves the text: the decider of a crisis, the chooser of a waypoint, the caster of a
// spell.
#pragma once

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

enum class Role : std::uint8_t { you, current, captain, keeper, named };

struct Op {
  void (*run)(State& s, const Frame& f, int a, int b) = nullptr;
  std::int8_t a = 0;
  std::int8_t b = 0;
};

struct Program {
  std::array<Op, 8> ops{};
};

// Which card a running effect belongs to: Frame::extra; Frame::arg is the card, count the branch.
enum class Source : std::uint8_t { mythos, waypoint, spell, ability, card, consent };
enum class Branch : std::uint8_t { pass, partial, fail, other };  // top is pass, bottom is other

void run_effect(State& s, Source source, std::uint8_t card, Branch branch, Player you);
void enter_waypoint(State& s, Player chooser, Waypoint w);
void cast_spell(State& s, Player caster, Spell spell);

// Where dealt cards of a deck go, when not to a seat.
inline constexpr std::uint8_t kToLooked = 254;
inline constexpr std::uint8_t kToLost = 253;
inline constexpr std::uint8_t kToCrisis = 252;

// choose_target: the card Shrivelling instead of a weapon.
inline constexpr std::uint8_t kByShrivelling = 255;

// The seat that a role means in this effect.  [UNF-8-6] [UNF-HR-08]
Player player_of(const State& s, const Frame& f, Role role);

// Skips the next n steps of the running effect.
inline void skip_steps(State& s, int n) { s.stack.back().step = byte(s.stack.back().step + n); }
inline void stop_effect(State& s) { s.stack.back().step = 8; }

namespace op {

// clang-format off
#define UNF_OP(name) void run_##name(State& s, const Frame& f, int a, int b)
UNF_OP(lose); UNF_OP(gain); UNF_OP(risk); UNF_OP(risk_to); UNF_OP(roll); UNF_OP(if_at_most);
UNF_OP(if_at_least); UNF_OP(damage_ship); UNF_OP(damage_room); UNF_OP(travel); UNF_OP(ritual);
UNF_OP(reset_travel); UNF_OP(reset_ritual); UNF_OP(retreat); UNF_OP(retreat_or_fuel); UNF_OP(activate);
UNF_OP(treachery); UNF_OP(discard); UNF_OP(discard_all); UNF_OP(defeat); UNF_OP(to_brig); UNF_OP(move);
UNF_OP(draw_item); UNF_OP(place); UNF_OP(place_each); UNF_OP(place_struck); UNF_OP(keep);
UNF_OP(each_human); UNF_OP(pay_card); UNF_OP(ask_seat); UNF_OP(ask_space); UNF_OP(consent);
UNF_OP(look); UNF_OP(surface); UNF_OP(no_icons);
#undef UNF_OP
// clang-format on

constexpr std::int8_t small(int n) { return static_cast<std::int8_t>(n); }
template <typename E>
requires std::is_enum_v<E>
constexpr std::int8_t small(E e) { return static_cast<std::int8_t>(e); }

constexpr Op lose(Resource r, int n) { return {run_lose, small(r), small(n)}; }
constexpr Op gain(Resource r, int n) { return {run_gain, small(r), small(n)}; }
constexpr Op risk(int n) { return {run_risk, small(n)}; }
// [UNF-15-4] [UNF-HR-04] A cost: what follows happens only if all n could be risked.
constexpr Op risk_to(int n) { return {run_risk_to, small(n)}; }
constexpr Op roll() { return {run_roll}; }
// The next `steps` steps happen only on such a result.
constexpr Op if_at_most(int n, int steps = 1) { return {run_if_at_most, small(n), small(steps)}; }
constexpr Op if_at_least(int n, int steps = 1) { return {run_if_at_least, small(n), small(steps)}; }
constexpr Op damage_ship(int n = 1) { return {run_damage_ship, small(n)}; }
constexpr Op damage_room(Space room) { return {run_damage_room, small(room)}; }
constexpr Op travel_on(int n) { return {run_travel, small(n)}; }
constexpr Op ritual_by(int n) { return {run_ritual, small(n)}; }
constexpr Op reset_travel() { return {run_reset_travel}; }
constexpr Op reset_ritual() { return {run_reset_ritual}; }
constexpr Op retreat(int n) { return {run_retreat, small(n)}; }
// [UNF-HR-09] One fuel for each step that cannot be made.
constexpr Op retreat_or_fuel(int n) { return {run_retreat_or_fuel, small(n)}; }
constexpr Op activate(Activation what, int times = 1) {
  return {run_activate, small(what), small(times)};
}
constexpr Op treachery(int n) { return {run_treachery, small(n)}; }
constexpr Op discard(Role who, int n) { return {run_discard, small(who), small(n)}; }
constexpr Op discard_all(Role who) { return {run_discard_all, small(who)}; }
constexpr Op defeat(Role who) { return {run_defeat, small(who)}; }
constexpr Op to_brig(Role who) { return {run_to_brig, small(who)}; }
constexpr Op move(Role who, Space to) { return {run_move, small(who), small(to)}; }
constexpr Op draw_item(Role who) { return {run_draw_item, small(who)}; }
constexpr Op place(int n, Space where) { return {run_place, small(n), small(where)}; }
constexpr Op place_each(Space first, Space last) {
  return {run_place_each, small(first), small(last)};
}
constexpr Op place_struck(int n) { return {run_place_struck, small(n)}; }
constexpr Op keep(Role who, Kept kept) { return {run_keep, small(who), small(kept)}; }
constexpr Op look_into(Pile pile, int n, int why) {
  return {run_look, small(pile), small(n * 16 + why)};
}
constexpr Op surface(int monarchs) { return {run_surface, small(monarchs)}; }
// Discards one card of a skill; its value is in State::paid.
constexpr Op spend(Role who, Skill skill) { return {run_pay_card, small(who), small(skill)}; }

}  // namespace op
}  // namespace hadal::unfathomable
