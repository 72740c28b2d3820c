// SPDX-License-Identifier: Apache-2.0
// Finished tables: ratings, statistics, and each player's list of them. Everybody's standing is in
// memory; the tables themselves are looked up in the log when somebody asks.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/common/events.h"
#include "server/log/log.h"
#include "server/people/people.h"
#include "server/people/weng_lin.h"
#include "server/protocol/review.h"

namespace hadal::house {

struct Finished {
  TableFinished result;
  std::int64_t at = 0;
};

// Everything known about one player of one game.
struct Standing {
  Rating rating;
  std::int64_t played = 0;
  std::int64_t won = 0;
  std::int64_t conceded = 0;
  std::int64_t scored = 0;  // games with a score, …
  std::int64_t scores = 0;  // … their sum …
  std::int64_t best = 0;    // … and the best of them
};

class Results {
 public:
  static constexpr const char* kSummary = "standings";  // see log::Log::keep

  explicit Results(log::Log* log = nullptr) : log_(log) {}

  void apply(const TableFinished& result, std::int64_t at, std::uint64_t number = 0);
  std::uint64_t size() const { return size_; }  // as numbered in the log

  std::optional<Finished> find(const std::string& table) const;
  std::vector<Finished> of(const std::string& person, std::size_t most) const;  // newest first
  protocol::Statistics statistics(const std::string& person) const;
  protocol::Ratings ratings(std::string_view game, const People& people, std::size_t most) const;
  Rating rating(std::string_view game, const std::string& person) const;

  log::Summary summary() const;
  bool restore(const log::Summary& summary);  // false: it is of another version

 private:
  std::optional<Finished> look_up(const std::string& table) const;
  void look_up(const std::string& person, std::size_t most, std::vector<Finished>& found) const;
  void remember(const std::string& table, const Finished& finished) const;
  void count(const TableFinished& result);
  void rate(const TableFinished& result);
  const Standing* standing(std::string_view game, const std::string& person) const;

  log::Log* log_;
  std::uint64_t size_ = 0;
  // Tables that were asked for, or have just ended; all others are in the log.
  mutable std::unordered_map<std::string, Finished> recent_;
  std::map<std::string, std::unordered_map<std::string, Standing>, std::less<>>
      standings_;  // by game
};

}  // namespace hadal::house
