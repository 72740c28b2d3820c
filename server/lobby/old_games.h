// SPDX-License-Identifier: Apache-2.0
// After an upgrade: whether the finished games still fit the rules. They are replayed once for
// every version, in the background; a server that is stopped halfway starts over.
#pragma once

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "server/lobby/outside.h"
#include "server/table/results.h"

namespace hadal::house {

class OldGames {
 public:
  OldGames(const Outside& outside, Changes& changes) : outside_(outside), changes_(changes) {}

  // Reads what is known about them, and begins to check if there is a new version.
  void check(const Results& results);
  // What a neighbour has found.
  void learn(const log::Entry& entry);
  const std::set<std::string>& unfit() const { return unfit_; }  // as far as they were checked
  std::size_t unchecked() const { return checking_.games - checking_.checked; }

 private:
  void checked(std::size_t games, const std::vector<Unfit>& unfit);

  const Outside& outside_;
  Changes& changes_;
  std::set<std::string> unfit_;
  Checking checking_;
  std::vector<std::string> found_;                              // in the check under way
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  std::unique_ptr<Checker> checker_;                            // last: its thread ends first
};

}  // namespace hadal::house
