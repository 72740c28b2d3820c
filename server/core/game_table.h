// SPDX-License-Identifier: Apache-2.0
// One table: what its stream in the log says. `apply` repeats facts, both live and after a restart.
// decide.h says what would be written if somebody did something, and table_view.h makes what people
// see of it. Neither changes anything: what is not committed has not happened.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "server/core/beliefs.h"
#include "server/core/clock.h"
#include "server/core/history.h"
#include "server/core/orders.h"
#include "server/core/requests.h"
#include "server/core/seats.h"
#include "server/core/talk.h"
#include "server/core/undo.h"
#include "server/log/log.h"

namespace hadal::core {

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

// What its chance moves come from.
struct Dealer {
  int rules_version = 1;
  std::optional<fair::Seed> seed;
  std::string commitment;  // to the seed
  std::string origin;      // of the seed, see fair::Origin
};

// Whom an event concerns.
enum class Audience : std::uint8_t { everybody, talkers, owner };

class GameTable {
 public:
  explicit GameTable(std::string id) : id_(std::move(id)) {}

  // `live`: the time of the game, when something is committed; nothing: the log is read again. An
  // entry that cannot be read or carried out stays in the log and becomes trouble.
  Audience apply(const log::Entry& entry, std::optional<std::int64_t> live = std::nullopt);
  // The entries of these events. What was written here is not read again when it is committed.
  std::vector<std::string> write(std::vector<TableEvent> events);
  // A line as it would be played now; it is kept until the position changes. Throws IllegalMove.
  const WorkedOut& work_out(std::string_view line);

  const std::string& id() const { return id_; }
  const TableOpened& plan() const { return plan_; }
  const GameKind& kind() const { return *kind_; }
  const Seats& seats() const { return seats_; }
  const Seat& at(Player p) const { return seats_.at(p); }
  const Clock& clock() const { return clock_; }
  History& history() { return history_; }
  const History& history() const { return history_; }
  Undo& undo() { return undo_; }
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
  // Through whose eyes the game may be looked back at with this link; null: it is none of this
  // table. Nothing inside: any.
  const std::optional<Player>* shared_eye(std::string_view share) const;
  std::optional<std::string> share_for(const std::optional<Player>& eye) const;  // given before
  bool has_kicked(const std::string& person) const { return kicked_.contains(person); }
  const std::vector<std::string>& declined() const {
    return declined_;
  }                                                  // who did not want to come
  Player turn_owner() const { return turn_owner_; }  // whose turn of the game it is

  // What this person said is no longer there.
  void forget_words_of(const std::string& person) { talk_.forget_words_of(person); }
  // How the game ended, for one that no longer fits the rules.
  void remember_end(const TableFinished& result);
  // After a restart: nobody pays for the time the server was away.
  void forgive(const Moment& now);

 private:
  struct Apply;  // one function for each event

  void note_trouble();
  void note_unreadable(std::uint64_t number);
  void step(Player who, const std::string& text);
  void play(Player p, const Played& e);
  void moved();  // the position is another one
  void note(protocol::NoteKind kind, const std::string& seat,
            std::optional<std::string> by = std::nullopt);
  std::optional<TableEvent> take_decided(const std::string& text);

  std::string id_;
  TableOpened plan_;
  const GameKind* kind_ = nullptr;
  Seats seats_;
  Clock clock_;
  History history_;
  Undo undo_;
  Orders orders_;
  std::array<std::vector<protocol::Jotting>, kMaxSeats> jottings_;  // of each seat, for itself
  Requests requests_;
  Talk talk_;
  Beliefs beliefs_;
  Course course_;
  Dealer dealer_;

  std::uint64_t entries_ = 0;
  Moment now_;  // of the entry that is applied
  std::int64_t updated_ = 0;
  std::int64_t changed_ = 0;
  std::vector<protocol::Note> notes_;
  std::set<std::string> kicked_;
  std::vector<std::string> declined_;
  std::vector<std::pair<std::string, std::optional<Player>>> shares_;
  Player turn_owner_ = Player::nobody;
  std::int64_t turn_ = 0;
  std::int64_t number_ = 0;
  bool live_ = true;

  struct Decided {
    std::string text;
    TableEvent event;
  };
  std::vector<Decided> decided_;  // on its way to the log
  struct Prepared {
    std::string line;
    WorkedOut result;
  };
  std::optional<Prepared> prepared_;  // for this position
};

// The stream of the log that tells of this table.
inline constexpr std::string_view kTablePrefix = "table/";
std::string stream_of(const std::string& table);

}  // namespace hadal::core
