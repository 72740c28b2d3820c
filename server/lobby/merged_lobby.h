// SPDX-License-Identifier: Apache-2.0
// The lobby of several houses: each lists the tables that it owns, the first pages of them.
#pragma once

#include <vector>

#include "server/protocol/lobby.h"

namespace hadal::house {

// The first of them is our own. What concerns finished tables is the same everywhere.
protocol::Lobby merged(std::vector<protocol::Lobby> lobbies, std::size_t page);

}  // namespace hadal::house
