// SPDX-License-Identifier: Apache-2.0
// Who plays next. It follows from what was played, so a league can be interrupted, and bots can
// come and go.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "commands/league/results.h"

namespace hadal::cli {

struct LeagueTable {
  std::int64_t number = 0;
  std::int64_t deal = 0;
  std::vector<std::string> bots;  // by seat
};

// The next rotation of the deal that was begun last. After that a new deal for those who have
// played least; among equals, for those who have met least. With fewer bots than seats, some sit
// twice.
LeagueTable next_table(const LeaguePlan& plan, const std::vector<LeagueGame>& played);

}  // namespace hadal::cli
