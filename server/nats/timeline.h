// SPDX-License-Identifier: Apache-2.0
// A thread that does one thing after the other, some of them later.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>

namespace hadal::log {

class Timeline {
 public:
  using Clock = std::chrono::steady_clock;

  Timeline() : thread_([this] { work(); }) {}
  ~Timeline() { stop(); }
  Timeline(const Timeline&) = delete;
  Timeline& operator=(const Timeline&) = delete;

  // Must not throw. What has the same time is done in this order.
  void at(Clock::time_point when, std::function<void()> task) {
    {
      const std::lock_guard lock(mutex_);
      tasks_.emplace(when, std::move(task));
    }
    wake_.notify_one();
  }
  // Before anything that is for later.
  void now(std::function<void()> task) { at(Clock::time_point{}, std::move(task)); }
  void after(std::chrono::milliseconds wait, std::function<void()> task) {
    at(Clock::now() + wait, std::move(task));
  }

  // What is left is not done.
  void stop() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    if (thread_.joinable()) thread_.join();
  }

 private:
  void work() {
    std::unique_lock lock(mutex_);
    while (!closing_) {
      if (tasks_.empty()) {
        wake_.wait(lock);
        continue;
      }
      const Clock::time_point next = tasks_.begin()->first;
      if (next > Clock::now()) {
        wake_.wait_until(lock, next);
        continue;
      }
      const std::function<void()> task = std::move(tasks_.begin()->second);
      tasks_.erase(tasks_.begin());
      lock.unlock();
      task();
      lock.lock();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::multimap<Clock::time_point, std::function<void()>> tasks_;
  bool closing_ = false;
  std::thread thread_;  // last: it uses the others
};

}  // namespace hadal::log
