// SPDX-License-Identifier: Apache-2.0
#include "engine/rng.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace hadal {
namespace {

std::vector<std::uint64_t> first_six(std::uint64_t seed) {
  Rng rng(seed);
  std::vector<std::uint64_t> words;
  for (int i = 0; i < 6; ++i) words.push_back(rng.next());
  return words;
}

// The expected words come from a second implementation, written in Python with whole numbers after
// the reference code of the authors (prng.di.unimi.it). It was first checked with the published
// words: xoshiro256** from the state {1, 2, 3, 4} gives 11520, 0, 1509978240,
// 1215971899390074240, …; splitmix64 from 1234567 gives 6457827717110365317, 3203168211198807973, …
TEST(Rng, GivesTheWordsOfXoshiroSeededBySplitmix) {
  EXPECT_EQ(first_six(0), (std::vector<std::uint64_t>{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a,
                                                      0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c,
                                                      0xbba5ad4a1f842e59, 0xffef8375d9ebcaca}));
  EXPECT_EQ(first_six(2026), (std::vector<std::uint64_t>{0x92e011592e98ae15, 0x489f37946d6d18d8,
                                                         0xd0009e279d9cdeda, 0xe4c7dca786d56702,
                                                         0xcfe18b79c1223aca, 0xc9edb1a3f94f7148}));
  EXPECT_EQ(
      first_six(UINT64_MAX),
      (std::vector<std::uint64_t>{0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e,
                                  0xbf658d7e065f3c2f, 0x913593fda1bca32a, 0xbb535e93941ba525}));
}

TEST(Rng, ABoundedDrawTakesTheHighBitsOfOneWord) {
  // 0x99ec5f36 * 10 >> 32 = 6 and 0xbf6e1f78 * 10 >> 32 = 7
  Rng rng(0);
  EXPECT_EQ(rng.below(10), 6u);
  EXPECT_EQ(rng.below(10), 7u);
}

TEST(Rng, ABoundedDrawStaysBelowItsBound) {
  Rng rng(1);
  for (const std::uint32_t bound : {1u, 2u, 3u, 71u, 1u << 31, (1u << 31) + 1, UINT32_MAX})
    for (int i = 0; i < 1000; ++i) ASSERT_LT(rng.below(bound), bound);
}

// 25 degrees of freedom: chi square exceeds 60 in one of ten thousand runs; the seed is fixed.
TEST(Rng, ABoundedDrawIsUniform) {
  constexpr std::uint32_t kBound = 26;
  constexpr int kDraws = 260'000;
  Rng rng(7);
  std::map<std::uint32_t, int> seen;
  for (int i = 0; i < kDraws; ++i) ++seen[rng.below(kBound)];
  const double expected = double{kDraws} / kBound;
  double chi_square = 0;
  for (std::uint32_t value = 0; value < kBound; ++value)
    chi_square += (seen[value] - expected) * (seen[value] - expected) / expected;
  EXPECT_LT(chi_square, 60);
}

// Two thirds of the words would make the lower half too likely, were they not drawn again.
TEST(Rng, ALargeBoundIsNotBiased) {
  constexpr std::uint32_t kBound = 3'000'000'000;
  Rng rng(11);
  int low = 0;
  for (int i = 0; i < 100'000; ++i) low += rng.below(kBound) < kBound / 2 ? 1 : 0;
  EXPECT_NEAR(low, 50'000, 800);  // five standard deviations
}

TEST(Rng, EqualSeedsGiveEqualGames) { EXPECT_EQ(first_six(42), first_six(42)); }

TEST(PickWeighted, EveryTicketFallsOnItsEntry) {
  const std::vector<std::uint32_t> weights{2, 0, 1, 3};
  EXPECT_EQ(total(weights), 6u);
  std::vector<std::size_t> picked;
  for (std::uint32_t ticket = 0; ticket < 6; ++ticket)
    picked.push_back(pick_weighted(weights, ticket));
  EXPECT_EQ(picked, (std::vector<std::size_t>{0, 0, 2, 3, 3, 3}));
}

}  // namespace
}  // namespace hadal
