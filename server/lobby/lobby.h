// SPDX-License-Identifier: Apache-2.0
// Which tables there are, and everything that happens at them before the start.
#pragma once

#include <functional>
#include <set>
#include <string>

#include "server/lobby/shuffles.h"
#include "server/lobby/tables.h"
#include "server/people/people.h"

namespace hadal::house {

class Lobby {
 public:
  // `unfit`: finished tables that can only be read.
  struct Needs {
    const Outside& outside;
    const People& people;
    const Results& results;
    const std::set<std::string>& unfit;
    Tables& tables;
    TabList& tabs;
    Changes& changes;
    Shuffles& shuffles;
  };
  explicit Lobby(const Needs& needs) : needs_(needs) {
    count_together(needs.outside, "reports", reports_, needs.outside.now);
  }

  static protocol::Games games();
  // So many pages of the open tables, from one on.
  struct Pages {
    std::size_t first = 0;
    std::size_t count = 1;
  };
  protocol::Lobby list(const PersonId& me, Pages pages = {0, 1});
  // `share`: see Reviews::share; a person who reviews a game sees who sat there.
  protocol::TableInfo table(const std::string& id, const PersonId& me, const std::string& invite,
                            const std::string& share = "");

  protocol::TableMade make_table(const std::string& me, const protocol::MakeTable& plan, Done done);
  // The deal of a day, for me and bots, under this id; it begins at once.
  void make_deal(const std::string& me, const std::string& id, const protocol::MakeTable& plan,
                 const std::string& day, Done done);
  void join(const std::string& id, const std::string& me, const protocol::Join& wish, Done done);
  void decline(const std::string& id, const std::string& me, Done done);  // an invitation
  void leave(const std::string& id, const std::string& me, Done done);
  void kick(const std::string& id, const std::string& me, const protocol::Kick& wish, Done done);
  void plan_seat(const std::string& id, const std::string& me, const protocol::PlanSeat& wish,
                 Done done);
  void start(const std::string& id, const std::string& me, Done done);
  // Reports a line of chat to the operator.
  void report(const std::string& id, const std::string& me, const protocol::Report& wish,
              Done done);
  // The new table, once Done says so; the same one for everybody.
  using Made = std::function<void(const Refusal*, const protocol::TableMade&)>;
  void rematch(const std::string& id, const std::string& me, Made done);

 private:
  protocol::TableCard finished_card(const Finished& finished, const std::string& me) const;
  protocol::TableCard card(const std::string& id, const PersonId& me) const;
  std::size_t unfinished_of(const std::string& me);
  void expect_room_for_a_table(const std::string& me);
  void open(const std::string& id, const std::string& me, const TableOpened& opened, bool start_now,
            Done done);
  void expect_account(const std::string& me) const;
  OpenTable& expect_over(const std::string& id, const std::string& me);  // where they sat
  void make_rematch(const std::string& id, const std::string& me, const Made& done);
  void accept(const std::string& id, const std::string& me, Made done);
  void turn_away(const std::string& id, const std::string& person);

  Needs needs_;
  Budget reports_{protocol::kReports};
};

}  // namespace hadal::house
