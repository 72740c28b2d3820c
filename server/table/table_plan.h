// SPDX-License-Identifier: Apache-2.0
// What a new table may be.
#pragma once

#include <optional>
#include <string>

#include "games/all.h"
#include "server/common/events.h"
#include "server/protocol/lobby.h"

namespace hadal::house {

// The table as its host wants it. Throws Refusal.
TableOpened checked(const protocol::MakeTable& plan, const std::string& host);
void check_level(const GameKind& kind, const std::optional<std::string>& level);

}  // namespace hadal::house
