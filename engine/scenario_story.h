// SPDX-License-Identifier: Apache-2.0
// What a scenario plays and checks at a table.
#pragma once

#include <string>
#include <vector>

#include "engine/document.h"
#include "engine/table.h"

namespace hadal {

// The scenario itself is wrong, not a rule.
class NotUnderstood : public DocumentError {
 public:
  using DocumentError::DocumentError;
};

// The table, and what was told at it.
class Story {
 public:
  explicit Story(Table& table) : table_(table), told_(table.players() + 1) {}

  // Throws DocumentError if this seat (or chance) cannot make this move now.
  void play(const std::string& who, const Document& what);
  // False if there is no such check; throws DocumentError if it does not hold.
  bool check(const std::string& key, const Document& value);

 private:
  void play_line(const std::string& line);
  void check_log(const Document& expected);

  Table& table_;
  std::vector<Document::List> told_;  // since the last `log`: by seat, and last to a spectator
};

}  // namespace hadal
