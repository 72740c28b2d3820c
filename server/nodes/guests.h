// SPDX-License-Identifier: Apache-2.0
// Tabs of other nodes at tables of this one. For the house they are tabs like all others; what they
// are sent goes to their node.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>

#include "server/nodes/visits.h"

namespace hadal::nodes {

class Guests {
 public:
  explicit Guests(Visits::Needs needs) : needs_(std::move(needs)) {}

  // What their nodes say.
  void says(const Says& says, std::string_view text);
  void left(const Left& left);

  bool has(house::TabId id) const { return by_tab_.contains(id); }
  // The table is not ours, or the tab was forgotten: its node should start the visit over.
  void turn_away(house::TabId id) const;
  void close(house::TabId id);   // its table goes to another node
  void closed(house::TabId id);  // see Neighbours
  void close_those_of_lost_nodes();

 private:
  using Key = std::pair<std::string, std::int64_t>;  // the node, and its number of the visit

  house::TabId open(const Says& says);
  void take(const Says& says, std::string_view text);

  Visits::Needs needs_;
  std::map<Key, house::TabId> by_visit_;
  std::unordered_map<house::TabId, Key> by_tab_;
};

}  // namespace hadal::nodes
