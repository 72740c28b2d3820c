// SPDX-License-Identifier: Apache-2.0
// Counts of move sequences from the positions of perft.txt, found in two ways.
#include "engine/tests/perft.h"

#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

TEST(Perft, CountsAreThoseOfTheFile) {
  perft_words::expect_counts_of_file<Unfathomable>(test_file("perft.txt"), 8);
}

TEST(Perft, CountsFoundByThinkingAreRight) {
  perft_words::expect_derived_counts<Unfathomable>(test_file("perft.txt"));
}

TEST(Perft, TheLongWayRoundCountsTheSame) {
  perft_words::expect_same_counts_on_the_long_way<Unfathomable>(test_file("perft.txt"));
}

}  // namespace
}  // namespace hadal::unfathomable
