// SPDX-License-Identifier: Apache-2.0
// Bots think here, on a bounded number of threads that give way to everything else. Live tables
// come first, then whoever asked first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "engine/table.h"
#include "games/all.h"

namespace hadal::core {

// What a bot answers: a move, what it says of it to everybody, and whom it suspects, which nobody
// learns before the end.
struct BotAnswer {
  std::string move;
  std::optional<Reason> why;
  std::vector<int> suspicions;
};

struct Thought {
  std::string level;
  std::unique_ptr<Table> table;  // a copy
  const GameKind* kind = nullptr;
  std::unique_ptr<Table> start;    // for bots that remember: the beginning of the game,
  std::vector<std::string> moves;  // what was played since,
  std::vector<Said> said;          // and what was said
  std::uint64_t seed = 0;
  bool live = true;
  std::function<void(BotAnswer)> done;  // on a thread of the pool
};

class BotPool {
 public:
  explicit BotPool(unsigned threads);
  ~BotPool();  // what waits is dropped; it will be asked again
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  void think(Thought thought);
  std::size_t waiting() const;

 private:
  struct Job {
    std::uint64_t order = 0;
    std::shared_ptr<Thought> thought;
    bool operator<(const Job& other) const {
      if (thought->live != other.thought->live) return thought->live;
      return order < other.order;
    }
  };

  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::set<Job> queue_;
  std::uint64_t asked_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

// A legal move, whatever happens: a bot that fails does not stop a game.
BotAnswer choose_move(const Thought& thought);

}  // namespace hadal::core
