// SPDX-License-Identifier: Apache-2.0
// What the table tells a viewer of a move: the move as he sees it, and what everybody sees besides.
#pragma once

#include "engine/table.h"

namespace hadal {

// Before `move`, which must be legal, is played. An entry is a map of one key: who moves with what
// he is seen to do, or `remark`.
inline std::vector<Document> told(const Table& before, std::string_view move, Player viewer) {
  std::vector<Document> events;
  events.push_back(Document::Map{{name(before.to_move()), before.seen_by(move, viewer)}});
  if (std::string remark = before.remark(move); !remark.empty())
    events.push_back(Document::Map{{"remark", std::move(remark)}});
  return events;
}

}  // namespace hadal
