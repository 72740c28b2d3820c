// SPDX-License-Identifier: Apache-2.0
#include "arena/game_commands_of.h"
#include "examples/third_game/terminal/words.h"
#include "terminal/plain_client.h"

namespace hadal::cli {

template <>
const GameCommands& commands_of<liars_dice::LiarsDice>() {
  static const GameCommandsOf<PlainClient<liars_dice::LiarsDice, DiceWords>> commands;
  return commands;
}

}  // namespace hadal::cli
