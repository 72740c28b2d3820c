// SPDX-License-Identifier: Apache-2.0
// The pages of a league: index.html and bot-NAME.html in its folder, without scripts, to be opened
// from there.
#pragma once

#include <string>
#include <vector>

#include "commands/league/plan.h"
#include "commands/league/standings.h"

namespace hadal::cli {

// Throws UserError if they cannot be written.
void write_pages(const std::string& folder, const LeaguePlan& plan,
                 const std::vector<LeagueGame>& games, const Standings& all);

// For the terminal.
std::string as_text(const Standings& all);

}  // namespace hadal::cli
