// SPDX-License-Identifier: Apache-2.0
// What fills the sentence of a move: seats and numbers here, everything else as the game calls it.
#pragma once

#include <string>

#include "engine/move_words.h"
#include "words/catalogue.h"

namespace hadal::cli {

// `called(Player)` is the name of a seat, `thing(MovePart)` an argument of one of the game's kinds.
template <typename Called, typename Thing>
words::Arguments arguments_of(const MoveParts& move, Called called, Thing thing) {
  words::Arguments all;
  for (const MovePart& part : move.parts) {
    if (part.kind == "seat")
      all.emplace_back(std::string(part.name), called(*parse_player(part.text)));
    else if (part.kind == "number" || part.kind == "count")
      all.emplace_back(std::string(part.name), std::stoi(std::string(part.text)));
    else
      all.push_back(thing(part));
  }
  return all;
}

}  // namespace hadal::cli
