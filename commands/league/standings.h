// SPDX-License-Identifier: Apache-2.0
// How strong the bots of a league are, worked out each time from all its games: ratings by Weng and
// Lin (server/people/weng_lin.h) in the order of the games, and who finished ahead of whom.
#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "arena/stats.h"
#include "commands/league/results.h"
#include "server/people/weng_lin.h"

namespace hadal::cli {

// In how many of these games somebody came first, or before somebody else; a tie is half of one.
struct Share {
  double games = 0;
  double won = 0;
  void add(double part) {
    games += 1;
    won += part;
  }
};

struct BotStanding {
  std::string name;
  house::Rating rating;
  std::vector<double> course;  // the rating after each of its games
  Share wins;                  // a shared win counts in part
  std::vector<Share> by_seat;
  Mean score;
  double decisions = 0;
  double ms = 0;
  std::map<std::string, int> gave_up;  // how often, by reason
};

struct Standings {
  std::vector<BotStanding> bots;                                // the best first
  std::map<std::pair<std::string, std::string>, Share> before;  // the first before the second
};

// `has_sides`: people win and lose together.
Standings standings_of(const std::vector<LeagueGame>& games, bool has_sides);

}  // namespace hadal::cli
