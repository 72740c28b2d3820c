// SPDX-License-Identifier: Apache-2.0
// The twenty waypoints.
#pragma once

#include "games/unfathomable/cards/effects.h"

namespace hadal::unfathomable {

struct WaypointRow {
  Waypoint id;
  std::uint8_t distance;
  Program text;
  bool two_ways = false;  // the chooser picks: text, or the other program
  Program other{};
  std::uint8_t fuel_first = 0;  // lost before the choice
};

extern const std::array<WaypointRow, kWaypoints> kWaypointRows;

}  // namespace hadal::unfathomable
