// SPDX-License-Identifier: Apache-2.0
#include "server/table/seeds.h"

#include <gtest/gtest.h>

#include <vector>

namespace hadal::house {
namespace {

std::vector<std::string> three_games() {
  std::vector<std::string> seeds;
  for (int i = 0; i < 3; ++i) seeds.push_back(seed_of_new_game().hex());
  return seeds;
}

struct FixedSeeds {
  explicit FixedSeeds(std::uint64_t number) { fix_seeds(number); }
  ~FixedSeeds() { fix_seeds(std::nullopt); }
};

TEST(Seeds, OfATestAreThoseOfItsNumber) {
  std::vector<std::string> first, again, other;
  {
    const FixedSeeds seven(7);
    first = three_games();
  }
  {
    const FixedSeeds seven(7);
    again = three_games();
  }
  {
    const FixedSeeds eight(8);
    other = three_games();
  }
  EXPECT_EQ(first, again);
  EXPECT_NE(first, other);
  EXPECT_NE(first[0], first[1]);
}

TEST(Seeds, ABotHasTheSameLuckInTheSamePosition) {
  const FixedSeeds seven(7);
  EXPECT_EQ(seed_of_thought("game", 3), seed_of_thought("game", 3));
  EXPECT_NE(seed_of_thought("game", 3), seed_of_thought("game", 4));
  EXPECT_NE(seed_of_thought("game", 3), seed_of_thought("other", 3));
}

TEST(Seeds, OfGamesThatPeoplePlayAreNeverRepeated) {
  EXPECT_NE(seed_of_new_game().hex(), seed_of_new_game().hex());
  EXPECT_NE(seed_of_thought("game", 3), seed_of_thought("game", 3));
}

}  // namespace
}  // namespace hadal::house
