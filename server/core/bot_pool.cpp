// SPDX-License-Identifier: Apache-2.0
#include "server/core/bot_pool.h"

#include <algorithm>

#include "server/core/give_way.h"

namespace hadal::core {
namespace {

constexpr int kNicenessOfBots = 10;

}  // namespace

BotPool::BotPool(unsigned threads) {
  for (unsigned i = 0; i < std::max(1u, threads); ++i) threads_.emplace_back([this] { work(); });
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
    queue_.insert({++asked_, std::make_shared<BotJob>(std::move(job))});
  }
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
    wake_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (closing_) return;
    const std::shared_ptr<BotJob> job = queue_.begin()->asked;
    queue_.erase(queue_.begin());
    lock.unlock();
    job->done(choose_move(*job));
    lock.lock();
  }
}

}  // namespace hadal::core
