// SPDX-License-Identifier: Apache-2.0
#include "commands/commands.h"

#include "engine/record.h"
#include "engine/text.h"
#include "games/all.h"

namespace hadal::cli {

const std::vector<GameEntry>& games() { return all_games(); }

UserError no_game(const std::string& name) {
  std::string known;
  for (const GameEntry& entry : games())
    known += (known.empty() ? "" : ", ") + std::string(entry.name);
  return UserError("there is no game '" + name + "'; there is: " + known);
}

const GameEntry& game_called(const std::string& name) {
  if (const GameEntry* entry = find_game(games(), name)) return *entry;
  throw no_game(name);
}

std::string game_names() {
  std::string names;
  for (const GameEntry& entry : games())
    names += (names.empty()               ? ""
              : &entry == &games().back() ? " or "
                                          : ", ") +
             std::string(entry.name);
  return names;
}

std::string bot_names() {
  std::string names;
  for (const GameKind& kind : game_kinds())
    names += (names.empty() ? "of " : "; of ") + titled(kind.entry.name) + ": " +
             listed(kind.bots->names());
  return names;
}

}  // namespace hadal::cli
