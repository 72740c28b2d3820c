// SPDX-License-Identifier: Apache-2.0
// Looking back: records, replays, statistics, ratings.
#pragma once

#include <functional>
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

  // What a person without a seat at the table has.
  struct Link {
    std::string invite;
    std::string share;  // see share()
  };
  std::string record(const std::string& id, const PersonId& me, const Link& link = {});
  protocol::Replayed replay(const std::string& id, const PersonId& me,
                            std::optional<std::int64_t> at, const std::string& seat,
                            const Link& link = {});
  protocol::Moves moves(const std::string& id, const PersonId& me, const std::string& seat,
                        const Link& link = {});
  // A link with which anybody can open the review of a finished game; there is one link for each
  // view.
  using Shared = std::function<void(const Refusal*, const protocol::ReviewLink&)>;
  void share(const std::string& id, const std::string& me, const protocol::ShareReview& wish,
             Shared done);
  protocol::Statistics statistics(const std::string& me) const {
    return needs_.results.statistics(me);
  }
  protocol::Ratings ratings(const std::string& game) const;

 private:
  std::int64_t visible_moves(const GameTable& table, const PersonId& me) const;
  bool is_over_for(const GameTable& table, const PersonId& me) const;
  GameTable& expect_visible(const std::string& id, const PersonId& me, const Link& link);
  Player permitted_eye(const GameTable& table, const PersonId& me, const std::string& seat,
                       const Link& link) const;

  Needs needs_;
};

}  // namespace hadal::core
