// SPDX-License-Identifier: Apache-2.0
// Lines that can be taken back: what a person played, until something is revealed or somebody else
// acts.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "server/common/clock.h"
#include "server/table/history.h"

namespace hadal::house {

// Where a line began.
struct LineBegan {
  Player seat = Player::nobody;
  std::size_t moves = 0;
  Clock::Mark clock;
  std::unique_ptr<Table> game;  // null after a restart, until somebody asks
};

class Undo {
 public:
  // `game` is null when the log is read again, so a restart does not copy the game for each move.
  void begin(Player p, std::size_t moves, const Clock::Mark& clock, std::unique_ptr<Table> game);
  void keep_only(Player p);  // somebody acts
  void clear() { lines_.clear(); }
  // What is left when this many moves are left; the line that began there, if known.
  std::optional<LineBegan> go_back_to(std::size_t moves);
  void forgive(std::int64_t ms);

  // Works out whether lines that were read from the log revealed anything.
  void find(const History& history);
  const LineBegan* last(Player p) const;

 private:
  std::vector<LineBegan> lines_;
};

}  // namespace hadal::house
