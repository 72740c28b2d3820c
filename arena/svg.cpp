// SPDX-License-Identifier: Apache-2.0
// The chart of an arena: a bar for every bot, match by match; ratings below.
#include <fmt/core.h>

#include "arena/chart.h"
#include "engine/text.h"

namespace hadal::cli {

std::string as_svg(std::string_view game, const std::vector<MatchSum>& matches,
                   const std::vector<Rating>& elo) {
  Chart chart;
  for (const MatchSum& match : matches) {
    chart.heading(fmt::format("{}, {} players, {} games: share of wins", titled(game),
                              match.pairing.bots.size(), match.games));
    for (const BotSum& bot : match.bots) chart.share(bot.bot, bot.all.wins, bot.all.games);
  }
  chart.elo(elo);
  return chart.text();
}

}  // namespace hadal::cli
