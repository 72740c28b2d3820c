// SPDX-License-Identifier: Apache-2.0
// A game of bots as a record, for measuring and for puzzles. The same seed gives the same game if
// the bots have no time limit.
#pragma once

#include <string>
#include <vector>

#include "engine/record.h"
#include "games/all.h"

namespace hadal::analysis {

// Throws CannotJudge if there is no such game or bot, or not so many may play.
Record play_bot_game(const std::string& game, const std::vector<std::string>& bots,
                     std::uint64_t seed);

}  // namespace hadal::analysis
