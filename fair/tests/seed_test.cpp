// SPDX-License-Identifier: Apache-2.0
// The seed of a table, checked against other programs: b2sum of coreutils for BLAKE2b, `openssl enc
// -chacha20` for the keystream.
#include <gtest/gtest.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>

#include "fair/fair.h"

namespace hadal::fair {
namespace {

constexpr const char* kCounting =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

TEST(Seed, HexadecimalReadsBack) {
  const Seed seed = Seed::random();
  EXPECT_EQ(seed.hex().size(), 64u);
  EXPECT_EQ(Seed::from_hex(seed.hex()), seed);
  EXPECT_EQ(Seed::from_hex(kCounting)->hex(), kCounting);
}

TEST(Seed, OnlySixtyFourHexadecimalDigitsAreOne) {
  const std::string good = kCounting;
  EXPECT_EQ(Seed::from_hex(""), std::nullopt);
  EXPECT_EQ(Seed::from_hex(good.substr(2)), std::nullopt);
  EXPECT_EQ(Seed::from_hex(good + "00"), std::nullopt);
  EXPECT_EQ(Seed::from_hex("g" + good.substr(1)), std::nullopt);
  EXPECT_EQ(Seed::from_hex(" " + good.substr(1)), std::nullopt);
  EXPECT_EQ(Seed::from_hex(good.substr(1) + " "), std::nullopt);
}

// printf hadal | b2sum -l 256
TEST(Seed, ATextStandsForItsHash) {
  EXPECT_EQ(Seed::from_text("hadal").hex(),
            "9d17500ab1f373bb4ce2645ede9c5b325660365c26dc64dfd78754387216bc8a");
  EXPECT_EQ(Seed::from_text("").hex(),
            "0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  EXPECT_EQ(Seed::from_text(kCounting).hex(), kCounting);
}

TEST(Seed, TwoRandomSeedsDiffer) { EXPECT_NE(Seed::random(), Seed::random()); }

// b2sum -l 256 of the 32 bytes themselves
TEST(Seed, TheCommitmentIsTheHashOfItsBytes) {
  EXPECT_EQ(Seed::from_hex(kCounting)->commitment(),
            "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
  EXPECT_EQ(Seed::from_text("hadal").commitment(),
            "63051e04d924aac015f8453b58162b176d9dba5434886819a7881012e7aaa647");
}

// The first eight bytes of the keystream, as a little-endian number, modulo the sum of the weights:
//   head -c 8 /dev/zero | openssl enc -chacha20 -K 000102…1f -iv 0000000000000000<draw, LE> | xxd
TEST(Seed, ADrawIsTheFirstWordOfItsOwnKeystream) {
  const Seed seed = *Seed::from_hex(kCounting);
  const std::vector<std::uint32_t> deck(71, 1);
  EXPECT_EQ(seed.pick(0, deck), 6u);          // 0x6a19c5d97d2bfd39
  EXPECT_EQ(seed.pick(1, deck), 62u);         // 0x898e805002f1a42f
  EXPECT_EQ(seed.pick(2, deck), 4u);          // 0x17d8654cd175b254
  EXPECT_EQ(seed.pick(255, deck), 50u);       // 0xefb327c883331a2d
  EXPECT_EQ(seed.pick(256, deck), 28u);       // 0x5d780d2836eaba1f
  EXPECT_EQ(seed.pick(0, {1, 2, 3, 4}), 2u);  // ticket 3 of 10
}

std::uint64_t first_word(const Seed& seed, std::uint64_t draw) {
  std::array<unsigned char, 32> key{};
  sodium_hex2bin(key.data(), key.size(), seed.hex().data(), 64, nullptr, nullptr, nullptr);
  std::array<unsigned char, 8> nonce{};
  for (std::size_t i = 0; i < 8; ++i) nonce[i] = static_cast<unsigned char>(draw >> (8 * i));
  std::array<unsigned char, 8> stream{};
  crypto_stream_chacha20(stream.data(), stream.size(), nonce.data(), key.data());
  std::uint64_t word = 0;
  for (std::size_t i = 8; i-- > 0;) word = word << 8 | stream[i];
  return word;
}

TEST(Seed, AnyDrawCanBeDoneAgainWithTheLibraryAlone) {
  const Seed seed = Seed::from_text("again");
  const std::vector<std::uint32_t> weights{4, 3, 3, 2, 1, 6};
  for (const std::uint64_t draw : {0ull, 1ull, 77ull, 65'536ull, 1ull << 40, ~0ull}) {
    const auto ticket = static_cast<std::uint32_t>(first_word(seed, draw) % 19);
    EXPECT_EQ(seed.pick(draw, weights), pick_weighted(weights, ticket)) << draw;
  }
}

TEST(Seed, TheSameDrawGivesTheSameHoweverOftenItIsMade) {
  const Seed seed = Seed::from_text("same");
  EXPECT_EQ(seed.pick(3, {1, 1, 1, 1}), seed.pick(3, {1, 1, 1, 1}));
}

// 5 degrees of freedom: chi square exceeds 25 in one of seven thousand runs; the seed is fixed.
TEST(Seed, DrawsFollowTheirWeights) {
  const Seed seed = Seed::from_text("weights");
  const std::vector<std::uint32_t> weights{1, 2, 3, 0, 4, 10, 20};
  constexpr int kDraws = 40'000;
  std::array<int, 7> seen{};
  for (std::uint64_t draw = 0; draw < kDraws; ++draw) ++seen[seed.pick(draw, weights)];
  double chi_square = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    const double expected = kDraws * weights[i] / 40.0;
    chi_square += (seen[i] - expected) * (seen[i] - expected) / expected;
  }
  EXPECT_LT(chi_square, 25);
  EXPECT_EQ(seen[3], 0);
}

TEST(Seed, WhatWeighsNothingIsNeverDrawn) {
  const Seed seed = Seed::from_text("nothing");
  for (std::uint64_t draw = 0; draw < 1000; ++draw) {
    EXPECT_EQ(seed.pick(draw, {0, 0, 5, 0}), 2u);
    const std::size_t end = seed.pick(draw, {0, 1, 0, 1, 0});
    EXPECT_TRUE(end == 1 || end == 3);
  }
  EXPECT_THROW(seed.pick(0, {}), std::invalid_argument);
  EXPECT_THROW(seed.pick(0, {0, 0}), std::invalid_argument);
}

TEST(Seed, DifferentSeedsAndDrawsGiveDifferentGames) {
  std::set<std::vector<std::size_t>> games;
  const std::vector<std::uint32_t> deck(71, 1);
  for (const char* text : {"a", "b", "c", "d"}) {
    std::vector<std::size_t> draws;
    for (std::uint64_t draw = 0; draw < 12; ++draw)
      draws.push_back(Seed::from_text(text).pick(draw, deck));
    games.insert(draws);
  }
  EXPECT_EQ(games.size(), 4u);
}

}  // namespace
}  // namespace hadal::fair
