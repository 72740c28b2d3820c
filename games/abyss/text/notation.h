// SPDX-License-Identifier: Apache-2.0
// Moves as text, both ways. docs/notation.md describes it for people.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/move_words.h"
#include "games/abyss/state.h"

namespace hadal::abyss {

std::string text(Move m);
std::string_view name(Verb v);
std::span<const MoveRow> move_rows();  // the words of the players' moves

// One move; nothing if the text is not a move of Abyss.
std::optional<Move> parse(std::string_view text);

// A line a person writes: moves joined by ';', and the abbreviations
// `recruit LORD with ALLY, ALLY` and `discard ALLY, ALLY`, whose order does not matter.
std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line);

}  // namespace hadal::abyss
