// SPDX-License-Identifier: Apache-2.0
// Looking back: records, replays, statistics, ratings.
#pragma once

#include <optional>
#include <string>

#include "server/core/people.h"
#include "server/core/tables.h"

namespace hadal::core {

class Reviews {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    const Results& results;
    Tables& tables;
  };
  explicit Reviews(const Needs& needs) : needs_(needs) {}

  std::string record(const std::string& id, const PersonId& me, const std::string& invite = "");
  protocol::Replayed replay(const std::string& id, const PersonId& me,
                            std::optional<std::int64_t> at, const std::string& seat,
                            const std::string& invite = "");
  protocol::Moves moves(const std::string& id, const PersonId& me, const std::string& seat,
                        const std::string& invite = "");
  protocol::Statistics statistics(const std::string& me) const {
    return needs_.results.statistics(me);
  }
  protocol::Ratings ratings(const std::string& game) const;

 private:
  std::int64_t visible_moves(const GameTable& table, const PersonId& me) const;
  bool is_over_for(const GameTable& table, const PersonId& me) const;
  Player permitted_eye(const GameTable& table, const PersonId& me, const std::string& seat) const;

  Needs needs_;
};

}  // namespace hadal::core
