// SPDX-License-Identifier: Apache-2.0
// Looking back: records, replays, statistics, ratings.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/common/errands.h"
#include "server/lobby/tables.h"
#include "server/people/people.h"
#include "server/table/table_view.h"

namespace hadal::house {

class Reviews {
 public:
  struct Needs {
    const Outside& outside;
    const People& people;
    const Results& results;
    Tables& tables;
  };
  explicit Reviews(const Needs& needs)
      : needs_(needs), errands_(instead_of_threads(needs.outside)) {}

  // What a person without a seat at the table has.
  struct Link {
    std::string invite;
    std::string share;  // see share()
  };
  std::string record(const std::string& id, const PersonId& me, const Link& link = {});
  // The game after so many moves, through these eyes. It is replayed on a thread of its own.
  struct Wish {
    std::optional<std::int64_t> at;  // nothing: as it is now
    std::string seat;                // empty: mine
  };
  using Replayed = std::function<void(const Refusal*, const protocol::Replayed&)>;
  void replay(const std::string& id, const PersonId& me, const Wish& wish, const Link& link,
              Replayed done);
  protocol::Moves moves(const std::string& id, const PersonId& me, const std::string& seat,
                        const Link& link = {});
  // A link with which anybody can open the review of a finished game; there is one link for each
  // view.
  using Shared = std::function<void(const Refusal*, const protocol::ReviewLink&)>;
  void share(const std::string& id, const std::string& me, const protocol::ShareReview& wish,
             Shared done);
  // A new table that goes on from a position of a finished game.
  protocol::TableMade try_from(const std::string& id, const std::string& me,
                               const protocol::TryFrom& wish, const Link& link, Done done);
  // A game that was played without this house becomes a finished table.
  protocol::TableMade give(const std::string& me, const protocol::GiveGame& gift, Done done);
  // Works something out on the thread for replays. `work` throws Refusal, and touches nothing of
  // the house.
  void apart(std::function<void()> work, Done done);
  protocol::Statistics statistics(const std::string& me) const {
    return needs_.results.statistics(me);
  }
  protocol::Ratings ratings(const std::string& game) const;

 private:
  std::int64_t visible_moves(const GameTable& table, const PersonId& me) const;
  bool is_over_for(const GameTable& table, const PersonId& me) const;
  GameTable& expect_visible(const std::string& id, const PersonId& me, const Link& link);
  GameTable& expect_open(const std::string& id, const PersonId& me, const Link& link);
  Eyes permitted_eyes(const GameTable& table, const PersonId& me, const std::string& seat,
                      const Link& link) const;
  protocol::TableMade open(const std::string& id, std::vector<TableEvent> events, const Done& done);
  std::vector<protocol::Said> said(const GameTable& table, const PersonId& me) const;

  Needs needs_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what comes back too late
  Errands errands_;                                             // last: its thread ends first
};

}  // namespace hadal::house
