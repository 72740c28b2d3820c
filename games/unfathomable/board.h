// SPDX-License-Identifier: Apache-2.0
// The board: which spaces border which, where arrows point, what a die result means.
#pragma once

#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

// clang-format off
// [UNF-2-2-4] Neighbours.
inline constexpr std::array<SpaceSet, kSpaces> kNeighbours{{
    {Space::w2, Space::w3, Space::d1},
    {Space::w1, Space::w4, Space::d2},
    {Space::w1, Space::w5, Space::d3},
    {Space::w2, Space::w6, Space::d4},
    {Space::w3, Space::w7, Space::d5},
    {Space::w4, Space::w8, Space::d6},
    {Space::w5, Space::w8, Space::d7},
    {Space::w6, Space::w7, Space::d8},
    {Space::w1, Space::d2, Space::d3, Space::bridge},
    {Space::w2, Space::d1, Space::d4, Space::bridge},
    {Space::w3, Space::d1, Space::d5, Space::chapel},
    {Space::w4, Space::d2, Space::d6, Space::captains_cabin},
    {Space::w5, Space::d3, Space::d7, Space::cargo_hold},
    {Space::w6, Space::d4, Space::d8, Space::galley},
    {Space::w7, Space::d5, Space::d8, Space::boiler_room},
    {Space::w8, Space::d6, Space::d7, Space::boiler_room},
    {Space::d1, Space::d2, Space::chapel, Space::captains_cabin},
    {Space::d3, Space::bridge, Space::captains_cabin, Space::cargo_hold, Space::sick_bay},
    {Space::d4, Space::bridge, Space::chapel, Space::galley, Space::sick_bay},
    {Space::d5, Space::chapel, Space::galley, Space::boiler_room, Space::brig},
    {Space::d6, Space::captains_cabin, Space::cargo_hold, Space::boiler_room, Space::brig},
    {Space::d7, Space::d8, Space::cargo_hold, Space::galley},
    {Space::chapel, Space::captains_cabin},
    {Space::cargo_hold, Space::galley},
    {},
}};

// [UNF-2-2-5] Arrows: water to deck, deck to room.
inline constexpr std::array<Space, 16> kArrow{
    Space::d1, Space::d2, Space::d3, Space::d4, Space::d5, Space::d6, Space::d7, Space::d8,
    Space::bridge, Space::bridge, Space::chapel, Space::captains_cabin,
    Space::cargo_hold, Space::galley, Space::boiler_room, Space::boiler_room};

// [UNF-2-1-4] The room that a die result means.
inline constexpr std::array<Space, 9> kRoomOfDie{
    Space::none, Space::bridge, Space::bridge, Space::chapel, Space::captains_cabin,
    Space::cargo_hold, Space::galley, Space::boiler_room, Space::boiler_room};

// [UNF-2-2-9] The other rooms, nearest first, higher numbers before lower ones.
inline constexpr std::array<std::array<Space, 5>, kRooms> kNearest{{
    {Space::captains_cabin, Space::chapel, Space::galley, Space::cargo_hold, Space::boiler_room},
    {Space::cargo_hold, Space::captains_cabin, Space::bridge, Space::boiler_room, Space::galley},
    {Space::galley, Space::chapel, Space::bridge, Space::boiler_room, Space::cargo_hold},
    {Space::boiler_room, Space::galley, Space::chapel, Space::captains_cabin, Space::bridge},
    {Space::boiler_room, Space::cargo_hold, Space::captains_cabin, Space::chapel, Space::bridge},
    {Space::galley, Space::cargo_hold, Space::captains_cabin, Space::chapel, Space::bridge},
}};

// [UNF-11-2-4] [UNF-HR-30] The first step of a Deep One from a room towards another.
inline constexpr std::array<std::array<Space, kRooms>, kRooms> kFirstStep{{
    {Space::none, Space::chapel, Space::captains_cabin, Space::chapel, Space::captains_cabin, Space::captains_cabin},
    {Space::bridge, Space::none, Space::captains_cabin, Space::cargo_hold, Space::cargo_hold, Space::cargo_hold},
    {Space::bridge, Space::chapel, Space::none, Space::galley, Space::galley, Space::galley},
    {Space::chapel, Space::chapel, Space::galley, Space::none, Space::galley, Space::boiler_room},
    {Space::captains_cabin, Space::cargo_hold, Space::captains_cabin, Space::cargo_hold, Space::none, Space::boiler_room},
    {Space::galley, Space::cargo_hold, Space::galley, Space::cargo_hold, Space::galley, Space::none},
}};
// clang-format on

constexpr SpaceSet neighbours(Space x) { return kNeighbours[index(x)]; }
constexpr bool are_adjacent(Space x, Space y) { return neighbours(x).has(y); }
constexpr Space arrow(Space x) { return kArrow[index(x)]; }  // of water and deck

// The room a component of water or deck belongs to: along the arrows.
constexpr Space room_behind(Space x) {
  while (index(x) < kArrow.size()) x = arrow(x);
  return x;
}

// [UNF-2-2-7] One water space towards the stern, from the stern into the Deep; or to the bow.
constexpr Space sternward(Space water) {
  return water >= Space::w7 ? Space::deep : static_cast<Space>(index(water) + 2);
}
constexpr Space bowward(Space water) {
  return water <= Space::w2 ? water : static_cast<Space>(index(water) - 2);
}

// [UNF-2-1-7]
constexpr Space deck_of_die(int n) { return deck_at(static_cast<std::size_t>(n - 1)); }
constexpr Space room_of_die(int n) { return kRoomOfDie[static_cast<std::size_t>(n)]; }
constexpr Space bow_of_die(int n) { return n <= 4 ? Space::w1 : Space::w2; }

constexpr SpaceSet range(Space first, Space last) {
  SpaceSet set;
  for (std::size_t i = index(first); i <= index(last); ++i) set.add(static_cast<Space>(i));
  return set;
}
inline constexpr SpaceSet kWater = range(Space::w1, Space::w8);
inline constexpr SpaceSet kDeck = range(Space::d1, Space::d8);
inline constexpr SpaceSet kRoomSpaces = range(Space::bridge, Space::boiler_room);
inline constexpr SpaceSet kInterior = range(Space::bridge, Space::brig);
inline constexpr SpaceSet kOpenShip = kDeck | kRoomSpaces;  // where anybody may walk  [UNF-6-2-1]
inline constexpr SpaceSet kBoard = kWater | kDeck | kRoomSpaces;  // where Deep Ones may be

}  // namespace hadal::unfathomable
