// SPDX-License-Identifier: Apache-2.0
#include "search/ismcts.h"

#include <gtest/gtest.h>

#include "search/tests/settings.h"
#include "search/tests/tiny_games.h"

namespace hadal::bots {
namespace {

using tiny::Coin;
using tiny::Kuhn;
using tiny::Nim;
using tiny::searching;

template <Game G, Guide<G> Advice>
typename G::Move answer(Ismcts<G, Advice>& bot, const typename G::State& s, std::uint64_t seed) {
  Rng rng(seed);
  return ask<G>(bot, s, rng);
}

TEST(Search, LeavesAMultipleOfFourInNim) {
  for (const int pile : {5, 6, 7, 9, 10, 11, 13}) {
    Ismcts<Nim, UniformGuide<Nim>> bot(searching(3000));
    EXPECT_EQ(answer(bot, {pile, 0}, 1), pile % 4) << "of " << pile;
  }
}

TEST(Search, FindsTheSameOnSeveralThreads) {
  SearchSettings settings = searching(2000);
  settings.threads = 3;
  Ismcts<Nim, UniformGuide<Nim>> bot(settings);
  EXPECT_EQ(answer(bot, {11, 0}, 1), 3);
}

TEST(Search, AnswersEvenWhenItsTreeIsFull) {
  SearchSettings settings = searching(3000);
  settings.nodes = 2;
  Ismcts<Nim, UniformGuide<Nim>> bot(settings);
  EXPECT_EQ(answer(bot, {5, 0}, 1), 1);
  EXPECT_EQ(bot.searcher(0).tree().size(), 2u);
}

TEST(Search, CallsWithTheKingAndPassesWithTheJack) {
  for (const int other : {0, 1}) {
    Ismcts<Kuhn, tiny::KuhnGuide> bot(searching(2000));
    tiny::KuhnState king{{other, 2}, {}, true};
    king.moves.push_back(1);
    EXPECT_EQ(answer(bot, king, 3), 1);
  }
  for (const int other : {1, 2}) {
    Ismcts<Kuhn, tiny::KuhnGuide> bot(searching(2000));
    tiny::KuhnState jack{{other, 0}, {}, true};
    jack.moves.push_back(1);
    EXPECT_EQ(answer(bot, jack, 3), 0);
  }
}

TEST(Search, BetsTheKingAfterAPass) {
  Ismcts<Kuhn, tiny::KuhnGuide> bot(searching(4000));
  tiny::KuhnState king{{0, 2}, {}, true};
  king.moves.push_back(0);
  EXPECT_EQ(answer(bot, king, 3), 1);
}

TEST(Search, DoesNotPeekAtTheHiddenCoin) {
  for (const int coin : {0, 1}) {
    Ismcts<Coin, UniformGuide<Coin>> bot(searching(4000));
    EXPECT_EQ(answer(bot, {coin, -1, -1}, 5), 2);
  }
}

TEST(Search, CountsHowOftenAMoveWasAvailable) {
  Ismcts<Nim, UniformGuide<Nim>> bot(searching(500));
  answer(bot, {9, 0}, 1);
  const auto& tree = bot.searcher(0).tree();
  std::uint32_t visits = 0;
  for (auto e = tree.node(bot.searcher(0).root()).first; e != SearchTree<int>::kNone;
       e = tree.edge(e).next) {
    EXPECT_EQ(tree.edge(e).available, 500u);
    visits += tree.edge(e).visits;
  }
  EXPECT_EQ(visits, 500u);
}

TEST(Search, GoesOnWithTheTreeOfTheMoveBefore) {
  Ismcts<Nim, UniformGuide<Nim>> bot(searching(400));
  answer(bot, {13, 0}, 1);
  answer(bot, {11, 0}, 2);  // two moves later
  const auto& searcher = bot.searcher(0);
  EXPECT_GT(searcher.tree().node(searcher.root()).visits, 400u);
}

TEST(Search, StopsWhenTheTimeIsUp) {
  SearchSettings settings = searching(0xffffffffu);
  settings.time = std::chrono::milliseconds(20);
  Ismcts<Nim, UniformGuide<Nim>> bot(settings);
  const auto start = std::chrono::steady_clock::now();
  EXPECT_EQ(answer(bot, {7, 0}, 1), 3);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(5));
}

}  // namespace
}  // namespace hadal::bots
