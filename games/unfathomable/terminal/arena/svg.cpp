// SPDX-License-Identifier: Apache-2.0
// Ratings of a round-robin of Unfathomable, and the chart of its tables.
#include <fmt/core.h>

#include "arena/chart.h"
#include "games/unfathomable/terminal/arena/ship.h"

namespace hadal::cli {

// Each bot is rated twice: as the humans, and as the traitors they met.
std::vector<Rating> ship_ratings(const std::vector<ShipSum>& sums) {
  std::vector<Meeting> meetings;
  for (const ShipSum& sum : sums) {
    const std::string& both = sum.pairing.bots[0];
    const std::size_t colon = both.find(':');
    meetings.push_back({both.substr(0, colon) + ", human", both.substr(colon + 1) + ", traitor",
                        static_cast<double>(sum.games), sum.human_wins});
  }
  return ratings(meetings);
}

std::string ship_svg(const std::vector<ShipSum>& sums, const std::vector<Rating>& elo) {
  Chart chart;
  for (const ShipSum& sum : sums) {
    chart.heading(fmt::format("Unfathomable, {} players, {} games: share of wins",
                              sum.pairing.bots.size(), sum.games));
    for (const ShipBotSum& bot : sum.bots)
      for (std::size_t r = 0; r < kShipRoles; ++r)
        if (bot.roles[r].games > 0)
          chart.share(bot.bot + ", " + kShipRoleNames[r], bot.roles[r].wins, bot.roles[r].games);
  }
  chart.elo(elo);
  return chart.text();
}

}  // namespace hadal::cli
