// SPDX-License-Identifier: Apache-2.0
// What the table tells a viewer about a move: the move as the viewer sees it, the remark that
// everybody sees, and the events, each as {key: args}.
#pragma once

#include "engine/table.h"

namespace hadal {

// Before `move`, which must be legal, is played. An entry is a map of one key: the mover with the
// move as it is seen, `remark`, or the key of an event with its arguments.
inline std::vector<Document> told(const Table& before, std::string_view move, Player viewer) {
  std::vector<Document> events;
  events.push_back(Document::Map{{name(before.to_move()), before.seen_by(move, viewer)}});
  if (std::string remark = before.remark(move); !remark.empty())
    events.push_back(Document::Map{{"remark", std::move(remark)}});
  const std::unique_ptr<Table> after = before.clone();
  const std::vector<Event> happened = after->play_telling(move);
  for (const Document& event : after->events_seen(happened, viewer))
    events.push_back(Document::Map{{event.at("key").text(), event.at("args")}});
  return events;
}

}  // namespace hadal
