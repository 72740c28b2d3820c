// SPDX-License-Identifier: Apache-2.0
// What can be counted from a position.
#include "games/abyss/state.h"

#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"

namespace hadal::abyss {

Tokens tokens_in_supply(const State& s) {
  Tokens left = kAllTokens;
  for (std::size_t i = 0; i < s.players; ++i)
    for (std::size_t kind = 0; kind < kTokenKinds; ++kind)
      left[kind] = static_cast<std::uint8_t>(left[kind] - s.seats[i].tokens[kind]);
  return left;
}

int keys_in_supply(const State& s) {
  int left = kKeyTokens;
  for (const Seat& seat : s.seats) left -= seat.keys;
  return left;
}

int court_size(const State& s) {
  int n = 0;
  for (const Lord l : s.court) n += l != Lord::none ? 1 : 0;
  return n;
}

LordSet court_lords(const State& s) {
  LordSet set;
  for (const Lord l : s.court)
    if (l != Lord::none) set.add(l);
  return set;
}

LordSet removed_lords(const State& s) {
  LordSet set = kAllLords - s.lord_deck - court_lords(s);
  for (const Seat& seat : s.seats) set = set - seat.lords;
  return set;
}

LocationSet removed_locations(const State& s) {
  LocationSet set = kAllLocations - s.location_deck - s.available - s.drawn;
  for (const Seat& seat : s.seats) set = set - seat.locations;
  return set;
}

}  // namespace hadal::abyss
