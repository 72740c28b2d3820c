// SPDX-License-Identifier: Apache-2.0
// From the name of a game to its type, for commands that are templates over the game.
#pragma once

#include <string>

#include "games/abyss/abyss.h"
#include "games/unfathomable/unfathomable.h"
#include "terminal/error.h"

namespace hadal::cli {

// Calls f.template operator()<G>() with the game of that name. Throws UserError for any other name.
template <typename F>
decltype(auto) with_game(const std::string& name, F f) {
  if (name == abyss::Abyss::kName) return f.template operator()<abyss::Abyss>();
  if (name == unfathomable::Unfathomable::kName)
    return f.template operator()<unfathomable::Unfathomable>();
  throw UserError("there is no game '" + name + "'; there are abyss and unfathomable");
}

}  // namespace hadal::cli
