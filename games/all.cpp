// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"

#include "games/types.h"

namespace hadal {
namespace {

GameKind kind_of(const GameEntry& entry, const BotRoster& bots) {
  GameKind kind{
      entry, &bots, entry.options, bots.levels(), std::string(bots.stand_in()), bots.remember(),
      {},    {}};
  for (const Phrase& phrase : entry.phrases) {
    kind.phrases.push_back(phrase.key);
    if (phrase.names_seat) kind.phrases_about.push_back(phrase.key);
  }
  return kind;
}

}  // namespace

const std::vector<GameKind>& game_kinds() {
#define HADAL_KIND(game, Type) \
  kind_of(entry_of<game::Type>(game::kRuleIds), any_roster<game::Type>()),
  static const std::vector<GameKind> kinds{HADAL_GAMES(HADAL_KIND)};
#undef HADAL_KIND
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
