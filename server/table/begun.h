// SPDX-License-Identifier: Apache-2.0
// Tables that do not begin at the beginning: a game that was played in a page and is given to the
// house, and a branch that tries another way from a position of a finished game.
#pragma once

#include <string>
#include <vector>

#include "fair/origin.h"
#include "server/common/bot_limits.h"
#include "server/protocol/review.h"
#include "server/table/game_table.h"

namespace hadal::house {

// A finished game that `person` played without this house, as the events of a table; the first is
// its TableOpened. It is played again here, every draw from its seed. Throws Refusal.
std::vector<TableEvent> given_game(const protocol::GiveGame& gift, const std::string& person,
                                   const BotLimits& limits);
// The table that it becomes: the same one, whoever gives it and however often.
std::string table_of_gift(const protocol::GiveGame& gift, const std::string& person);

// A table that goes on where `over` was after some moves, with `person` in one seat, bots in all
// others and draws from a new seed. Throws Refusal.
std::vector<TableEvent> branch_of(const GameTable& over, const protocol::TryFrom& wish,
                                  const std::string& person, const fair::Origin& origin,
                                  const BotLimits& limits);

}  // namespace hadal::house
