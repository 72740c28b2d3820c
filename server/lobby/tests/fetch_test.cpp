// SPDX-License-Identifier: Apache-2.0
// Finished tables are read on another thread, however long that takes.
#include <gtest/gtest.h>

#include <future>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

TEST(Fetch, ALongReadMakesNobodyElseWait) {
  TwoPlayers game;
  game.play_to_the_end(20);
  game.restart();
  std::promise<void> may_read;
  game.log.before_read = [&, released = may_read.get_future().share()](const std::string& stream) {
    if (stream == "table/" + game.table) released.wait();
  };
  bool is_there = false;
  game.house->shelf().fetch(game.table, [&] { is_there = true; });
  while (game.queue->run_one()) {
  }
  EXPECT_FALSE(is_there) << "it is being read";
  TestTab& other = game.tab(game.ben);
  game.house->tabs().receive(other.id, R"({"type":"ping","request":"p"})");
  EXPECT_EQ(other.count("pong"), 1u);
  may_read.set_value();
  game.run();
  EXPECT_TRUE(is_there);
}

TEST(Fetch, SomebodyWhoWatchesAFinishedTableGetsItInTheEnd) {
  TwoPlayers game;
  game.play_to_the_end(20);
  game.restart();
  TestTab& tab = game.tab(game.ada);
  game.watch(tab);
  EXPECT_TRUE(TwoPlayers::is_over(tab));
}

TEST(Fetch, ManyWhoAskAreAnsweredByOneRead) {
  TwoPlayers game;
  game.play_to_the_end(20);
  game.restart();
  const int before = game.log.reads["table/" + game.table];
  int answered = 0;
  for (int i = 0; i < 5; ++i) game.house->shelf().fetch(game.table, [&] { ++answered; });
  game.run();
  EXPECT_EQ(answered, 5);
  EXPECT_EQ(game.log.reads["table/" + game.table], before + 1);
}

TEST(Fetch, AReplayIsWorkedOutOnAnotherThread) {
  TwoPlayers game;
  game.play_to_the_end(20);
  bool is_there = false;
  game.house->reviews().replay(
      game.table, game.ada, {50, "B"}, {},
      [&](const Refusal*, const protocol::Replayed& found) { is_there = found.move == 50; });
  EXPECT_FALSE(is_there);
  EXPECT_TRUE(game.run_until([&] { return is_there; }));
}

TEST(Fetch, AGameThatNobodyLookedAtSinceTheStartIsReplayedOnAnotherThread) {
  TwoPlayers game;
  game.play_until(20,
                  [&](TestTab& who) { return who.last("position").at("moves").as_int64() > 80; });
  game.restart();
  TestTab& tab = game.tab(game.ada);
  game.house->tabs().receive(tab.id,
                             R"({"type":"watch","request":"w","table":")" + game.table + R"("})");
  EXPECT_EQ(tab.count("position"), 0u) << "it is being replayed";
  EXPECT_TRUE(game.house->shelf().is_fetching());
  game.run();
  const auto first = std::find_if(tab.got.begin(), tab.got.end(), [](const auto& message) {
    return message.at("type") == "position";
  });
  ASSERT_NE(first, tab.got.end());
  const auto& events = first->at("events").as_array();
  EXPECT_GT(events.size(), 80u);
  EXPECT_EQ(game.house->reviews().moves(game.table, game.ada, "").events.size(), events.size());
}

TEST(Fetch, ATableThatNobodyKnowsIsNotWaitedFor) {
  TestHouse house;
  bool is_told = false;
  house.house->shelf().fetch("nothing", [&] { is_told = true; });
  EXPECT_TRUE(is_told);
}

}  // namespace
}  // namespace hadal::house::test
