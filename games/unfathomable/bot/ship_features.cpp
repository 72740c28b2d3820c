// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/ship_features.h"

#include <algorithm>

#include "games/unfathomable/bot/standing.h"

namespace hadal::bots::voyage {
namespace {

// A name that is not among them does not compile.
consteval std::size_t at(std::string_view name) {
  const std::size_t feature = ship_feature(name);
  return feature < kShipFeatures ? feature : throw "no such feature";
}

// Those of one position, filled in by name.
class Sheet {
 public:
  explicit Sheet(const State& s) : s_(s) {}

  ShipFeatures filled() {
    table();
    way();
    hopes();
    dials();
    ship();
    enemies();
    people();
    return x_;
  }

 private:
  void table();
  void way();
  void hopes();
  void dials();
  void ship();
  void enemies();
  void people();
  void person(Player p);
  void cards_of_human(const Seat& seat);

  void set(std::size_t feature, float value) { x_[feature] = value; }
  void set(std::size_t feature, bool value) { x_[feature] = value ? 1.0f : 0.0f; }
  void add(std::size_t feature, float value) { x_[feature] += value; }

  const State& s_;
  ShipFeatures x_{};
};

void Sheet::table() {
  set(at("always"), true);
  set(at("four_players"), s_.players == 4);
  set(at("five_players"), s_.players == 5);
  set(at("six_players"), s_.players == 6);
  const bool revealed = s_.at(s_.current).revealed;
  set(at("turn_of_revealed"), revealed);
  set(at("turn_of_traitor"), !revealed && side_of(s_, s_.current) != Side::human);
}

void Sheet::way() {
  const Way way = way_to_go(s_);
  const int so_far = distance(s_);
  set(at("distance"), real(so_far) / kArrivalDistance);
  set(at("awakened"), so_far >= kAwakeningDistance);
  set(at("far"), so_far >= kArrivalDistance);
  set(at("travel"), real(s_.travel) / kTrackEnd);
  set(at("steps"), way.steps / 10);
  set(at("waypoints"), way.waypoints / 4);
}

// The logarithms are cut off: a ship cannot be more than lost.
void Sheet::hopes() {
  static constexpr float kLeast = -40;
  const auto cut = [](float points) { return std::max(points, kLeast) / 10; };
  set(at("standing"), cut(standing(s_)));
  const Losses l = expected_losses(s_, way_to_go(s_), kWeights);
  float spare = kDialMax;
  for (std::size_t i = 0; i < kResources; ++i) {
    set(at("hope_of_fuel") + i, cut(hope(l.dials[i], s_.dials[i])));
    spare = std::min(spare, real(s_.dials[i]) - l.dials[i]);
  }
  set(at("lowest_spare"), spare / 4);
  set(at("hope_of_rooms"), cut(hope(l.damage, static_cast<int>(kRooms) - damaged_rooms(s_))));
  set(at("hope_of_figures"), cut(hope(l.figures, std::min(20, deep_ones_in_supply(s_) + 6))));
  set(at("menace"), menace_of_all(s_, kWeights) / 10);
}

void Sheet::dials() {
  for (std::size_t i = 0; i < kResources; ++i) {
    set(at("fuel") + i, real(s_.dials[i]) / kDialMax);
    set(at("last_fuel") + i, std::max(0.0f, real(3 - s_.dials[i]) / 2));
  }
}

void Sheet::ship() {
  for (std::size_t i = 0; i < kRooms; ++i) set(at("bridge") + i, s_.damage[i] != Damage::none);
  set(at("damaged"), real(damaged_rooms(s_)) / 3);
  float at_risk = 0;
  for (std::size_t i = 0; i < s_.passengers.size(); ++i)
    if (s_.passengers[i] > 0) at_risk += real(s_.passengers[i]) * danger(s_, deck_at(i), kWeights);
  set(at("passengers"), real(passengers_on_deck(s_)) / 4);
  set(at("passengers_at_risk"), at_risk / 2);
  set(at("passengers_in_supply"), real(passengers_in_supply(s_)) / 5);
}

void Sheet::enemies() {
  for (std::size_t i = 0; i <= index(Space::boiler_room); ++i) {
    const Space where = static_cast<Space>(i);
    const float n = real(s_.deep_ones[i]) / 4;
    add(is_water(where) ? at("in_water") : is_deck(where) ? at("on_deck") : at("inside"), n);
    if (where <= Space::w4) add(at("at_bow"), n);
  }
  set(at("figures_in_supply"), real(deep_ones_in_supply(s_)) / 10);
  set(at("mother_hydra"), s_.hydra != Space::deep);
  set(at("father_dagon"), s_.dagon != Space::deep);
  set(at("ritual"), real(s_.ritual) / 3);
  set(at("ritual_now"), s_.ritual >= 3);
}

void Sheet::cards_of_human(const Seat& seat) {
  add(at("hands_of_humans"), real(seat.hand.size()) / 20);
  add(at("points_of_humans"), real(seat.hand.value()) / 40);
  add(at("treachery_of_humans"), real(seat.hand.size(Skill::treachery)) / 4);
  for (std::size_t i = 0; i < kHumanSkills; ++i)
    add(at("influence") + i, real(seat.hand.value(static_cast<Skill>(i))) / 15);
  add(at("feats_of_humans"), seat.has_feat ? 0.25f : 0);
}

void Sheet::person(Player p) {
  const Seat& seat = s_.at(p);
  const Side side = side_of(s_, p);
  const bool in_brig = seat.space == Space::brig;
  const float hand = real(seat.hand.size()) / 10;
  const float items = real(static_cast<int>(seat.items.size())) / 4;
  if (seat.revealed) {
    add(in_brig ? at("revealed_in_brig") : at("revealed"), 1);
    add(at("hands_of_revealed"), hand);
  } else if (side != Side::human) {
    add(at("hidden"), 1);
    if (side == Side::cultist) add(at("hidden_cultists"), 1);
    if (in_brig) add(at("hidden_in_brig"), 1);
    add(at("hands_of_hidden"), hand);
  } else {
    if (in_brig) add(at("humans_in_brig"), 1);
    if (seat.space == Space::sick_bay) add(at("humans_in_sick_bay"), 1);
    cards_of_human(seat);
  }
  add(side == Side::human ? at("items_of_humans") : at("items_of_traitors"), items);
  if (side == Side::human) return;
  if (s_.captain == p) set(at("captain_is_traitor"), true);
  if (s_.keeper == p) set(at("keeper_is_traitor"), true);
}

void Sheet::people() {
  for (std::size_t i = 0; i < s_.players; ++i) person(seat(i));
  set(at("traitors_to_come"),
      real(s_.loyalty_deck[index(Loyalty::hybrid)] + s_.loyalty_deck[index(Loyalty::cultist)]));
  set(at("chaos_treachery"), real(s_.chaos.size(Skill::treachery)) / 2);
}

}  // namespace

ShipFeatures ship_features(const State& s) { return Sheet(s).filled(); }

}  // namespace hadal::bots::voyage
