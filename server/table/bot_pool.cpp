// SPDX-License-Identifier: Apache-2.0
#include "server/table/bot_pool.h"

#include <algorithm>
#include <chrono>

#include "server/common/give_way.h"

namespace hadal::house {
namespace {

constexpr int kNicenessOfBots = 10;

}  // namespace

// One more than are wanted: see fair_queue.h.
BotPool::BotPool(unsigned threads, Post instead)
    : instead_(std::move(instead)), queue_(std::max(1u, threads) + 1) {
  if (instead_) return;
  for (unsigned i = 0; i < std::max(1u, threads) + 1; ++i)
    threads_.emplace_back([this] { work(); });
}

BotPool::~BotPool() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void BotPool::think(BotJob job) {
  {
    const std::lock_guard lock(mutex_);
    queue_.add(std::make_shared<BotJob>(std::move(job)));
  }
  if (instead_)
    return instead_([this, alive = std::weak_ptr<bool>(alive_)] {
      if (alive.lock()) think_once();
    });
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void BotPool::work() {
  give_way(kNicenessOfBots);
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return closing_ || queue_.has_next(); });
    if (closing_) return;
    think_next(lock);
    wake_.notify_one();  // what had to wait for it
  }
}

void BotPool::think_once() {
  std::unique_lock lock(mutex_);
  if (queue_.has_next()) think_next(lock);
}

void BotPool::think_next(std::unique_lock<std::mutex>& lock) {
  const FairQueue::Taken taken = queue_.take();
  lock.unlock();
  const auto begin = std::chrono::steady_clock::now();
  if (taken.job->work) {
    taken.job->work();
  } else {
    taken.job->done(choose_move(*taken.job));
  }
  const std::chrono::duration<double, std::milli> ms = std::chrono::steady_clock::now() - begin;
  lock.lock();
  queue_.took(taken, ms.count());
}

}  // namespace hadal::house
