// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"

#include "games/abyss/kind/kind.h"
#include "games/unfathomable/kind/kind.h"

namespace hadal {

const std::vector<GameKind>& game_kinds() {
  static const std::vector<GameKind> kinds{abyss_kind(), unfathomable_kind()};
  return kinds;
}

const GameKind* find_kind(std::string_view game) {
  for (const GameKind& kind : game_kinds())
    if (kind.entry.name == game) return &kind;
  return nullptr;
}

const std::vector<GameEntry>& all_games() {
  static const std::vector<GameEntry> entries = [] {
    std::vector<GameEntry> made;
    for (const GameKind& kind : game_kinds()) made.push_back(kind.entry);
    return made;
  }();
  return entries;
}

}  // namespace hadal
