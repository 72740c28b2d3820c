// SPDX-License-Identifier: Apache-2.0
#include "commands/league/schedule.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "arena/run.h"

namespace hadal::cli {
namespace {

using Meetings = std::map<std::pair<std::string, std::string>, std::int64_t>;

struct Counts {
  std::map<std::string, std::int64_t> games;
  Meetings met;
};

Counts count(const std::vector<LeagueGame>& played) {
  Counts counts;
  for (const LeagueGame& game : played)
    for (const LeagueSeat& seat : game.seats) {
      ++counts.games[seat.bot];
      for (const LeagueSeat& other : game.seats) ++counts.met[{seat.bot, other.bot}];
    }
  return counts;
}

// Seat i of the first rotation is seat i + 1 of the next.
std::vector<std::string> rotated(const LeagueGame& game) {
  std::vector<std::string> bots;
  for (const LeagueSeat& seat : game.seats) bots.push_back(seat.bot);
  std::rotate(bots.rbegin(), bots.rbegin() + 1, bots.rend());
  return bots;
}

std::vector<std::string> new_deal(const LeaguePlan& plan, const Counts& counts, std::int64_t deal) {
  std::vector<std::string> chosen;
  const auto sits = [&](const std::string& bot) {
    return std::count(chosen.begin(), chosen.end(), bot);
  };
  const auto merit = [&](std::size_t i) {
    const std::string& bot = plan.bots[i].name;
    const auto games = counts.games.find(bot);
    std::int64_t met = 0;
    for (const std::string& other : chosen) {
      const auto found = counts.met.find({bot, other});
      met += found == counts.met.end() ? 0 : found->second;
    }
    const std::uint64_t n = static_cast<std::uint64_t>(deal) * plan.bots.size() + i;
    return std::tuple(sits(bot), games == counts.games.end() ? 0 : games->second, met,
                      seed_of("who plays", plan.seed, n));
  };
  while (chosen.size() < plan.players) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < plan.bots.size(); ++i)
      if (merit(i) < merit(best)) best = i;
    chosen.push_back(plan.bots[best].name);
  }
  return chosen;
}

}  // namespace

LeagueTable next_table(const LeaguePlan& plan, const std::vector<LeagueGame>& played) {
  LeagueTable table{static_cast<std::int64_t>(played.size()), 0, {}};
  if (!played.empty()) {
    const LeagueGame& last = played.back();
    const auto rotations = std::count_if(played.begin(), played.end(),
                                         [&](const auto& one) { return one.deal == last.deal; });
    table.deal = last.deal;
    table.bots = rotated(last);
    const bool all_there = std::all_of(table.bots.begin(), table.bots.end(),
                                       [&](const std::string& bot) { return plan.has(bot); });
    if (static_cast<std::size_t>(rotations) < plan.players && all_there) return table;
    table.deal = last.deal + 1;
  }
  table.bots = new_deal(plan, count(played), table.deal);
  return table;
}

}  // namespace hadal::cli
