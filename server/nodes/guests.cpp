// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/guests.h"

#include <vector>

namespace hadal::nodes {

using house::TabId;

// Nobody may speak here before we know them: their node may have heard of them first.
void Guests::says(const Says& says, std::string_view text) {
  needs_.house.changes().catch_up("people", static_cast<std::uint64_t>(says.people),
                                  [this, says, text = std::string(text)] { take(says, text); });
}

void Guests::take(const Says& says, std::string_view text) {
  const auto found = by_visit_.find({says.home, says.visit});
  if (found != by_visit_.end()) return needs_.house.tabs().receive(found->second, text);
  if (!needs_.members.lives(says.home))  // not yet
    return needs_.send(says.home, NotMine{says.visit}, {});
  if (!needs_.members.owns(says.table) || !says.begins)
    return needs_.send(says.home, NotMine{says.visit}, {});
  const TabId id = open(says);
  needs_.house.tabs().receive(id, text);
}

// They were welcomed by their own node, which also knows when a session ends.
TabId Guests::open(const Says& says) {
  const auto is_open = std::make_shared<bool>(false);
  const auto send = [this, is_open, home = says.home,
                     visit = says.visit](const house::Frame& frame) {
    if (*is_open) needs_.send(home, Shows{visit}, *frame);
  };
  const auto close = [this, home = says.home, visit = says.visit](const std::string& reason) {
    if (reason != "restart") needs_.send(home, Closes{visit, reason}, {});  // only we end then
  };
  const TabId id = needs_.house.tabs().open(says.person, {send, close}, {}, says.address);
  *is_open = true;
  by_visit_[{says.home, says.visit}] = id;
  by_tab_[id] = {says.home, says.visit};
  return id;
}

void Guests::left(const Left& left) {
  const auto found = by_visit_.find({left.home, left.visit});
  if (found != by_visit_.end()) close(found->second);
}

void Guests::turn_away(TabId id) const {
  const Key& key = by_tab_.at(id);
  needs_.send(key.first, NotMine{key.second}, {});
}

void Guests::close(TabId id) { needs_.house.tabs().close(id); }

void Guests::closed(TabId id) {
  const auto found = by_tab_.find(id);
  if (found == by_tab_.end()) return;
  by_visit_.erase(found->second);
  by_tab_.erase(found);
}

void Guests::close_those_of_lost_nodes() {
  std::vector<TabId> lost;
  for (const auto& [key, id] : by_visit_)
    if (!needs_.members.lives(key.first)) lost.push_back(id);
  for (const TabId id : lost) {
    turn_away(id);  // perhaps it lives nevertheless
    close(id);
  }
}

}  // namespace hadal::nodes
