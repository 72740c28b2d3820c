// SPDX-License-Identifier: Apache-2.0
// Bots think here, on a limited number of threads that give way to everything else. fair_queue.h
// decides which comes first.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "server/table/fair_queue.h"

namespace hadal::house {

class BotPool {
 public:
  using Post = std::function<void(std::function<void()>)>;
  // Where there are no threads, `instead` gets the thoughts, one at a time.
  explicit BotPool(unsigned threads, Post instead = {});
  ~BotPool();  // what waits is dropped; it will be asked again
  BotPool(const BotPool&) = delete;
  BotPool& operator=(const BotPool&) = delete;

  void think(BotJob job);
  std::size_t waiting() const;

 private:
  void work();
  void think_once();
  void think_next(std::unique_lock<std::mutex>& lock);

  Post instead_;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);  // for what is posted too late
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  FairQueue queue_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hadal::house
