// SPDX-License-Identifier: Apache-2.0
// A bot in its seat, and one decision that it has to make.
//
// A bot lives as long as it plays for its seat, so it still has what it worked out when it is asked
// again. It starts afresh when a line is taken back, when it takes over a seat or gives it back,
// and when too many other bots were asked since: a searching bot needs a lot of memory.
#pragma once

#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/table.h"
#include "games/all.h"

namespace hadal::house {

class GameTable;

// A bot's answer: a move, what it tells everybody about it, whom it suspects, which nobody learns
// before the end, and what it says at the table.
struct BotAnswer {
  std::string move;
  std::optional<Reason> why;
  std::vector<int> suspicions;
  std::optional<Said> says = std::nullopt;
};

// It makes one decision at a time.
struct SeatBot {
  const GameKind* kind = nullptr;
  std::string level;
  std::unique_ptr<TableBot> bot;  // made when it is first asked
  int take_backs = 0;             // of the game, and …
  int handovers = 0;              // … of the seat, when it began

  // For bots that remember: how much they were told, and the game as it was then.
  std::unique_ptr<Table> told;
  std::size_t moves_told = 0;
  std::size_t lines_heard = 0;
};

struct BotJob {
  std::shared_ptr<SeatBot> bot;
  std::unique_ptr<Table> game;     // a copy
  std::unique_ptr<Table> recalls;  // for bots that remember: the game when they were last asked,
  std::vector<std::string> moves;  // what was played since,
  std::vector<Said> said;          // and what was said
  std::uint64_t seed = 0;
  bool live = true;
  bool for_people = true;               // somebody sits at the table
  std::string owner;                    // whose table it is …
  std::string address;                  // … and their address
  std::function<void(BotAnswer)> done;  // on a thread of the pool
  std::function<void()> work = {};  // something else than a move: a hint, a piece of an analysis
};

// A legal move, whatever happens: a bot that fails does not stop a game.
BotAnswer choose_move(const BotJob& job);

// The bots of all seats, as many as there is memory for.
class SeatBots {
 public:
  explicit SeatBots(std::size_t most = 32) : most_(most) {}

  // The next decision of this table as a job for the bot in the seat to move.
  BotJob job_for(const GameTable& table);
  void forget(const std::string& table);

 private:
  using Key = std::pair<std::string, Player>;
  struct Awake {
    std::shared_ptr<SeatBot> bot;
    std::list<Key>::iterator used;
  };
  std::shared_ptr<SeatBot> bot_of(const GameTable& table, Player p);
  Awake& awake(const Key& key);

  std::size_t most_;
  std::map<Key, Awake> awake_;
  std::list<Key> by_use_;  // the last used first
};

}  // namespace hadal::house
