// SPDX-License-Identifier: Apache-2.0
// The moves of a game from its beginning, how everybody saw them, and the position they led to.
//
// A line of moves is worked out on a copy; once it is in the log, it becomes the game. After a
// restart, the log is played move by move, and how each move was seen is worked out when somebody
// asks.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "fair/fair.h"
#include "games/all.h"
#include "server/common/events.h"

namespace hadal::house {

// A move that was played.
struct Happened {
  Player who = Player::nobody;
  std::string text;
  std::int64_t at = 0;
  std::unique_ptr<const std::vector<std::string>> seen;  // see Told; null: as it is
  std::string remark;                                    // see Table::remark
  std::unique_ptr<const protocol::Reason> why;           // of a bot
  std::vector<Event> events;                             // what it did

  const std::string& seen_by(Player viewer) const;
};

// A seat's moves and the chance moves after them, with the position they lead to.
struct WorkedOut {
  std::vector<Told> moves;
  std::vector<Told> dealt;
  std::unique_ptr<Table> after;
};

class History {
 public:
  // Begins a game. Throws DocumentError.
  void begin(const GameKind& kind, const TableOpened& plan);

  const Table* game() const { return game_.get(); }  // null: not begun
  std::int64_t moves() const { return static_cast<std::int64_t>(moves_.size()); }
  const std::vector<Happened>& all() const { return moves_; }
  std::unique_ptr<Table> first() const;  // the game before its first move
  std::unique_ptr<Table> after(std::size_t moves) const { return replay(moves)(); }
  // Plays the first so many moves again, on any thread.
  std::function<std::unique_ptr<Table>()> replay(std::size_t moves) const;

  // Works a line out, chance included. Throws IllegalMove.
  WorkedOut work_out(std::string_view line, const fair::Seed& seed) const;
  void accept(WorkedOut line, std::int64_t at);
  // One move as the log has it; throws IllegalMove, and nothing has changed. `looks`: somebody
  // will ask soon how it was seen.
  void play(Player who, const std::string& text, std::int64_t at, bool looks);
  // Takes back moves until this many are left; `before`: the game as it was then, if known.
  void take_back(std::size_t left, std::unique_ptr<Table> before);
  // Notes why a player made their newest move. Returns which move that is, counted from 1; 0: none.
  std::int64_t explain(Player p, const std::optional<protocol::Reason>& why);

  int take_backs() const { return take_backs_; }  // how often that was done
  // How many of the first moves, seen then, are still those of the game: lines are taken back.
  std::int64_t still_true(std::int64_t seen) const;
  // How many were played before that time.
  std::int64_t before(std::int64_t time) const;
  // The game as it was after this many moves, for delayed spectators; quick if asked in order.
  const Table& late(std::int64_t moves);
  std::vector<protocol::Event> events(Player viewer, std::int64_t from, std::int64_t upto);
  // Whether these moves look the same to everybody.
  bool is_open(std::int64_t from, std::int64_t upto) const;
  // With nothing hidden, when the game is over.
  std::vector<protocol::Event> open_events(std::int64_t from, std::int64_t upto);
  // What `viewer` last saw happen, not counting that somebody passed.
  std::string newest_seen(Player viewer);

  // How moves were seen is found out by playing them again: when somebody asks, or before, on any
  // thread.
  struct LookedBack {
    int take_backs = 0;  // up to then
    std::size_t from = 0;
    std::vector<Told> told;
  };
  std::function<LookedBack()> look_back() const;
  void accept(LookedBack seen);
  void see_all();
  std::size_t unseen() const { return moves_.size() - seen_; }

 private:
  protocol::Event written(std::size_t i, const std::string& text,
                          std::vector<protocol::Told> told) const;

  const GameKind* kind_ = nullptr;
  Document options_;
  std::unique_ptr<Table> game_;
  std::vector<Happened> moves_;
  std::size_t seen_ = 0;     // how many of them know how they were seen
  std::uint64_t draws_ = 0;  // chance moves
  std::vector<std::pair<std::int64_t, std::int64_t>> taken_back_;  // after this move, up to that
  int take_backs_ = 0;
  std::unique_ptr<Table> late_;
  std::int64_t late_moves_ = -1;
};

}  // namespace hadal::house
