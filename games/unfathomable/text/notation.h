// SPDX-License-Identifier: Apache-2.0
// Moves as text and back. docs/notation-unfathomable.md describes it for people.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/move_words.h"
#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

std::string text(Move m);
std::optional<Move> parse(std::string_view text);

// The words of the players' moves.
std::span<const MoveRow> move_rows();

// The skill card that the move names, or none.
Card named_card(Move m);

// Moves joined by `;`; cards and skills of a list are played in the canonical order.
std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line);

}  // namespace hadal::unfathomable
