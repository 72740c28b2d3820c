// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/state.h"

#include <numeric>

#include "games/unfathomable/cards/waypoints.h"

namespace hadal::unfathomable {

int deep_ones_in_supply(const State& s) {
  return kDeepOnes - std::accumulate(s.deep_ones.begin(), s.deep_ones.end(), 0);
}

int passengers_in_game(const State& s) {
  return std::accumulate(s.passenger_faces.begin(), s.passenger_faces.end(), 0);
}

int passengers_on_deck(const State& s) {
  return std::accumulate(s.passengers.begin(), s.passengers.end(), 0);
}

int passengers_in_supply(const State& s) { return passengers_in_game(s) - passengers_on_deck(s); }

// [UNF-12-7]
int distance(WaypointSet route) {
  int sum = 0;
  for (const Waypoint w : route) sum += kWaypointRows[index(w)].distance;
  return sum;
}

int damaged_rooms(const State& s) {
  int n = 0;
  for (const Damage d : s.damage) n += d != Damage::none ? 1 : 0;
  return n;
}

bool is_damaged(const State& s, Space room) {
  return is_room(room) && s.damage[room_index(room)] != Damage::none;
}

Player seat_of(const State& s, Character c) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].character == c) return seat(i);
  return Player::nobody;
}

Player holder_of(const State& s, Item item) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (s.seats[i].items.has(item)) return seat(i);
  return Player::nobody;
}

}  // namespace hadal::unfathomable
