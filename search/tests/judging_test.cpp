// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "search/contest.h"
#include "search/ismcts.h"
#include "search/tests/settings.h"
#include "search/tests/tiny_games.h"

namespace hadal::bots {
namespace {

using tiny::Coin;
using tiny::Kuhn;
using tiny::Nim;
using tiny::searching;

template <Game G, Guide<G> Advice>
std::vector<Judged<int>> judged(Ismcts<G, Advice>& bot, const typename G::State& s,
                                std::uint64_t seed, std::optional<int> played = std::nullopt,
                                Knowledge knowledge = Knowledge::seat) {
  typename G::MoveList legal;
  G::legal_moves(s, legal);
  Rng rng(seed);
  return bot.judge({s, G::to_move(s), legal, played, knowledge}, rng);
}

TEST(Judge, GivesEveryLegalMoveAValueAndTheBestFirst) {
  Ismcts<Nim, UniformGuide<Nim>> bot(searching(2000));
  const auto all = judged(bot, {7, 0}, 1);
  ASSERT_EQ(all.size(), 3u);
  EXPECT_EQ(all[0].move, 3);  // leaves four
  EXPECT_GT(all[0].chance, 0.8f);
  for (std::size_t i = 1; i < all.size(); ++i) {
    EXPECT_LE(all[i].chance, all[i - 1].chance);
    EXPECT_GT(all[i].tries, 0u);
  }
}

TEST(Judge, LooksAtThePlayedMoveAsCloselyAsAtTheBest) {
  Ismcts<Nim, UniformGuide<Nim>> bot(searching(2000));
  const auto all = judged(bot, {7, 0}, 1, 1);
  const auto played =
      std::find_if(all.begin(), all.end(), [](const auto& one) { return one.move == 1; });
  ASSERT_NE(played, all.end());
  EXPECT_GE(2 * played->tries, all[0].tries);
  EXPECT_LT(played->chance, all[0].chance - 0.3f);
}

TEST(Judge, SaysTheSameForTheSameSeedWhateverItWasAskedBefore) {
  Ismcts<Nim, UniformGuide<Nim>> fresh(searching(300));
  Ismcts<Nim, UniformGuide<Nim>> used(searching(300));
  judged(used, {13, 0}, 9);
  const auto a = judged(fresh, {11, 0}, 4);
  const auto b = judged(used, {11, 0}, 4);
  ASSERT_EQ(a.size(), b.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a[i].move, b[i].move);
    EXPECT_EQ(a[i].chance, b[i].chance);
    EXPECT_EQ(a[i].tries, b[i].tries);
  }
}

// With the queen, whoever was bet against must guess; who sees the other card need not.
TEST(Judge, KnowsMoreAtTheOpenTable) {
  tiny::KuhnState weak{{0, 1}, {}, true};
  weak.moves.push_back(1);
  tiny::KuhnState strong{{2, 1}, {}, true};
  strong.moves.push_back(1);
  Ismcts<Kuhn, tiny::KuhnGuide> bot(searching(1000));
  const auto value_of = [](const std::vector<Judged<int>>& all, int move) {
    for (const auto& one : all)
      if (one.move == move) return one.chance;
    return -1.0f;
  };
  EXPECT_EQ(value_of(judged(bot, weak, 3), 1), value_of(judged(bot, strong, 3), 1));
  EXPECT_GT(value_of(judged(bot, weak, 3, std::nullopt, Knowledge::open), 1),
            value_of(judged(bot, strong, 3, std::nullopt, Knowledge::open), 1) + 0.5f);
}

TEST(Contest, GivesMostTriesToMovesThatAreHardToTellApart) {
  const std::vector<int> moves{0, 1, 2, 3, 4, 5, 6, 7};
  Contest<int> contest(moves, std::nullopt);
  Rng rng(5);
  contest.run(4000, [&](const std::vector<std::size_t>& left) {
    for (const std::size_t i : left) {
      const float noise = static_cast<float>(rng.below(100)) / 500;
      contest.entrant(i).add({(i < 2 ? 0.6f : 0.2f) + noise, 0});
    }
  });
  const auto all = contest.judged(false);
  EXPECT_LT(all[0].move, 2);
  EXPECT_LT(all[1].move, 2);
  EXPECT_GT(all[1].tries, 5 * all[7].tries);
  EXPECT_LT(all[0].uncertainty, 0.01f);
}

TEST(Contest, StopsWhenNothingIsLeftToFindOut) {
  const std::vector<int> moves{0, 1};
  Contest<int> contest(moves, 0);
  int laps = 0;
  contest.run(1'000'000, [&](const std::vector<std::size_t>& left) {
    ++laps;
    for (const std::size_t i : left)
      contest.entrant(i).add({i == 0 ? 0.9f : 0.1f + 0.01f * static_cast<float>(laps % 2), 0});
  });
  EXPECT_LT(laps, 100);
}

// The worlds differ much, the moves in the same world hardly at all.
TEST(Contest, KnowsADifferenceBetterThanEitherValue) {
  const std::vector<int> moves{0, 1};
  Contest<int> contest(moves, 1);
  Rng rng(7);
  contest.run(400, [&](const std::vector<std::size_t>& left) {
    const float world = static_cast<float>(rng.below(100)) / 200;
    for (const std::size_t i : left) contest.entrant(i).add({world + (i == 0 ? 0.1f : 0.0f), 0});
  });
  const auto all = contest.judged(false);
  EXPECT_EQ(all[0].apart, 0.0f);
  EXPECT_GT(all[1].uncertainty, 0.005f);
  EXPECT_LT(all[1].apart, 0.0001f);
}

// The first worlds are much better than the rest, and most moves are tried only there.
TEST(Contest, CallsNoMoveBetterForTheWorldsThatItWasTriedIn) {
  const std::vector<int> moves{0, 1, 2, 3, 4, 5, 6, 7};
  Contest<int> contest(moves, 5);
  int laps = 0;
  contest.run(2000, [&](const std::vector<std::size_t>& left) {
    ++laps;
    const float world = (laps <= 80 ? 0.7f : 0.2f) + (laps % 2 == 0 ? 0.1f : -0.1f);
    for (const std::size_t i : left) contest.entrant(i).add({world + (i == 3 ? 0.05f : 0.0f), 0});
  });
  const auto all = contest.judged(false);
  EXPECT_EQ(all[0].move, 3);
  EXPECT_LT(all[0].chance, 0.6f);
  EXPECT_LT(all.back().tries, all[0].tries);
  for (std::size_t i = 1; i < all.size(); ++i)
    EXPECT_NEAR(all[0].chance - all[i].chance, 0.05f, 1e-4f) << all[i].move;
}

// The first thing differs by one in every world, the second by chance alone, the third never.
TEST(Contest, TellsWhatTheBestBringsAndLeavesOutWhatMayBeChance) {
  const std::vector<int> moves{0, 1};
  Contest<int> contest(moves, 1);
  Rng rng(3);
  contest.run(200, [&](const std::vector<std::size_t>& left) {
    const auto world = static_cast<float>(rng.below(10));
    for (const std::size_t i : left) {
      const float mine = i == 0 ? 1.0f : 0.0f;
      const float chance = 0.5f + 0.2f * mine + 0.01f * static_cast<float>(rng.below(10));
      contest.entrant(i).add({chance, 0, {world + mine, static_cast<float>(rng.below(10)), world}});
    }
  });
  const auto all = contest.judged(false);
  ASSERT_EQ(all[0].move, 0);
  for (const auto& one : all) {  // the best is compared with the next, the next with the best
    EXPECT_FLOAT_EQ(one.behind[0], 1.0f);
    EXPECT_EQ(one.behind[1], 0.0f);
    EXPECT_EQ(one.behind[2], 0.0f);
  }
}

TEST(Contest, DoesNotCallARiskyMoveBetter) {
  const std::vector<int> moves{0, 1};
  Contest<int> contest(moves, std::nullopt);
  contest.entrant(0).risky = true;
  contest.run(100, [&](const std::vector<std::size_t>& left) {
    for (const std::size_t i : left) contest.entrant(i).add({i == 0 ? 0.9f : 0.5f, 0});
  });
  EXPECT_EQ(contest.judged(false).front().move, 1);
}

}  // namespace
}  // namespace hadal::bots
