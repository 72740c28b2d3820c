// SPDX-License-Identifier: Apache-2.0
// The answers to a question, numbered for people.
//
// Most questions have one answer: a move of the legal list. Cards to add or discard and decks to
// draw from are answered by several numbers on one line; they are listed in the order in which the
// rules want them, so that sorted picks are legal moves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/unfathomable/terminal/words.h"

namespace hadal::cli {

struct ShipChoices {
  struct Item {
    unfathomable::Move move;
    std::string label;  // as a sentence of its own
    std::string brief;  // in a list of its kind: "Bridge", "Lore 2"; empty: there is none
  };
  bool several = false;  // several numbers are one answer
  bool repeats = false;  // one of them may be given more than once
  int exactly = 0;       // so many; 0: any number
  std::vector<Item> items;
};

// What the seat to move may choose from.
ShipChoices choices_of(const unfathomable::State& world, const UnfathomableWords& words);

// The moves of an answer: sorted, and ended by `done` where more could follow.
std::vector<unfathomable::Move> moves_of(const unfathomable::State& world,
                                         const ShipChoices& choices,
                                         std::vector<std::size_t> picks);

}  // namespace hadal::cli
