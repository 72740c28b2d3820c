// SPDX-License-Identifier: Apache-2.0
#include "engine/hash.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace hadal {
namespace {

// Signatures of the rules and view keys are written down: these values may never change.
TEST(Hash, IsTheSameOnEveryMachineAndInEveryVersion) {
  EXPECT_EQ(Hash().value(), 0x546838e789360f83u);
  EXPECT_EQ(Hash().add(1).add(2).add(3).value(), 0x1ce73eee43574591u);
  EXPECT_EQ(Hash().add(-1).value(), 0x568a6ace6e8d302bu);
  EXPECT_EQ(Hash().add(UINT64_MAX).value(), 0x568a6ace6e8d302bu);
}

TEST(Hash, TheOrderMatters) {
  EXPECT_NE(Hash().add(1).add(2).value(), Hash().add(2).add(1).value());
}

TEST(Hash, AZeroIsNotNothing) { EXPECT_NE(Hash().add(0).value(), Hash().value()); }

TEST(Hash, ARangeIsItsValuesOneByOne) {
  const std::array<int, 3> range{1, 2, 3};
  EXPECT_EQ(Hash().add_all(range).value(), Hash().add(1).add(2).add(3).value());
}

TEST(Hash, SmallDifferencesDoNotCollide) {
  std::set<std::uint64_t> seen;
  for (int a = 0; a < 300; ++a)
    for (int b = 0; b < 300; ++b) seen.insert(Hash().add(a).add(b).value());
  EXPECT_EQ(seen.size(), 90'000u);
}

}  // namespace
}  // namespace hadal
