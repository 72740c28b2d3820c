// SPDX-License-Identifier: Apache-2.0
// What can be known of a table.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/common/clock.h"
#include "server/common/requests.h"
#include "server/table/beliefs.h"
#include "server/table/history.h"
#include "server/table/orders.h"
#include "server/table/seats.h"
#include "server/table/shared_reviews.h"
#include "server/table/talk.h"

namespace hadal::house {

// How far a table has come.
struct Course {
  protocol::TableState state = protocol::TableState::waiting;
  protocol::Ending ending = protocol::Ending::played;
  bool closed = false;          // given up before the start
  std::string trouble;          // why it can only be looked at
  bool is_readable = true;      // all entries so far
  std::vector<Happened> unfit;  // moves that do not fit the rules of today, and those after them
  std::vector<protocol::SeatResult> remembered;  // of a game in trouble, from the time it ended
  std::optional<std::string> rematch;            // the table that follows
};

// Who will not sit here.
struct Absent {
  std::set<std::string> kicked;       // by the host
  std::vector<std::string> declined;  // did not want to come
};

// What its chance moves come from.
struct Dealer {
  int rules_version = 1;
  std::optional<fair::Seed> seed;
  std::string commitment;  // to the seed
  std::string origin;      // of the seed, see fair::Origin
};

// What a table is now, for whoever decides or shows something.
class TableFacts {
 public:
  const std::string& id() const { return id_; }
  const TableOpened& plan() const { return plan_; }
  const GameKind& kind() const { return *kind_; }
  const Seats& seats() const { return seats_; }
  const Seat& at(Player p) const { return seats_.at(p); }
  const Clock& clock() const { return clock_; }
  const History& history() const { return history_; }
  const Orders& orders() const { return orders_; }
  const std::vector<protocol::Jotting>& jottings(Player p) const { return jottings_[index(p)]; }
  const Requests& requests() const { return requests_; }
  const Talk& talk() const { return talk_; }
  const Beliefs& beliefs() const { return beliefs_; }
  const Course& course() const { return course_; }
  const Dealer& dealer() const { return dealer_; }

  const Table* game() const { return history_.game(); }  // null: not begun
  Player to_move() const;                                // nobody: waiting, over, or in trouble
  std::int64_t number() const { return number_; }        // of the position
  std::uint64_t entries() const { return entries_; }     // in the log
  std::int64_t updated() const { return updated_; }
  // When something changed that everybody sees, moves or other things.
  std::int64_t changed() const { return changed_; }
  const std::vector<protocol::Note>& notes() const { return notes_; }
  const SharedReviews& shared() const { return shared_; }
  const Absent& absent() const { return absent_; }
  Player turn_owner() const { return turn_owner_; }  // whose turn of the game it is

 protected:
  explicit TableFacts(std::string id) : id_(std::move(id)) {}

  std::string id_;
  TableOpened plan_;
  const GameKind* kind_ = nullptr;
  Seats seats_;
  Clock clock_;
  History history_;
  Orders orders_;
  std::array<std::vector<protocol::Jotting>, kMaxSeats> jottings_;  // of each seat, for itself
  Requests requests_;
  Talk talk_;
  Beliefs beliefs_;
  Course course_;
  Dealer dealer_;

  std::uint64_t entries_ = 0;
  std::int64_t updated_ = 0;
  std::int64_t changed_ = 0;
  std::vector<protocol::Note> notes_;
  SharedReviews shared_;
  Absent absent_;
  Player turn_owner_ = Player::nobody;
  std::int64_t number_ = 0;
};

}  // namespace hadal::house
