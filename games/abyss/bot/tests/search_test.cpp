// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "games/abyss/bot/guide.h"
#include "search/ismcts.h"
#include "search/tests/allocations.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;

abyss::State in_the_middle(std::uint64_t seed) {
  Rng rng(seed);
  AbyssPolicy policy;
  abyss::State s = Abyss::setup({3, {}});
  abyss::MoveList legal;
  for (int moves = 0; moves < 150 || Abyss::to_move(s) == Player::chance || legal.size() < 3;
       ++moves) {
    if (Abyss::to_move(s) == Player::chance) {
      Abyss::apply(s, Abyss::draw_chance(s, rng));
    } else {
      Abyss::legal_moves(s, legal);
      if (moves >= 150 && legal.size() >= 3) break;
      Abyss::apply(s, policy.best(s, legal));
    }
  }
  return s;
}

TEST(SearchOfAbyss, IsTheSameAgainWithTheSameSeed) {
  const abyss::State s = in_the_middle(7);
  SearchSettings settings;
  settings.iterations = 300;
  Ismcts<Abyss, AbyssGuide> one(settings);
  Ismcts<Abyss, AbyssGuide> two(settings);
  Rng first(11);
  Rng second(11);
  EXPECT_EQ(ask<Abyss>(one, s, first), ask<Abyss>(two, s, second));
  const auto& a = one.searcher(0).tree();
  const auto& b = two.searcher(0).tree();
  ASSERT_EQ(a.size(), b.size());
  for (std::uint32_t i = 0; i < a.size(); ++i) {
    EXPECT_EQ(a.node(i).key, b.node(i).key);
    EXPECT_EQ(a.node(i).visits, b.node(i).visits);
  }
}

TEST(SearchOfAbyss, AllocatesNothingAfterTheStart) {
  const abyss::State s = in_the_middle(8);
  SearchSettings settings;
  settings.iterations = 500;
  settings.quiet_positions = 2;
  Searcher<Abyss, AbyssGuide> searcher(settings, AbyssGuide());
  Rng rng(1);
  const std::uint64_t before = allocations();
  searcher.run(s, rng, std::chrono::steady_clock::now());
  EXPECT_EQ(allocations(), before);
  EXPECT_GT(searcher.tree().size(), 50u);
}

}  // namespace
}  // namespace hadal::bots
