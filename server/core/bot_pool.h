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

#include "server/core/bot_job.h"

namespace hadal::core {

class BotPool {
 public:
  explicit BotPool(unsigned threads);
  ~BotPool();  // what waits is dropped; it will be asked again
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  void think(BotJob job);
  std::size_t waiting() const;

 private:
  struct Waiting {
    std::uint64_t order = 0;
    std::shared_ptr<BotJob> asked;
    bool operator<(const Waiting& other) const {
      if (asked->live != other.asked->live) return asked->live;
      return order < other.order;
    }
  };

  void work();

  mutable std::mutex mutex_;
  std::condition_variable wake_;
  std::set<Waiting> queue_;
  std::uint64_t asked_ = 0;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hadal::core
