// SPDX-License-Identifier: Apache-2.0
#include "server/analysis/puzzles.h"

#include <gtest/gtest.h>

#include "server/protocol/json.h"

namespace hadal::analysis {
namespace {

PuzzleWish few() {
  PuzzleWish wish;
  wish.game = "abyss";
  wish.puzzles = 2;
  wish.times = 1;
  wish.bots = {"greedy", "greedy"};
  return wish;
}

TEST(Puzzles, HaveOneClearAnswerAndAreExplained) {
  const protocol::PuzzleBook book = make_puzzles(few());
  ASSERT_EQ(book.puzzles.size(), 2u);
  for (const protocol::Puzzle& one : book.puzzles) {
    EXPECT_GE(one.gap, few().gap);
    EXPECT_EQ(one.moves.front().move, one.answer);
    EXPECT_TRUE(one.reason.has_value() || !one.gains.empty()) << one.id;
  }
}

TEST(Puzzles, JudgedAgainByTheSameBotsStayAsTheyAre) {
  const protocol::PuzzleBook book = make_puzzles(few());
  EXPECT_EQ(protocol::to_json(judge_again(book, few())), protocol::to_json(book));
}

TEST(Puzzles, ThatAreNoneAnyMoreGoWithTheirGames) {
  protocol::PuzzleBook book = make_puzzles(few());
  PuzzleWish strict = few();
  strict.gap = 0.9;
  const protocol::PuzzleBook left = judge_again(book, strict);
  EXPECT_TRUE(left.puzzles.empty());
  EXPECT_TRUE(left.games.empty());
}

TEST(Puzzles, OfABookAreNotMadeTwice) {
  PuzzleWish wish = few();
  wish.puzzles = 1;
  const protocol::PuzzleBook one = make_puzzles(wish);
  wish.puzzles = 2;
  const protocol::PuzzleBook two = make_puzzles(wish, {}, one);
  ASSERT_EQ(two.puzzles.size(), 2u);
  EXPECT_NE(two.puzzles[0].id, two.puzzles[1].id);
}

}  // namespace
}  // namespace hadal::analysis
