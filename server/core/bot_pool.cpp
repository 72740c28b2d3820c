// SPDX-License-Identifier: Apache-2.0
#include "server/core/bot_pool.h"

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

namespace hadal::core {
namespace {

constexpr int kNiceness = 10;

// Linux counts niceness by thread.
void give_way() {
  const auto thread = static_cast<id_t>(::syscall(SYS_gettid));
  ::setpriority(PRIO_PROCESS, thread, kNiceness);
}

}  // namespace

std::string choose_move(const Thought& thought) {
  const std::vector<std::string> legal = thought.table->legal();
  if (legal.size() == 1) return legal.front();
  try {
    std::string why;
    Rng rng(thought.seed);
    if (const auto bot = thought.kind->make_bot(thought.level, why)) {
      if (thought.start) bot->recall(*thought.start, thought.moves);
      for (const Said& said : thought.said) bot->hear(said);
      std::string move = bot->choose(*thought.table, rng);
      if (std::find(legal.begin(), legal.end(), move) != legal.end()) return move;
    }
  } catch (const std::exception&) {  // fall through
  }
  return legal.front();
}

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

void BotPool::think(Thought thought) {
  {
    const std::lock_guard lock(mutex_);
    queue_.insert({++asked_, std::make_shared<Thought>(std::move(thought))});
  }
  wake_.notify_one();
}

std::size_t BotPool::waiting() const {
  const std::lock_guard lock(mutex_);
  return queue_.size();
}

void BotPool::work() {
  give_way();
  std::unique_lock lock(mutex_);
  for (;;) {
    wake_.wait(lock, [this] { return closing_ || !queue_.empty(); });
    if (closing_) return;
    const std::shared_ptr<Thought> thought = queue_.begin()->thought;
    queue_.erase(queue_.begin());
    lock.unlock();
    thought->done(choose_move(*thought));
    lock.lock();
  }
}

}  // namespace hadal::core
