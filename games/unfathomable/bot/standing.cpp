// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/standing.h"

#include <algorithm>
#include <cmath>

namespace hadal::bots::voyage {
namespace {

// Waypoints still needed for the missing distance; the Captain sees two each time.
constexpr std::array<float, 13> kWaypointsFor{0,    1.0f, 1.0f, 1.1f, 1.5f, 1.9f, 2.1f,
                                              2.5f, 2.8f, 3.1f, 3.5f, 3.8f, 4.1f};

constexpr float kMostMean = 16;
constexpr int kGrain = 8;  // of the table, in steps of the mean
constexpr std::size_t kMeans = static_cast<std::size_t>(kMostMean) * kGrain + 2;
constexpr std::size_t kStores = 21;
constexpr float kLost = -150;

using HopeTable = std::array<std::array<float, kStores>, kMeans>;

HopeTable hopes() {
  HopeTable table{};
  for (std::size_t i = 0; i < kMeans; ++i) {
    const double mean = static_cast<double>(i) / kGrain;
    double term = std::exp(-mean);
    double sum = 0;
    table[i][0] = kLost;
    for (std::size_t n = 1; n < kStores; ++n) {
      sum += term;
      term *= mean / static_cast<double>(n);
      table[i][n] = std::max(kLost, static_cast<float>(10 * std::log(std::min(1.0, sum))));
    }
  }
  return table;
}
const HopeTable kHope = hopes();

float waypoints_for(int missing) {
  return kWaypointsFor[static_cast<std::size_t>(std::clamp(missing, 0, 12))];
}

int revealed_traitors(const State& s) {
  int n = 0;
  for (std::size_t i = 0; i < s.players; ++i) n += s.seats[i].revealed ? 1 : 0;
  return n;
}

// The banishment takes everybody on deck, and so do traitors.
float swept(const State& s, const Weights& w) {
  constexpr std::array<float, 4> kNear{0, 0.1f, 0.4f, 1.0f};
  return w.danger_of_ritual * kNear[std::min<std::size_t>(s.ritual, 3)] +
         w.hunted * real(revealed_traitors(s));
}

}  // namespace

Way way_to_go(const State& s) {
  Way way;
  way.waypoints = waypoints_for(kArrivalDistance - distance(s));
  way.to_twelve = std::max(0.0f, real(kTrackEnd) * way.waypoints - real(s.travel));
  way.steps = real(kTrackEnd) * (way.waypoints + 1) - real(s.travel);
  return way;
}

float danger_unguarded(const State& s, Space deck, const Weights& w) {
  const std::size_t water = index(deck) - index(Space::d1);
  const bool attacked = s.deep_ones[index(deck)] + s.deep_ones[water] > 0;
  return std::min(1.0f, (attacked ? w.danger_attacked : w.danger_alone) + swept(s, w));
}

float danger(const State& s, Space deck, const Weights& w) {
  if (!human_in(s, deck)) return danger_unguarded(s, deck, w);
  return std::min(1.0f, w.danger_guarded + swept(s, w));
}

Losses expected_losses(const State& s, const Way& way, const Weights& w) {
  Losses l;
  const float steps = way.steps * (1 + w.hurry * real(revealed_traitors(s)));
  l.dials = {w.fuel_per_step * steps + w.fuel_per_waypoint * way.waypoints, w.food_per_step * steps,
             w.sanity_per_step * steps, w.souls_per_step * steps};
  float lost = 0;
  for (std::size_t i = 0; i < s.passengers.size(); ++i)
    if (s.passengers[i] > 0) lost += real(s.passengers[i]) * danger(s, deck_at(i), w);
  l.dials[index(Resource::souls)] += 0.9f * lost;
  l.dials[index(Resource::sanity)] += 0.1f * lost;
  l.damage = w.damage_per_step * steps;
  l.figures = w.figures_per_step * steps;
  return l;
}

float hope(float mean, int n) {
  const float at = std::clamp(mean, 0.0f, kMostMean) * kGrain;
  const auto i = static_cast<std::size_t>(at);
  const float part = at - static_cast<float>(i);
  const auto store = static_cast<std::size_t>(std::clamp(n, 0, static_cast<int>(kStores) - 1));
  return kHope[i][store] * (1 - part) + kHope[i + 1][store] * part;
}

float menace(const State& s, Space where, const Weights& w) {
  if (where == Space::deep) return w.deep_one_in_deep;
  if (is_water(where)) return w.deep_one_in_water * (where <= Space::w4 ? 1.1f : 0.85f);
  if (is_deck(where)) return w.deep_one_on_deck;
  return is_damaged(s, where) ? w.deep_one_in_damaged_room : w.deep_one_in_room;
}

float menace_of_all(const State& s, const Weights& w) {
  float sum = 0;
  for (std::size_t i = 0; i < kSpaces; ++i)
    if (s.deep_ones[i] > 0) sum += real(s.deep_ones[i]) * menace(s, static_cast<Space>(i), w);
  return sum;
}

namespace {

// Damaged rooms cannot be used; the Boiler Room and the Galley are missed most.
float damage_price(const State& s, const Weights& w) {
  constexpr std::array<float, kRooms> kMissed{0.1f, 0.3f, 0.2f, 0.3f, 0.5f, 0.8f};
  float sum = 0;
  for (std::size_t i = 0; i < kRooms; ++i)
    if (s.damage[i] != Damage::none) sum += kMissed[i];
  return w.room * sum;
}

float monarch_price(const State& s) {
  return (s.hydra != Space::deep ? 0.5f : 0) + (s.dagon != Space::deep ? 0.6f : 0);
}

// The ritual clears water and deck, but defeats the people there.
float ritual_worth(const State& s, const Weights& w) {
  float gain = monarch_price(s);
  for (std::size_t i = 0; i <= index(Space::d8); ++i)
    if (s.deep_ones[i] > 0) gain += real(s.deep_ones[i]) * menace(s, static_cast<Space>(i), w);
  constexpr std::array<float, 4> kNear{0, 0.12f, 0.3f, 0.55f};
  return w.ritual * kNear[std::min<std::size_t>(s.ritual, 3)] * (std::min(gain, 6.0f) + 0.5f);
}

float crew_price(const State& s, const Weights& w) {
  float sum = 0;
  for (std::size_t i = 0; i < s.players; ++i) {
    const Seat& seat = s.seats[i];
    if (seat.revealed) {
      sum += seat.space == Space::brig ? 0.4f : 1.4f;
      continue;
    }
    if (seat.space == Space::sick_bay) sum += w.defeat;
    if (seat.space == Space::brig) sum += w.brig;
  }
  return sum;
}

float hopes_of(const State& s, const Losses& l) {
  float sum = 0;
  for (std::size_t i = 0; i < kResources; ++i) sum += hope(l.dials[i], s.dials[i]);
  sum += hope(l.damage, static_cast<int>(kRooms) - damaged_rooms(s));
  return sum + hope(l.figures, std::min(20, deep_ones_in_supply(s) + 6));
}

}  // namespace

float standing(const State& s, const Weights& w) {
  if (s.ending != Ending::none) return s.ending == Ending::arrival ? 20 : kLost;
  const Losses losses = expected_losses(s, way_to_go(s), w);
  return hopes_of(s, losses) - menace_of_all(s, w) - damage_price(s, w) - monarch_price(s) +
         ritual_worth(s, w) - crew_price(s, w);
}

float cultist_standing(const State& s) {
  const bool far = distance(s) >= kArrivalDistance;
  if (s.ending != Ending::none) return far && s.ending != Ending::arrival ? 20 : kLost;
  if (far) return std::min(20.0f, -standing(s));  // not better than a victory
  const Way way = way_to_go(s);
  Way first = way;
  first.steps = way.to_twelve;
  // What is left on the dials for the last leg should be little.
  float left = 0;
  const Losses losses = expected_losses(s, first, kWeights);
  for (std::size_t i = 0; i < kResources; ++i)
    left += std::max(0.0f, real(s.dials[i]) - losses.dials[i]);
  return hopes_of(s, losses) - 0.3f * left;
}

}  // namespace hadal::bots::voyage
