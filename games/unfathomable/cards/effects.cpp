// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/effects.h"

#include "games/unfathomable/cards/abilities.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/purposes.h"
#include "games/unfathomable/cards/spells.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

void run_effect(State& s, Source source, std::uint8_t card, Branch branch, Player you) {
  push(s, {.rule = Rule::effect,
           .who = you,
           .arg = card,
           .count = byte(branch),
           .extra = byte(source)});
}

Player player_of(const State& s, const Frame& f, Role role) {
  if (s.stand_in != Player::nobody) return s.stand_in;
  switch (role) {
    case Role::you: return f.who;
    case Role::current: return s.current;
    case Role::captain: return s.captain;
    case Role::keeper: return s.keeper;
    case Role::named: return seat_of(s, kMythosRows[f.arg].character);
  }
  return f.who;
}

namespace effect {
namespace {

const Program& program_of(const Frame& f) {
  switch (static_cast<Source>(f.extra)) {
    case Source::mythos: return kMythosRows[f.arg].branches[f.count];
    case Source::spell: return kSpellRows[f.arg].text;
    case Source::ability: return kAbilityRows[f.arg].text;
    case Source::card: return kCardRows[f.arg].text;
    case Source::consent: return consent_program(f.arg);
    case Source::waypoint: break;
  }
  const WaypointRow& row = kWaypointRows[f.arg];
  return static_cast<Branch>(f.count) == Branch::other ? row.other : row.text;
}

}  // namespace

void run(State& s, Frame& f) {
  const Program& program = program_of(f);
  const Op step = f.step < program.ops.size() ? program.ops[f.step] : Op{};
  if (step.run == nullptr) {
    const Card played = played_card(s.stack.pop_back());
    if (played != Card::none) to_discard_pile(s, played);
    return;
  }
  ++f.step;
  const Frame here = f;
  step.run(s, here, step.a, step.b);
}

}  // namespace effect

