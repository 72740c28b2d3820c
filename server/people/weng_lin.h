// SPDX-License-Identifier: Apache-2.0
// Ratings by R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking" (2011),
// algorithm 1: the Bradley-Terry model with all pairs of teams. A team is one player or several who
// win and lose together; any number of teams may end in any order, with ties.
#pragma once

#include <vector>

namespace hadal::house {

struct Rating {
  double value = 1500;
  double deviation = 350;  // how far the value is uncertain
  long games = 0;
};

struct RatedTeam {
  std::vector<Rating> players;
  int rank = 1;  // a lower one is better; equal ones have drawn
};

// The same teams after a game.
std::vector<RatedTeam> after(const std::vector<RatedTeam>& before);

}  // namespace hadal::house
