// SPDX-License-Identifier: Apache-2.0
// One table: what its stream in the log says. `apply` repeats facts, live and after a restart
// alike; the `decide_…` functions look at the table and say what would be written, or throw
// Refusal. They change nothing: what is not committed has not happened.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"
#include "fair/fair.h"
#include "registry/registry.h"
#include "server/core/bot_pool.h"
#include "server/core/events.h"
#include "server/core/people.h"
#include "server/core/refusal.h"
#include "server/log/log.h"
#include "server/protocol/review.h"

namespace hadal::core {

struct Answered {
  std::string request;
  std::size_t hash = 0;
};

struct RoomSeat {
  SeatMade made;
  std::string bot_why;  // why a bot plays for the person; empty: he plays himself
  bool agrees = false;  // to end the game without a result
  std::int64_t bank_ms = 0;
  std::vector<protocol::Order> orders;
  std::int64_t orders_turn = 0;
  std::deque<Answered> answered;  // the last ones

  bool has_bot() const { return made.kind == protocol::SeatKind::bot; }
  bool has_person() const { return made.person.has_value(); }
  bool is_played_by_bot() const { return has_bot() || !bot_why.empty(); }
  bool is_taken() const { return has_bot() || has_person(); }
  bool gave_up() const {
    return bot_why == "conceded" || bot_why == "time" || bot_why == "deleted";
  }
};

// A move of the game's history, and how the seats and a spectator saw it where that differs.
struct Happened {
  Player who = Player::nobody;
  std::string text;
  std::int64_t at = 0;
  std::unique_ptr<std::array<std::string, kMaxSeats + 1>> seen;
  std::string remark;                           // see Table::remark
  std::unique_ptr<const protocol::Reason> why;  // of a bot
};

// Whom a bot suspected when it decided, in percent by seat.
struct Suspected {
  std::int64_t move = 0;  // its decision; the first move of a game is 1
  Player who = Player::nobody;
  std::array<std::uint8_t, kMaxSeats> percent{};
};

// Whom an event concerns.
enum class Audience : std::uint8_t { everybody, talkers, owner };

class Room {
 public:
  explicit Room(std::string id) : id_(std::move(id)) {}

  // `live`: people watch. After a restart what they would see of the past is worked out when
  // somebody looks. What cannot be read or carried out is kept in the log and becomes trouble().
  Audience apply(const log::Entry& entry, bool live);

  const std::string& id() const { return id_; }
  const TableOpened& plan() const { return plan_; }
  const GameKind& kind() const { return *kind_; }
  const std::vector<RoomSeat>& seats() const { return seats_; }
  const RoomSeat& at(Player p) const { return seats_[index(p)]; }
  protocol::TableState state() const { return state_; }
  bool is_closed() const { return closed_; }
  std::uint64_t entries() const { return entries_; }             // in the log
  std::int64_t number() const { return number_; }                // of the position
  const std::string& commitment() const { return commitment_; }  // empty before the game
  std::int64_t moves() const { return static_cast<std::int64_t>(history_.size()); }
  // How many of the first moves, seen then, are still those of the game: lines are taken back.
  std::int64_t still_true(std::int64_t seen) const;
  std::int64_t updated() const { return updated_; }
  const std::string& trouble() const { return trouble_; }  // why it can only be looked at
  const std::optional<std::string>& rematch() const { return rematch_; }
  const Table* table() const { return table_.get(); }
  const std::vector<protocol::ChatLine>& chat() const { return chat_; }
  const std::vector<std::string>& chat_people() const { return chat_people_; }

  Player to_move() const;     // nobody: waiting, over, or in trouble
  std::int64_t turn() const;  // the number of the turn, where a game counts them
  std::optional<Player> seat_of(std::string_view person) const;
  Player eye_of(const std::optional<std::string>& person) const;  // nobody: a spectator's
  std::optional<Player> seat_called(std::string_view name) const;
  // Players do; so does the host, until the game begins and he is a spectator without a seat.
  bool may_talk(const std::optional<std::string>& person) const;
  std::int64_t since() const { return since_; }  // when the decision was asked
  // When the time of the person to move is over; nothing: never.
  std::optional<std::int64_t> flag_falls() const;
  // How the game ended, for one that no longer fits the rules.
  void remember_end(const TableFinished& result);
  // After a restart: nobody pays for the time the server was away.
  void forgive(std::int64_t now);

  // Before the start.
  SeatChanged decide_join(const std::string& person, std::optional<Player> seat,
                          bool invited) const;
  SeatChanged decide_leave(const std::string& person) const;
  SeatChanged decide_plan(Player seat, const protocol::SeatPlan& plan,
                          const std::string& host) const;
  Started decide_start() const;

  // The game.
  bool has_answered(Player p, std::string_view request) const;
  bool was_said(const std::string& person, const std::string& request) const;
  Played decide_play(Player p, std::int64_t number, std::string_view line, std::int64_t now) const;
  std::vector<TableEvent> decide_bot_play(Player p, const BotAnswer& answer,
                                          std::int64_t now) const;
  std::optional<Played> decide_order(std::int64_t now);  // nothing: no order fits
  Undone decide_undo(Player p, std::int64_t number, std::int64_t now);
  std::vector<TableEvent> decide_concede(Player p) const;
  std::vector<TableEvent> decide_abandon(Player p) const;
  bool can_undo(Player p);
  TableFinished result() const;

