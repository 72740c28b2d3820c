// SPDX-License-Identifier: Apache-2.0
// What the program's commands need from a game beyond its rules and bots. Each game defines its own
// in its folder terminal/, mostly by GameCommandsOf (arena/game_commands_of.h).
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/game.h"
#include "search/roster.h"
#include "terminal/client.h"

namespace hadal::cli {

struct ArenaFlags;

struct PlayFlags {
  std::string game;
  std::size_t players = 0;
  std::string seats;
  std::string seed;
  std::string language;
  bool plain = false;
  bool no_colour = false;
  bool every_window = false;
  bool only_choices = false;
  std::vector<std::string> options;
  std::string record;
  std::string resume;
};

// 0: as the fit of the game takes it by itself.
struct FitFlags {
  std::string game;
  std::uint32_t games = 0;
  std::uint32_t rounds = 0;
  std::uint32_t iterations = 0;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::string part;  // of what can be fitted; empty: the evaluation
};

class GameCommands {
 public:
  virtual ~GameCommands() = default;
  // All throw UserError.
  virtual std::unique_ptr<PlayClient> play(const PlayFlags& flags,
                                           const words::Catalogue& catalogue) const = 0;
  virtual int arena(const ArenaFlags& flags) const = 0;  // the exit status
  virtual void fit(const FitFlags& flags) const = 0;     // prints the weights
  // As the arena calls it: a name with settings, or `python:MODULE`.
  virtual std::unique_ptr<TableBot> seat(const std::string& bot) const = 0;
};

// Each game defines its own.
template <Game G>
const GameCommands& commands_of();

}  // namespace hadal::cli
