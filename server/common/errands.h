// SPDX-License-Identifier: Apache-2.0
// Slow work is done on a separate thread, one thing after the other, so that no move waits for it.
// What only waits for others can have several threads; then it may end in any order.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hadal::house {

class Errands {
 public:
  using Post = std::function<void(std::function<void()>)>;
  // Where there are no threads, `instead` gets the work.
  explicit Errands(Post instead = {}, std::size_t threads = 1) : instead_(std::move(instead)) {
    while (!instead_ && threads_.size() < threads) threads_.emplace_back([this] { work(); });
  }
  // Work that is still waiting for a thread is dropped.
  ~Errands() {
    if (instead_) return;
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  Errands(const Errands&) = delete;
  Errands& operator=(const Errands&) = delete;

  // Must not throw.
  void run(std::function<void()> errand) {
    if (instead_) return instead_(std::move(errand));
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

  Post instead_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<std::function<void()>> queue_;
  bool closing_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace hadal::house
