// SPDX-License-Identifier: Apache-2.0
// How ratings went, as SVG: a line for each bot.
#pragma once

#include <string>
#include <vector>

#include "commands/league/standings.h"

namespace hadal::cli {

std::string plot_of_ratings(const std::vector<BotStanding>& bots);

}  // namespace hadal::cli
