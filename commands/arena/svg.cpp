// SPDX-License-Identifier: Apache-2.0
// The chart of an arena: a bar for every bot, match by match; ratings below.
#include <fmt/core.h>

#include "commands/arena/chart.h"

namespace hadal::cli {

std::string as_svg(const std::vector<MatchSum>& matches, const std::vector<Rating>& elo) {
  Chart chart;
  for (const MatchSum& match : matches) {
    chart.heading(fmt::format("Abyss, {} players, {} games: share of wins",
                              match.pairing.bots.size(), match.games));
    for (const BotSum& bot : match.bots) chart.share(bot.bot, bot.all.wins, bot.all.games);
  }
  chart.elo(elo);
  return chart.text();
}

}  // namespace hadal::cli
