// SPDX-License-Identifier: Apache-2.0
// Counts of move sequences from the positions of perft.txt, found in two ways.
#include "engine/tests/perft.h"

#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

TEST(Perft, CountsAreThoseOfTheFile) {
  perft_words::expect_counts_of_file<Abyss>(test_file("perft.txt"), 15);
}

TEST(Perft, CountsFoundByThinkingAreRight) {
  perft_words::expect_derived_counts<Abyss>(test_file("perft.txt"));
}

TEST(Perft, TheLongWayRoundCountsTheSame) {
  perft_words::expect_same_counts_on_the_long_way<Abyss>(test_file("perft.txt"));
}

}  // namespace
}  // namespace hadal::abyss
