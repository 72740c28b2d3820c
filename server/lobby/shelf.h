// SPDX-License-Identifier: Apache-2.0
// Tables that are not in memory, and games that nobody has looked at since the start: read and
// replayed on another thread, however long they are, so that nobody's move waits for it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/common/errands.h"
#include "server/lobby/tables.h"

namespace hadal::house {

class Shelf {
 public:
  struct Needs {
    const Outside& outside;
    const Results& results;
    Changes& changes;
    Tables& tables;
    Errands& errands;
    std::function<void(OpenTable&)> arrived;  // a table that is not over, see fetch
  };
  explicit Shelf(Needs needs) : needs_(std::move(needs)) {}

  // The table can be used without waiting: it is in memory and replayed, or there is none.
  bool is_at_hand(const std::string& id) const;
  // Calls `then` when the table can be used without waiting: at once, or when it was replayed.
  // Where there are neighbours, a table that is not over may have to be read as well.
  void fetch(const std::string& id, std::function<void()> then);
  // The same, with all that neighbours have written until now.
  void fetch_newest(const std::string& id, std::function<void()> then);
  bool is_fetching() const { return !waiting_.empty(); }

 private:
  void read(const std::string& id);
  void look_back(const std::string& id, const History& history);
  void came(const std::string& id, std::unique_ptr<OpenTable> read);
  void go_on(const std::string& id);

  Needs needs_;
  std::unordered_map<std::string, std::vector<std::function<void()>>> waiting_;  // by table
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
};

}  // namespace hadal::house
