// SPDX-License-Identifier: Apache-2.0
// What a new table may be.
#pragma once

#include <string>

#include "games/all.h"
#include "server/common/bot_limits.h"
#include "server/common/events.h"
#include "server/protocol/lobby.h"

namespace hadal::house {

// The table as its host wants it. Throws Refusal.
TableOpened checked(const protocol::MakeTable& plan, const std::string& host,
                    const BotLimits& limits);
void check_bot(const GameKind& kind, const protocol::SeatPlan& plan, const BotLimits& limits);

}  // namespace hadal::house
