// SPDX-License-Identifier: Apache-2.0
// From the name of a game to its type, for commands that are templates over the game.
#pragma once

#include <string>

#include "commands/commands.h"
#include "games/types.h"
#include "terminal/error.h"
#include "terminal/game_commands.h"

namespace hadal::cli {

// Calls f.template operator()<G>() with the game of that name. Throws UserError for any other name.
template <typename F>
decltype(auto) with_game(const std::string& name, F f) {
#define HADAL_IF_GAME(game, Type) \
  if (name == game::Type::kName) return f.template operator()<game::Type>();
  HADAL_GAMES(HADAL_IF_GAME)
#undef HADAL_IF_GAME
  throw no_game(name);
}

inline const GameCommands& commands_for(const std::string& name) {
  return with_game(name, []<Game G>() -> const GameCommands& { return commands_of<G>(); });
}

}  // namespace hadal::cli
