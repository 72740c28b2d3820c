// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/waypoints.h"

#include "games/unfathomable/cards/card_words.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

using namespace card_words;  // NOLINT(google-build-using-namespace): the vocabulary of the table

// [UNF-W-FOG-BANK] [UNF-HR-26] The card does not count; the same chooser takes the top waypoint.
void lose_the_way(State& s, const Frame& f, int, int) {
  s.route.remove(Waypoint::fog_bank);
  s.waypoint_discard.add(Waypoint::fog_bank);
  tell<Told::waypoint_lost>(Waypoint::fog_bank, distance(s));
  push(s, {.rule = Rule::deal_waypoint, .who = Player::chance, .count = 1, .extra = byte(f.who)});
}

// [UNF-W-ROGUE-WAVE] Deep Ones are washed off the deck, passengers are lost.
void sweep_the_deck(State& s, const Frame&, int, int) {
  for (std::size_t i = 0; i < 8; ++i) {
    move_all_deep_ones(s, deck_at(i), static_cast<Space>(i));
  }
  for (std::size_t i = 8; i-- > 0;) defeat_all(s, deck_at(i), kPassengersThere);
}

// [UNF-W-ROLLING-SEAS]
void lose_one_on_deck(State& s, const Frame& f, int, int) {
  if (passengers_on_deck(s) > 0) ask_space(s, f.who, SpaceFor::rolling_seas);
}

}  // namespace

// clang-format off
const std::array<WaypointRow, kWaypoints> kWaypointRows{{
    {Waypoint::abandoned_depot,     2, {{{offer_to(you, ConsentFor::depot)}}}},
    {Waypoint::deserted_island,     2, {{{offer_to(you, ConsentFor::island)}}}},
    {Waypoint::hurricane,           2, {{{lose(fuel, 1)}}}, true, {{{damage_ship(2)}}}},
    {Waypoint::iceberg,             2, {{{offer_to(you, ConsentFor::iceberg)}}}},
    {Waypoint::reef,                2, {{{roll(), if_at_most(4), damage_ship()}}}},
    {Waypoint::shipwreck_survivors, 2, {{{offer_to(you, ConsentFor::survivors)}}}},
    {Waypoint::wrecked_ship,        2, {{{offer_to(you, ConsentFor::wreck)}}}},
    {Waypoint::deep_one_city,       3, {{{lose(fuel, 1), place(5, Space::deep), surface(3)}}}},
    {Waypoint::fog_bank,            3, {{{lose(fuel, 1), roll(), if_at_most(4), {lose_the_way}}}}},
    {Waypoint::maelstrom,           3, {{{lose(fuel, 1)}}}, true, {{{damage_ship(2)}}}, 1},
    {Waypoint::rainstorm,           3, {{{lose(fuel, 1), offer_to(you, ConsentFor::rainstorm)}}}},
    {Waypoint::rogue_wave,          3, {{{lose(fuel, 1), {sweep_the_deck}}}}},
    {Waypoint::rolling_seas,        3, {{{lose(fuel, 1), {lose_one_on_deck}}}}},
    {Waypoint::sea_smoke,           3, {{{lose(fuel, 1), place_each(Space::w1, Space::w8)}}}},
    {Waypoint::seaweed_patch,       3, {{{risk(2)}}}, true, {{{damage_ship()}}}, 1},
    {Waypoint::smooth_sailing,      3, {{{lose(fuel, 1), lose(food, 1)}}}},
    {Waypoint::calm_waters,         4, {{{lose(fuel, 2), lose(food, 1)}}}},
    {Waypoint::deep_one_ambush,     4, {{{lose(fuel, 2), place_each(Space::d1, Space::d8)}}}},
    {Waypoint::rough_water,         4, {{{lose(fuel, 2), lose(sanity, 1)}}}},
    {Waypoint::stormy_seas,         4, {{{lose(fuel, 2), damage_ship()}}}},
}};
// clang-format on

// [UNF-12-6] [UNF-12-7] The card counts as soon as it lies in the row.
void enter_waypoint(State& s, Player chooser, Waypoint w) {
  s.route.add(w);
  tell<Told::reached>(w, distance(s));
  const WaypointRow& row = kWaypointRows[index(w)];
  if (row.two_ways) {
    if (row.fuel_first > 0) unfathomable::lose(s, Resource::fuel, row.fuel_first);
    return push(s, {.rule = Rule::choose_option, .who = chooser, .arg = byte(w)});
  }
  run_effect(s, Source::waypoint, byte(w), Branch::pass, chooser);
}

namespace choose_option {

void moves(const State&, const Frame&, MoveList& out) {
  out.push_back({Verb::top});
  out.push_back({Verb::bottom});
}

void apply(State& s, Frame f, Move m) {
  const bool is_first = m.verb == Verb::top;
  const CardOption option{{Pile::waypoint, f.arg}, is_first};
  is_first ? tell<Told::option_first>(f.who, option) : tell<Told::option_second>(f.who, option);
  run_effect(s, Source::waypoint, f.arg, is_first ? Branch::pass : Branch::other, f.who);
}

}  // namespace choose_option
}  // namespace hadal::unfathomable
