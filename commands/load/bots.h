// SPDX-License-Identifier: Apache-2.0
// What many tables with the strongest bots do to the bot of somebody else, for `hadal load --bots`.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/client/client.h"

namespace hadal::cli {

struct BotPlan {
  std::string game;
  std::size_t tables = 0;  // of four guests at one address, the strongest bots at every other seat
  double seconds = 10;     // of each of the two parts
};

// Times in milliseconds, from the moment when a player at another address has moved, so that their
// bot must decide, to the moment when they see its decision.
struct BotTimes {
  std::string level;          // of that bot: the one below the strongest
  std::vector<float> alone;   // before the others have come
  std::vector<float> beside;  // while they play
  std::size_t others = 0;     // decisions of their bots
};
BotTimes time_bots(const client::Address& address, const BotPlan& plan);

}  // namespace hadal::cli
