// SPDX-License-Identifier: Apache-2.0
// What the house needs from outside, and what it tells operators.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/common/bot_limits.h"
#include "server/common/changes.h"
#include "server/common/clock.h"
#include "server/common/secrets.h"
#include "server/lobby/neighbours.h"
#include "server/table/checker.h"

namespace hadal::house {

using Done = std::function<void(const Refusal*)>;  // null: it was done
using PersonId = std::optional<std::string>;

inline Done nobody_waits() {
  return [](const Refusal*) {};
}

struct YourTurn {
  std::string url;
  std::string table;
  std::string game;
  std::string name;  // of the player
};

// How far the finished games have been replayed after an upgrade.
struct Checking {
  std::string version;
  std::size_t games = 0;
  std::size_t checked = 0;
  std::size_t unfit = 0;
};

struct Outside {
  log::Log& log;
  Post post;
  Now now;
  // The time of games: milliseconds that neither jump nor run while the machine is paused. Nothing:
  // `now` is used.
  Now game_now = {};
  std::function<void(const YourTurn&)> your_turn = [](const YourTurn&) {};
  // False: nothing can run beside the house, as in a page. Slow work is posted, piece by piece.
  bool has_threads = true;
  unsigned bot_threads = 1;
  BotLimits bot_limits = {};
  // Bots and standing orders answer at full multiples of this after the question, so the time says
  // nothing about what they hold or are. 0: at once.
  std::int64_t pace_ms = 0;
  std::function<void(std::int64_t ms, std::function<void()>)> later =
      [](std::int64_t, const std::function<void()>& f) { f(); };
  bool limits = true;                            // on what people may use up
  Changes::Took took = [](std::int64_t) {};      // how long changes take
  Changes::Took bot_took = [](std::int64_t) {};  // and bots, with their time in the queue
  // Another one is another program. Without an initializer, designated ones would have to name it.
  std::string build = "";  // NOLINT(readability-redundant-string-init)
  // For the operator: a table that can only be read, and how checking goes on.
  std::function<void(const Unfit&)> found_unfit = [](const Unfit&) {};
  std::function<void(const Checking&)> checking = [](const Checking&) {};
  Neighbours* neighbours = nullptr;  // null: the log is ours alone
};

// The id of a table that nobody can guess; among neighbours, of one that will be ours.
inline std::string new_table(const Outside& outside) {
  return outside.neighbours == nullptr ? random_token(16) : outside.neighbours->new_table();
}

// What is spent from it at our neighbours counts here, too. `now` is the clock it is spent by.
inline void count_together(const Outside& outside, const char* name, Budget& budget, Now now) {
  if (outside.neighbours != nullptr)
    outside.neighbours->purse().share(name, budget, std::move(now));
}

// Where slow work goes if there are no threads for it.
inline Post instead_of_threads(const Outside& outside) {
  return outside.has_threads ? Post() : outside.post;
}

inline Moment moment(const Outside& outside) {
  const std::int64_t wall = outside.now();
  return {wall, outside.game_now ? outside.game_now() : wall};
}

// What operators count.
struct Counts {
  std::size_t people = 0;
  std::size_t waiting_tables = 0;
  std::size_t running_tables = 0;
  std::size_t tabs = 0;
  std::size_t bot_queue = 0;
  std::size_t changes_waiting = 0;
  std::uint64_t moves = 0;     // since the start
  std::uint64_t refused = 0;   // messages
  std::uint64_t mistakes = 0;  // of our own
  std::size_t troubled = 0;    // tables that can only be read
  std::size_t unchecked = 0;   // finished games that this program has not replayed yet
  std::size_t unfit = 0;       // finished games that can only be read
  bool is_failing = false;     // the last change could not be written
};

}  // namespace hadal::house
