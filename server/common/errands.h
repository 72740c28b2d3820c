// SPDX-License-Identifier: Apache-2.0
// Slow work is done on a separate thread, one thing after the other, so that no move waits for it.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace hadal::house {

class Errands {
 public:
  Errands() : thread_([this] { work(); }) {}
  // Work that is still waiting is dropped.
  ~Errands() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }
  Errands(const Errands&) = delete;
  Errands& operator=(const Errands&) = delete;

  // Must not throw.
  void run(std::function<void()> errand) {
    {
      const std::lock_guard lock(mutex_);
      queue_.push_back(std::move(errand));
    }
    wake_.notify_one();
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return closing_ || !queue_.empty(); });
      if (closing_) return;
      const std::function<void()> errand = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      errand();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
  bool closing_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace hadal::house
