// SPDX-License-Identifier: Apache-2.0
// The record of one table: everything that is needed to play it again, as readable text.
// docs/notation.md describes the format.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "engine/document.h"
#include "engine/table.h"

namespace hadal {

// A record that cannot be read or played. The message names the line and the reason.
class RecordError : public std::runtime_error {
 public:
  RecordError(int line, const std::string& reason)
      : std::runtime_error("line " + std::to_string(line) + ": " + reason),
        line_(line),
        reason_(reason) {}
  int line() const { return line_; }
  const std::string& reason() const { return reason_; }

 private:
  int line_;
  std::string reason_;
};

struct RecordedMove {
  Player who = Player::nobody;
  std::string text;
  int line = 0;  // where it stood in the file; not part of the value
  bool operator==(const RecordedMove& o) const { return who == o.who && text == o.text; }
};

struct RecordedResult {
  int score = 0;
  bool won = false;
  bool operator==(const RecordedResult&) const = default;
};

// Where things stood in the file, for messages; not part of the value.
struct RecordLines {
  int game = 2;
  int rules = 3;
  int seats = 4;
  int result = 5;
  bool operator==(const RecordLines&) const { return true; }
};

struct Record {
  std::string game;
  int rules_version = 1;
  Document options = Document::Map{};
  std::vector<std::string> seats;  // who sat there, in the order of the seats
  std::string commitment;          // to the seed, in hexadecimal; empty: the table made none
  std::vector<RecordedMove> moves;
  std::vector<RecordedResult> result;  // empty while the game runs
  std::string seed;                    // revealed when the game is over
  RecordLines lines;
  bool operator==(const Record&) const = default;
};

// A name may be anything that a person typed; a character that would break the line becomes a
// space.
std::string write(const Record& record);

// Throws RecordError for anything that is not a complete record: every line ends with a line break,
// so a record that was cut off anywhere is noticed.
Record read_record(std::string_view text);

// The position after the first `moves` moves (all of them, if there are fewer). Throws RecordError
// when a move is not legal, belongs to another player, or the recorded result is wrong.
std::unique_ptr<Table> replay(const Record& record, const std::vector<GameEntry>& games,
                              std::optional<std::size_t> moves = std::nullopt);

// The entry of a game, or null.
const GameEntry* find_game(const std::vector<GameEntry>& games, std::string_view name);

std::vector<RecordedResult> result_of(const Table& table);

}  // namespace hadal
