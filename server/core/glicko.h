// SPDX-License-Identifier: Apache-2.0
// Glicko-2 (Glickman 2013), one game being one rating period: a table with several players counts
// as a game of everybody against everybody whose result differs, or who was not on the same side.
#pragma once

#include <vector>

namespace hadal::core {

struct Rating {
  double value = 1500;
  double deviation = 350;
  double volatility = 0.06;
  long games = 0;
};

struct Encounter {
  Rating opponent;
  double score = 0.5;  // 1: won, 0: lost
};

Rating after(const Rating& before, const std::vector<Encounter>& encounters);

}  // namespace hadal::core
