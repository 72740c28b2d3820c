// SPDX-License-Identifier: Apache-2.0
// Finished tables: ratings, statistics, and the list of them for everybody who played.
#pragma once

#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/core/events.h"
#include "server/core/people.h"
#include "server/core/weng_lin.h"
#include "server/protocol/review.h"

namespace hadal::core {

struct Finished {
  TableFinished result;
  std::int64_t at = 0;
};

class Results {
 public:
  void apply(const TableFinished& result, std::int64_t at);

  const Finished* find(const std::string& table) const;
  std::vector<std::string> tables_played() const;  // with a game that was begun, oldest first
  std::vector<const Finished*> of(const std::string& person) const;  // newest first
  protocol::Statistics statistics(const std::string& person) const;
  protocol::Ratings ratings(std::string_view game, const People& people, std::size_t most) const;
  Rating rating(std::string_view game, const std::string& person) const;

 private:
  void rate(const TableFinished& result);

  std::deque<Finished> all_;  // references stay
  std::unordered_map<std::string, const Finished*> by_table_;
  std::unordered_map<std::string, std::vector<const Finished*>> by_person_;
  std::map<std::string, std::unordered_map<std::string, Rating>, std::less<>> ratings_;  // by game
};

}  // namespace hadal::core
