// SPDX-License-Identifier: Apache-2.0
#include "server/table/bot_pool.h"

#include <gtest/gtest.h>

#include <deque>
#include <future>

#include "fair/fair.h"

namespace hadal::house {
namespace {

BotJob job(bool live, std::function<void(BotAnswer)> done) {
  BotJob made;
  made.bot = std::make_shared<SeatBot>();
  made.bot->kind = find_kind("abyss");
  made.game = made.bot->kind->entry.start(Document{{"players", 2}});
  std::vector<RecordedMove> moves;
  std::uint64_t draws = 0;
  fair::deal(*made.game, fair::Seed::random(), draws, moves);
  made.bot->level = "random";
  made.live = live;
  made.done = std::move(done);
  return made;
}

TEST(BotPool, ThinksForLiveTablesFirstThenInTheOrderOfAsking) {
  std::promise<void> begun;
  std::promise<void> go;
  std::promise<void> ended;
  std::string order;
  BotPool pool(1);
  pool.think(job(true, [&](const BotAnswer&) {
    begun.set_value();
    go.get_future().wait();
  }));
  begun.get_future().wait();
  const auto note = [&order](const char* name) {
    return [&order, name](const BotAnswer&) { order += name; };
  };
  pool.think(job(false, note("a")));
  pool.think(job(false, [&](const BotAnswer&) {
    order += "b";
    ended.set_value();
  }));
  pool.think(job(true, note("C")));
  pool.think(job(true, note("D")));
  EXPECT_EQ(pool.waiting(), 4u);
  go.set_value();
  ended.get_future().wait();
  EXPECT_EQ(order, "CDab");
}

TEST(BotPool, WithoutThreadsBotsThinkOneAtATimeWhenTheirTurnComes) {
  std::deque<std::function<void()>> posted;
  int thoughts = 0;
  {
    BotPool pool(1, [&](std::function<void()> f) { posted.push_back(std::move(f)); });
    for (int i = 0; i < 3; ++i) pool.think(job(true, [&](const BotAnswer&) { ++thoughts; }));
    EXPECT_EQ(pool.waiting(), 3u);
    EXPECT_EQ(thoughts, 0);
    for (int i = 1; i <= 2; ++i, posted.pop_front()) {
      posted.front()();
      EXPECT_EQ(thoughts, i);
    }
  }
  posted.front()();  // too late: the house is gone
  EXPECT_EQ(thoughts, 2);
}

TEST(BotPool, ABotThatCannotBeMadeStillMoves) {
  BotJob lost = job(true, {});
  lost.bot->level = "no such level";
  const std::vector<std::string> legal = lost.game->legal();
  EXPECT_NE(std::find(legal.begin(), legal.end(), choose_move(lost).move), legal.end());
}

// In which order these owners' jobs are taken, each of them working for so long.
std::string order_of(FairQueue& queue, double ms) {
  std::string order;
  while (!queue.empty()) {
    const FairQueue::Taken taken = queue.take();
    order += taken.job->owner;
    queue.took(taken, ms);
  }
  return order;
}

void ask(FairQueue& queue, const std::string& owner, const std::string& address = "",
         bool for_people = true) {
  auto made = std::make_shared<BotJob>();
  made->owner = owner;
  made->address = address;
  made->for_people = for_people;
  queue.add(std::move(made));
}

TEST(FairQueue, OnePersonsManyTablesMakeNobodyElseWait) {
  FairQueue queue;
  for (int i = 0; i < 5; ++i) ask(queue, "T");
  queue.took(queue.take(), 1000);
  ask(queue, "a");
  ask(queue, "b");
  EXPECT_EQ(order_of(queue, 1000), "abTTTT");
}

TEST(FairQueue, ManyPeopleAtOneAddressShareItsTime) {
  FairQueue queue;
  for (const char* troll : {"T", "U", "V", "W"})
    for (int i = 0; i < 2; ++i) ask(queue, troll, "one");
  for (int i = 0; i < 3; ++i) ask(queue, "a", "other");
  EXPECT_EQ(order_of(queue, 100), "TaUaVaWTUVW");
}

TEST(FairQueue, OneAddressNeverHasAllThreads) {
  FairQueue queue(2);
  for (const char* troll : {"T", "U"}) ask(queue, troll, "one");
  const FairQueue::Taken first = queue.take();
  EXPECT_EQ(first.job->owner, "T");
  EXPECT_FALSE(queue.has_next());
  EXPECT_EQ(queue.take().job, nullptr) << "U is at the same address";
  ask(queue, "a", "other");
  ASSERT_TRUE(queue.has_next());
  EXPECT_EQ(queue.take().job->owner, "a") << "and does not wait for what T thinks";
  queue.took(first, 2000);
  EXPECT_EQ(queue.take().job->owner, "U");
}

TEST(FairQueue, TablesWhereOnlyBotsPlayNeverHaveAllThreads) {
  FairQueue queue(2);
  ask(queue, "T", "one", false);
  ask(queue, "U", "two", false);
  EXPECT_EQ(queue.take().job->owner, "T");
  EXPECT_FALSE(queue.has_next());
  ask(queue, "a", "other");
  EXPECT_EQ(queue.take().job->owner, "a");
}

TEST(FairQueue, TablesWhereOnlyBotsPlayWaitForPeople) {
  FairQueue queue;
  ask(queue, "T", "", false);
  ask(queue, "a");
  EXPECT_EQ(order_of(queue, 100), "aT");
}

}  // namespace
}  // namespace hadal::house
