// SPDX-License-Identifier: Apache-2.0
#include "commands/commands.h"

#include "engine/record.h"
#include "games/all.h"
#include "terminal/error.h"

namespace hadal::cli {

const std::vector<GameEntry>& games() { return all_games(); }

const GameEntry& game_called(const std::string& name) {
  if (const GameEntry* entry = find_game(games(), name)) return *entry;
  std::string known;
  for (const GameEntry& entry : games())
    known += (known.empty() ? "" : ", ") + std::string(entry.name);
  throw UserError("there is no game '" + name + "'; there is: " + known);
}

}  // namespace hadal::cli
