// SPDX-License-Identifier: Apache-2.0
#include "registry/registry.h"

#include "registry/kinds.h"

namespace hadal {

std::optional<bots::Statement> statement_of(const Said& said) {
  using Kind = bots::Statement::Kind;
  if (said.phrase == "i_am_human")
    return bots::Statement{said.who, Kind::claims_to_be_human, said.who};
  if (!is_seat(said.about)) return std::nullopt;
  if (said.phrase == "i_suspect" || said.phrase == "to_the_brig")
    return bots::Statement{said.who, Kind::suspects, said.about};
  if (said.phrase == "i_trust") return bots::Statement{said.who, Kind::trusts, said.about};
  return std::nullopt;
}

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
