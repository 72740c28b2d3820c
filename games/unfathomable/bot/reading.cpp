// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/reading.h"

#include <algorithm>

#include "games/unfathomable/bot/check.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/mythos_words.h"
#include "games/unfathomable/cards/waypoints.h"

namespace hadal::bots::voyage {
namespace {

using namespace unfathomable::op;  // NOLINT(google-build-using-namespace): the steps of cards
namespace mw = unfathomable::mythos_words;

constexpr Resource resource(int a) { return static_cast<Resource>(a); }

bool is_if(const Op& op) { return op.run == run_if_at_most || op.run == run_if_at_least; }

}  // namespace

Player Reading::who(int role) const {
  switch (static_cast<Role>(role)) {
    case Role::you: return you_;
    case Role::current: return s_.current;
    case Role::captain: return s_.captain;
    case Role::keeper: return s_.keeper;
    case Role::named: break;
  }
  return named_ < static_cast<int>(kMythosCards)
             ? seat_of(s_, kMythosRows[static_cast<std::size_t>(named_)].character)
             : Player::nobody;
}

// Both ways of a condition are read and weighed by the die.
float Reading::program(const Program& text, std::size_t from) const {
  float sum = 0;
  for (std::size_t i = from; i < text.ops.size() && text.ops[i].run != nullptr; ++i) {
    const Op& op = text.ops[i];
    if (op.run == mw::run_stop) break;
    if (op.run == run_risk_to && passengers_in_supply(s_) < op.a) return sum + p_.risk(op.a);
    if (is_if(op)) {
      const float yes = op.run == run_if_at_most ? at_most(op.a) : at_least(op.a);
      const std::size_t skipped = i + 1 + static_cast<std::size_t>(op.b);
      return sum + yes * program(text, i + 1) + (1 - yes) * program(text, skipped);
    }
    if (op.run == mw::run_if_paid_at_most) {
      const std::size_t skipped = i + 1 + static_cast<std::size_t>(op.b);
      return sum + 0.4f * program(text, i + 1) + 0.6f * program(text, skipped);
    }
    sum += step(op, text);
  }
  return sum;
}

float Reading::rest_of(const Program& text, std::size_t from, int result) const {
  float sum = 0;
  for (std::size_t i = from; i < text.ops.size() && text.ops[i].run != nullptr; ++i) {
    const Op& op = text.ops[i];
    if (op.run == mw::run_stop) break;
    if (op.run == run_roll) return sum + program(text, i);
    const bool skips = (op.run == run_if_at_most && result > op.a) ||
                       (op.run == run_if_at_least && result < op.a) ||
                       (op.run == mw::run_if_paid_at_most && result + s_.paid > op.a);
    if (skips) i += static_cast<std::size_t>(op.b);
    if (!is_if(op) && op.run != mw::run_if_paid_at_most) sum += step(op, text);
  }
  return sum;
}

float Reading::step(const Op& op, const Program&) const {
  if (op.run == run_lose) return p_.dial(resource(op.a), -op.b);
  if (op.run == run_gain) return p_.dial(resource(op.a), op.b);
  if (op.run == run_risk || op.run == run_risk_to) return p_.risk(op.a);
  if (op.run == run_roll) return 0;
  if (op.run == run_damage_ship) return p_.damage_without(op.a) * 0.8f;
  if (op.run == run_damage_room) return p_.damage() - 0.3f;
  if (op.run == run_travel) return p_.advance(op.a);
  if (op.run == run_ritual) return p_.ritual(op.a);
  if (op.run == run_reset_travel) return p_.advance(-s_.travel);
  if (op.run == run_reset_ritual) return p_.ritual(-s_.ritual);
  if (op.run == run_retreat) return p_.advance(-std::min<int>(op.a, s_.travel));
  if (op.run == run_retreat_or_fuel) {
    const int back = std::min<int>(op.a, s_.travel);
    return p_.advance(-back) + (op.a > back ? p_.dial(Resource::fuel, back - op.a) : 0);
  }
  if (op.run == run_activate) return p_.activation(static_cast<Activation>(op.a)) * real(op.b);
  if (op.run == run_treachery) return p_.treachery() * real(op.a);
  if (op.run == run_discard) {
    const Player p = who(op.a);
    return is_seat(p) ? -p_.card() * real(std::min<int>(op.b, s_.at(p).hand.size())) : 0;
  }
  if (op.run == run_discard_all) {
    const Player p = who(op.a);
    return is_seat(p) ? -p_.card() * real(s_.at(p).hand.size()) : 0;
  }
  if (op.run == run_defeat) return p_.defeat();
  if (op.run == run_to_brig) return p_.brig();
  if (op.run == run_move) return static_cast<Space>(op.b) == Space::sick_bay ? p_.defeat() : -0.2f;
  if (op.run == run_draw_item) return p_.item();
  if (op.run == run_place) return p_.deep_one(static_cast<Space>(op.b)) * real(op.a);
  if (op.run == run_place_each) {
    if (deep_ones_in_supply(s_) < op.b - op.a + 1) return -100;
    return p_.deep_one(static_cast<Space>(op.a)) * real(op.b - op.a + 1);
  }
  if (op.run == run_place_struck) return -1.0f * real(op.a);
  if (op.run == run_keep) return kept(op.b);
  if (op.run == run_each_human) return each(op.a);
  if (op.run == run_pay_card) return -p_.card();
  if (op.run == run_consent) return std::max(0.0f, consent(static_cast<std::uint8_t>(op.b)));
  if (op.run == run_surface) return -1.0f - 0.3f * real(s_.deep_ones[index(Space::deep)]);
  return one_off(op);
}

// Steps of single cards; what is not named here is small, or counted where it is chosen.
float Reading::one_off(const Op& op) const {
  const float figures = real(s_.deep_ones[index(Space::deep)]);
  if (op.run == mw::run_monarchs_to_bow) return -0.8f;
  if (op.run == mw::run_surface_if_any) return -0.5f - 0.3f * figures;
  if (op.run == mw::run_remove_own_item) return -p_.item();
  if (op.run == mw::run_risk_or_food)
    return passengers_in_supply(s_) > 0 ? p_.risk(1) : p_.dial(Resource::food, -1);
  if (op.run == mw::run_lose_one_of_supply)
    return passengers_in_supply(s_) > 0 ? p_.passenger() : p_.dial(Resource::souls, -2);
  if (op.run == mw::run_deep_one_at_current || op.run == mw::run_deep_one_in_rolled_room)
    return -1.1f;
  if (op.run == mw::run_defeat_one_in_room) return 0.8f;
  if (op.run == mw::run_shove_deep_ones) return 0.6f;
  if (op.run == mw::run_open_gate) return p_.advance(4) - 1.2f;
  if (op.run == mw::run_oust_captain) return p_.brig() - 0.3f;
  if (op.run == mw::run_coordinate_ritual) return p_.ritual(2);
  if (op.run == mw::run_defeat_rolled_room) return 0.3f * p_.defeat();
  if (op.run == mw::run_keeper_spell) return 1.2f;
  if (op.run == mw::run_lose_spells || op.run == mw::run_lose_items) return -0.3f;
  if (op.run == mw::run_judge_crowd) return p_.dial(Resource::sanity, -1) * 0.4f;
  if (op.run == mw::run_volunteer) {
    int on_board = 0;
    for (const Space x : kOpenShip) on_board += s_.deep_ones[index(x)];
    const int n = std::clamp(on_board, 1, 3);
    return p_.risk(n) + 0.9f * real(std::min(n, on_board));
  }
  if (op.run == mw::run_brig_for_both) return 2 * p_.brig();
  if (op.run == mw::run_clear_board || op.run == mw::run_clear_all)
    return menace_of_all(s_, p_.weights());
  if (op.run == mw::run_afoot || op.run == mw::run_four_at_ishmael) return -4.0f;
  if (op.run == mw::run_renew_chaos) return 0.3f;
  if (op.run == mw::run_lose_ring) return -0.3f;
  if (op.run == mw::run_lose_all_items) return -0.8f;
  return 0;
}

float Reading::each(int what) const {
  int humans = 0;
  for (std::size_t i = 0; i < s_.players; ++i) humans += s_.seats[i].revealed ? 0 : 1;
  switch (static_cast<EachFor>(what)) {
    case EachFor::draw_from_set:
    case EachFor::draw_from_any: return p_.card() * real(humans);
    case EachFor::heal: return p_.card() * real(humans) + 0.3f;
    case EachFor::discard_one: return -0.7f * p_.card() * real(humans);
    case EachFor::discard_two: return -1.5f * p_.card() * real(humans);
    case EachFor::keep_one_item: return -0.4f;
    case EachFor::banquet:
    case EachFor::leave_brig: return 0;
  }
  return 0;
}

float Reading::kept(int what) const {
  switch (static_cast<Kept>(what)) {
    case Kept::barricade: return 0.7f;
    case Kept::sacrifice_deep_one: return 0.4f;
    case Kept::peacemaker: return -0.6f;
    case Kept::memory_of_the_deep: return -1.5f;
    case Kept::family_ties: return -2.5f;
  }
  return 0;
}

float Reading::branch(Mythos card, Branch which) const {
  named_ = static_cast<int>(card);
  const float worth = program(kMythosRows[index(card)].branches[index(which)]);
  named_ = 255;
  return worth;
}

float Reading::crisis(Mythos card) const {
  const MythosRow& row = kMythosRows[index(card)];
  const float other = branch(card, Branch::other);
  if (row.kind == Crisis::choice) return std::max(branch(card, Branch::pass), other);
  const float test = Check(p_, card, you_).prospect();
  return row.kind == Crisis::test ? test : std::max(test, other);
}

float Reading::track(Track track) const {
  if (track == Track::travel) return p_.advance(1);
  if (track == Track::ritual) return p_.ritual(1);
  return std::max(p_.advance(1), p_.ritual(1));
}

float Reading::mythos(Mythos card) const {
  const MythosRow& row = kMythosRows[index(card)];
  return crisis(card) + p_.activation(row.activation) + track(row.track);
}

float Reading::consent(std::uint8_t why) const { return program(consent_program(why)); }

namespace {

// What the printed steps of a waypoint leave out.
float surcharge(const Prices& p, Waypoint w) {
  const State& s = p.state();
  switch (w) {
    case Waypoint::fog_bank: return -p.advance(4) * 0.1f;
    case Waypoint::rogue_wave: return p.passenger() * real(passengers_on_deck(s));
    case Waypoint::rolling_seas: return passengers_on_deck(s) > 0 ? p.passenger() : 0;
    case Waypoint::deep_one_city: return -1.5f;
    default: return 0;
  }
}

}  // namespace

// The nearer distance 12, the less a card that goes beyond it brings.
float Reading::waypoint(Waypoint w) const {
  const WaypointRow& row = kWaypointRows[index(w)];
  float worth = program(row.text);
  if (row.two_ways) worth = std::max(worth, program(row.other));
  if (row.fuel_first > 0) worth += p_.dial(Resource::fuel, -row.fuel_first);
  State then = s_;
  then.route.add(w);
  const float saved = 4 * (p_.way().waypoints - way_to_go(then).waypoints);
  return worth + surcharge(p_, w) + saved * (p_.advance(1) + 0.2f);
}

// NOLINTNEXTLINE(readability-function-size): one line for each spell
float Reading::spell(Spell spell) const {
  const float risk = 0.5f * p_.dial(Resource::sanity, -1);
  const auto dial = [&](Resource r, int n) { return p_.dial(r, n); };
  float water = 0;
  for (const Space x : kWater) water += p_.menace(x) * real(s_.deep_ones[index(x)]);
  int sick = 0;
  for (std::size_t i = 0; i < s_.players; ++i) sick += s_.seats[i].space == Space::sick_bay ? 1 : 0;
  const float humans = real(s_.players);
  switch (spell) {
    case Spell::alchemical_transmutation: return dial(Resource::food, -1) + dial(Resource::fuel, 2);
    case Spell::astral_travel: return 0.8f + risk;
    case Spell::call_down_the_storm: return water + (water > 2 ? 0.4f : 0.1f) * p_.damage();
    case Spell::call_friends: {
      float saved = 0;
      for (std::size_t i = 0; i < 8; ++i)
        saved -= real(s_.passengers[i]) * danger(s_, deck_at(i), p_.weights()) * p_.passenger();
      return 0.9f * saved - 0.2f;
    }
    case Spell::cloud_memory: return dial(Resource::sanity, 1) - 0.6f * p_.card() * humans;
    case Spell::conjuration: return 1.1f * p_.item() + 0.3f + risk;
    case Spell::dark_pact: {
      float best = 0;
      for (std::size_t i = 0; i < kResources; ++i)
        best = std::max(best, dial(static_cast<Resource>(i), 1));
      return best + 4 * p_.treachery();
    }
    case Spell::feed_the_mind: return dial(Resource::food, -1) + dial(Resource::sanity, 2);
    case Spell::flesh_ward: return 0.5f;
    case Spell::foresee: return 0.7f + risk;
    case Spell::greater_banishment:
    case Spell::greater_banishment_2: return p_.ritual(2) + risk;
    case Spell::heal: return 0.9f * real(sick) + p_.card() * (humans - real(sick)) + risk;
    case Spell::lure_monster:
      return (s_.hydra != Space::deep ? 0.8f : 0) + (s_.dagon != Space::deep ? 0.9f : 0) + risk;
    case Spell::plague_of_locusts: {
      const int board = kDeepOnes - deep_ones_in_supply(s_) - s_.deep_ones[index(Space::deep)];
      return 0.85f * std::min(4.0f, real(board)) + 0.5f * dial(Resource::food, -1);
    }
    case Spell::raise_the_dead: return dial(Resource::sanity, -1) + dial(Resource::souls, 2);
    case Spell::revelation_of_script: return 0.5f;
    case Spell::summon_fire: return p_.advance(1) + 0.375f * (p_.advance(1) + p_.damage());
    case Spell::summon_the_beast_within: return 0.6f;
    case Spell::voice_of_ra: return p_.card() * humans * 0.6f;
    case Spell::none: break;
  }
  return 0;
}

}  // namespace hadal::bots::voyage
