// SPDX-License-Identifier: Apache-2.0
// What a person typed, understood: a command, numbers or allies, or moves in notation.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "games/abyss/terminal/screen_choices.h"

namespace hadal::cli {

struct Input {
  enum class Kind : std::uint8_t { nothing, command, picks, moves, unknown };
  Kind kind = Kind::nothing;
  std::string command;             // its full name
  std::string argument;            // what stands behind it
  std::vector<std::size_t> picks;  // indices into the items of the choices, ascending
  std::vector<abyss::Move> moves;
};

// Numbers are those of the choices. Allies may be written `crab 4`, with the name of the race in
// the player's language, or as letter and value (C4).
Input read_input(std::string_view line, const abyss::State& s, const Choices& choices,
                 const AbyssWords& words);

}  // namespace hadal::cli
