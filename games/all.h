// SPDX-License-Identifier: Apache-2.0
// Every game the program knows; the list is in all.cpp.
#pragma once

#include "games/kind.h"

namespace hadal {

const std::vector<GameKind>& game_kinds();
const GameKind* find_kind(std::string_view game);

// The entries alone, for records and scenarios.
const std::vector<GameEntry>& all_games();

}  // namespace hadal
