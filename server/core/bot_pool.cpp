// SPDX-License-Identifier: Apache-2.0
#include "server/core/bot_pool.h"

#include <algorithm>

#include "server/core/give_way.h"

namespace hadal::core {
namespace {

constexpr int kNicenessOfBots = 10;

void ask_bot(const Thought& thought, const std::vector<std::string>& legal, BotAnswer& answer) {
  std::string why;
  const std::unique_ptr<TableBot> bot = thought.kind->make_bot(thought.level, why);
  if (!bot) return;
  if (thought.start) bot->recall(*thought.start, thought.moves);
  for (const Said& said : thought.said) bot->hear(said);
  Rng rng(thought.seed);
  const std::string move = bot->choose(*thought.table, rng);
  if (std::find(legal.begin(), legal.end(), move) == legal.end()) return;
  answer.move = move;
  answer.suspicions = bot->suspicions();
}

}  // namespace

BotAnswer choose_move(const Thought& thought) {
  const std::vector<std::string> legal = thought.table->legal();
  BotAnswer answer{legal.front(), std::nullopt, {}};
  try {
    if (legal.size() > 1) ask_bot(thought, legal, answer);
    answer.why = public_reason(*thought.kind, thought.level, *thought.table, answer.move);
  } catch (const std::exception&) {  // the first legal move it is
  }
  return answer;
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
  give_way(kNicenessOfBots);
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
