// SPDX-License-Identifier: Apache-2.0
// The words of moves. The text of a move is a verb and what follows it (`give plimsolls B`); the
// catalogues have a sentence for it, GAME.move.WORD, with arguments. A game lists once which word
// that is and which parts of the text fill its arguments. The terminal and the web client
// (games/GAME/web/moves.ts) both read that list.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/events.h"

namespace hadal {

// The arguments are in the order of the text, each with its kind, as those of events. One takes the
// next word. With a plus, as in `card:card+`, it takes all words that are left, and leaves them to
// the next: `crab 4`. A `count+` is the number before its own name, in `2 keys 1 pearl`.
struct MoveRow {
  std::string_view verb;
  EventRow words;            // its key is the word
  std::string_view asked{};  // only as an answer to this question
  std::string_view first{};  // only if this word comes after the verb; `seat` stands for any seat
};

// "item:item player:seat", of the verb itself.
constexpr MoveRow move_row(std::string_view verb, std::string_view arguments) {
  return {verb, event_row(verb, arguments)};
}

// A part of a move's text, and what it is.
struct MovePart {
  std::string_view name;
  std::string_view kind;  // without the plus
  std::string_view text;
};
struct MoveParts {
  std::string_view word;
  std::vector<MovePart> parts;
};

// By the first row that fits; without one, the verb alone. It refers to `text` and to the rows.
MoveParts parts_of(std::string_view text, std::string_view question, std::span<const MoveRow> rows);

// games/GAME/web/moves.ts: the rows for clients, and the arguments of questions (engine/asked.h).
std::string typescript_of(std::string_view game, std::span<const MoveRow> rows,
                          std::span<const EventArgument> asked);

// A game whose moves have words.
template <typename G>
concept SaysMoves = requires {
  { G::move_rows() } -> std::same_as<std::span<const MoveRow>>;
};

}  // namespace hadal
