// SPDX-License-Identifier: Apache-2.0
// Every game the program knows, for code that mixes games at run time. The list itself is in
// games/CMakeLists.txt; no type of a game leaves here.
#pragma once

#include "engine/table.h"
#include "search/roster.h"

namespace hadal {

// A game as a server sees it, with people and bots in its seats.
struct GameKind {
  GameEntry entry;
  const BotRoster* bots;
  std::vector<OptionSpec> options;
  std::vector<std::string> levels;         // of the bots, from the weakest to the strongest
  std::string stand_in;                    // the level that plays for somebody who is away
  bool bots_remember = false;              // they want to recall and to hear before they choose
  std::vector<std::string> phrases;        // what can be said with one touch
  std::vector<std::string> phrases_about;  // those of them that name somebody
};

const std::vector<GameKind>& game_kinds();
const GameKind* find_kind(std::string_view game);

// The entries alone, for records and scenarios.
const std::vector<GameEntry>& all_games();

}  // namespace hadal