namespace op {
namespace {

Player who(const State& s, const Frame& f, int role) {
  return player_of(s, f, static_cast<Role>(role));
}

}  // namespace

void run_lose(State& s, const Frame&, int a, int b) {
  unfathomable::lose(s, static_cast<Resource>(a), b);
}
void run_gain(State& s, const Frame&, int a, int b) {
  unfathomable::gain(s, static_cast<Resource>(a), b);
}
void run_risk(State& s, const Frame&, int a, int) { unfathomable::risk(s, a); }
void run_risk_to(State& s, const Frame&, int a, int) {
  if (passengers_in_supply(s) < a) stop_effect(s);
  unfathomable::risk(s, a);
}
void run_roll(State& s, const Frame&, int, int) { start_roll(s); }
void run_if_at_most(State& s, const Frame&, int a, int b) {
  if (rolls_at_least(s, a + 1)) skip_steps(s, b);
}
void run_if_at_least(State& s, const Frame&, int a, int b) {
  if (!rolls_at_least(s, a)) skip_steps(s, b);
}
void run_damage_ship(State& s, const Frame&, int a, int) {
  for (int i = 0; i < a; ++i) unfathomable::damage_ship(s);
}
void run_damage_room(State& s, const Frame&, int a, int) {
  unfathomable::damage_room(s, static_cast<Space>(a));
}
void run_travel(State& s, const Frame&, int a, int) { advance_travel(s, a); }
void run_ritual(State& s, const Frame&, int a, int) {
  if (a > 0) return advance_ritual(s, a);
  retreat_ritual(s, -a);
}
void run_reset_travel(State& s, const Frame&, int, int) { set_travel(s, 0); }
void run_reset_ritual(State& s, const Frame&, int, int) { set_ritual(s, 0); }
void run_retreat(State& s, const Frame&, int a, int) { retreat_travel(s, a); }
void run_retreat_or_fuel(State& s, const Frame&, int a, int) {
  const int missing = retreat_travel(s, a);
  if (missing > 0) unfathomable::lose(s, Resource::fuel, missing);
}
void run_activate(State& s, const Frame&, int a, int b) {
  // A second activation waits for the first: it runs as another step.
  if (b > 1) push(s, {.rule = Rule::volley, .arg = byte(a), .count = byte(b - 1)});
  unfathomable::activate(s, static_cast<Activation>(a));
}
void run_treachery(State& s, const Frame&, int a, int) { add_treachery_to_chaos(s, a); }
void run_discard(State& s, const Frame& f, int a, int b) { ask_to_discard(s, who(s, f, a), b); }
void run_discard_all(State& s, const Frame& f, int a, int) { discard_hand(s, who(s, f, a)); }
void run_defeat(State& s, const Frame& f, int a, int) { unfathomable::defeat(s, who(s, f, a)); }
void run_to_brig(State& s, const Frame& f, int a, int) { send_to_brig(s, who(s, f, a)); }
void run_move(State& s, const Frame& f, int a, int b) {
  const Player p = who(s, f, a);
  if (p != Player::nobody) bring(s, p, static_cast<Space>(b));
}
void run_draw_item(State& s, const Frame& f, int a, int) {
  unfathomable::draw_item(s, who(s, f, a));
}
void run_place(State& s, const Frame&, int a, int b) {
  place_deep_ones(s, static_cast<Space>(b), a);
}
void run_place_each(State& s, const Frame&, int a, int b) {
  if (deep_ones_in_supply(s) < b - a + 1) return finish(s, Ending::overrun);
  for (int i = a; i <= b; ++i) place_deep_ones(s, static_cast<Space>(i), 1);
}
// Where structural damage has really landed.
void run_place_struck(State& s, const Frame&, int a, int) {
  if (s.struck != Space::none) place_deep_ones(s, s.struck, a);
}
// [UNF-HR-08] Nothing stays of a crisis drawn by a reveal.
void run_keep(State& s, const Frame& f, int a, int b) {
  if (s.stand_in != Player::nobody) return;
  s.kept[static_cast<std::size_t>(b)] = who(s, f, a);
  s.crisis_stays = true;
  tell<Told::kept>(who(s, f, a), static_cast<Kept>(b));
}
void run_each_human(State& s, const Frame&, int a, int) {
  each_human_does(s, static_cast<EachFor>(a));
}
void run_pay_card(State& s, const Frame& f, int a, int b) {
  s.paid = 0;
  push(s, {.rule = Rule::pay_card, .who = who(s, f, a), .arg = byte(b)});
}
void run_ask_seat(State& s, const Frame& f, int a, int b) {
  unfathomable::ask_seat(s, who(s, f, a), static_cast<SeatFor>(b));
}
void run_ask_space(State& s, const Frame& f, int a, int b) {
  unfathomable::ask_space(s, who(s, f, a), static_cast<SpaceFor>(b));
}
void run_consent(State& s, const Frame& f, int a, int b) {
  ask_consent(s, who(s, f, a), static_cast<ConsentFor>(b));
}
void run_look(State& s, const Frame& f, int a, int b) {
  look_at(s, player_of(s, f, Role::you), static_cast<Pile>(a), b / 16,
          static_cast<LookFor>(b % 16));
}
void run_surface(State& s, const Frame&, int a, int) { unfathomable::surface(s, byte(a)); }
void run_no_icons(State& s, const Frame&, int, int) {
  s.no_icons = true;
  tell<Told::icons_ignored>();
}

}  // namespace op

namespace volley {

// Further activations of the same monsters.
void run(State& s, Frame& f) {
  const auto what = static_cast<Activation>(f.arg);
  if (--f.count == 0) s.stack.pop_back();
  activate(s, what);
}

}  // namespace volley

namespace pay_card {

void moves(const State& s, const Frame& f, MoveList& out) {
  for (const Card c : s.at(f.who).hand.of(static_cast<Skill>(f.arg)))
    out.push_back({Verb::discard, byte(c)});
}

void apply(State& s, Frame f, Move m) {
  discard_from_hand(s, f.who, static_cast<Card>(m.a));
  s.paid = byte(value_of(static_cast<Card>(m.a)));
}

}  // namespace pay_card
}  // namespace hadal::unfathomable
