// SPDX-License-Identifier: Apache-2.0
#include "registry/registry.h"

#include "registry/kinds.h"

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

std::optional<Reason> public_reason(const GameKind& kind, std::string_view level,
                                    const Table& table, std::string_view move) {
  if (level == "random") return std::nullopt;  // it has none
  if (table.seen_by(move, Player::nobody) != move) return std::nullopt;
  return kind.reason(table, move);
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