  // What people see. A spectator's eye is Player::nobody.
  protocol::TableCard card(const People& people, const std::optional<std::string>& me,
                           std::int64_t now) const;
  protocol::TableInfo info(const People& people, const std::optional<std::string>& me,
                           std::int64_t now) const;
  // `shown`: how many moves the viewer may know; `from`: how many he has.
  protocol::Position position(const People& people, Player viewer, std::int64_t shown,
                              std::int64_t from, std::int64_t now);
  std::int64_t shown_to_spectators(std::int64_t now) const;
  protocol::Replayed replay(Player viewer, std::int64_t at, std::int64_t last);
  std::vector<protocol::Event> events(Player viewer, std::int64_t from, std::int64_t upto);
  protocol::Looked look_ahead(Player p, std::int64_t number, std::string_view line) const;
  protocol::GameOver game_over() const;
  std::string record(const People& people) const;
  void remember(Thought& thought) const;  // what its bot may recall

 private:
  // Where a line that can be taken back began. After a restart `table` is null until somebody asks.
  struct Snapshot {
    Player seat;
    std::size_t moves;
    std::int64_t since;
    std::int64_t bank_ms;
    std::unique_ptr<Table> table;
  };

  void apply_one(const TableOpened& e);
  void apply_one(const SeatChanged& e);
  void apply_one(const Started& e);
  void apply_one(const Played& e);
  void apply_one(const Explained& e);
  void apply_one(const Undone& e);
  void apply_one(const BotTook& e);
  void apply_one(const SeatReturned& e);
  void apply_one(const Agreed& e);
  void apply_one(const Ended& e);
  void apply_one(const Closed& e);
  void apply_one(const Spoken& e);
  void apply_one(const OrdersSet& e);
  void apply_one(const RematchMade& e);

  void play(Player p, const Played& e);
  void step(Player who, const std::string& text);
  void note_trouble();
  void note_unreadable(std::uint64_t number);
  void remember(RoomSeat& seat, const std::string& request);
  void moved();  // the position is another one
  RoomSeat& seat(const std::string& name);
  std::unique_ptr<Table> begin() const;
  std::unique_ptr<Table> after(std::size_t moves) const;
  void note_seen(const Table& before, Happened& move) const;
  void see_all();
  void find_undo();
  Played decide(Player p, std::string_view line, std::int64_t now) const;
  void expect_turn(Player p, std::int64_t number) const;
  void expect_no_trouble() const;
  void expect_waiting(const char* otherwise) const;
  void expect_running() const;
  bool fits(const protocol::Order& order, const RoomSeat& seat, std::int64_t turn) const;
  std::vector<protocol::SeatState> seat_states(const People& people, std::int64_t now) const;
  std::int64_t spent(Player p, std::int64_t now) const;
  std::optional<std::int64_t> end_of(std::int64_t since, std::int64_t bank_ms) const;
  const Table& shown_table(std::int64_t shown);
  bool is_news(Player p, const std::vector<int>& suspicions) const;
  std::vector<protocol::Belief> beliefs(std::int64_t at) const;

  std::string id_;
  TableOpened plan_;
  const GameKind* kind_ = nullptr;
  std::vector<RoomSeat> seats_;
  protocol::TableState state_ = protocol::TableState::waiting;
  protocol::Ending ending_ = protocol::Ending::played;
  bool closed_ = false;
  std::string trouble_;
  bool is_readable_ = true;      // all entries so far
  std::vector<Happened> unfit_;  // moves from there on
  std::vector<protocol::SeatResult> remembered_;
  int rules_version_ = 1;
  std::optional<std::string> rematch_;

  std::uint64_t entries_ = 0;
  std::int64_t now_ = 0;  // of the entry that is applied
  std::int64_t updated_ = 0;
  std::int64_t since_ = 0;
  std::int64_t number_ = 0;

  std::optional<fair::Seed> seed_;
  std::string commitment_;  // to the seed
  std::uint64_t draws_ = 0;
  std::unique_ptr<Table> table_;
  std::vector<Happened> history_;
  bool live_ = true;
  std::size_t seen_ = 0;              // how many of the history know how they were seen
  std::vector<Suspected> suspected_;  // in the order of the moves; nobody sees it before the end
  std::vector<Snapshot> undo_;
  std::vector<std::pair<std::int64_t, std::int64_t>> taken_back_;  // after this move, up to that
  std::unique_ptr<Table> late_;  // as spectators see it, behind the players
  std::int64_t late_moves_ = -1;

  std::vector<protocol::ChatLine> chat_;
  std::vector<std::string> chat_people_;                // who said it
  std::set<std::pair<std::string, std::string>> said_;  // person and request
};

// The stream of the log that tells of this table.
inline constexpr std::string_view kTablePrefix = "table/";
std::string stream_of(const std::string& table);

}  // namespace hadal::core
