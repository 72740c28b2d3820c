// SPDX-License-Identifier: Apache-2.0
#include "engine/fixed_vector.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

namespace hadal {
namespace {

using Bytes = FixedVector<std::uint8_t, 4>;

TEST(FixedVector, HoldsWhatIsPushedInOrder) {
  Bytes v;
  EXPECT_TRUE(v.empty());
  v.push_back(7);
  v.push_back(9);
  EXPECT_EQ(std::vector<int>(v.begin(), v.end()), (std::vector<int>{7, 9}));
  EXPECT_EQ(v.size(), 2u);
  EXPECT_EQ(v[0], 7);
  EXPECT_EQ(v.back(), 9);
  v.back() = 8;
  EXPECT_EQ(v.pop_back(), 8);
  EXPECT_EQ(v.size(), 1u);
}

TEST(FixedVector, IsFullAtItsCapacity) {
  Bytes v;
  for (std::uint8_t i = 0; i < 4; ++i) {
    EXPECT_FALSE(v.full());
    v.push_back(i);
  }
  EXPECT_TRUE(v.full());
  v.clear();
  EXPECT_TRUE(v.empty());
}

TEST(FixedVector, EqualVectorsHaveEqualBytesWhateverTheyHeldBefore) {
  Bytes straight;
  straight.push_back(1);
  Bytes detour;
  detour.push_back(1);
  detour.push_back(2);
  detour.push_back(3);
  EXPECT_FALSE(straight == detour);
  detour.pop_back();
  detour.pop_back();
  EXPECT_EQ(straight, detour);
  EXPECT_EQ(std::memcmp(&straight, &detour, sizeof straight), 0);
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr std::size_t kSize = [] {
    FixedVector<int, 3> v;
    v.push_back(5);
    v.push_back(6);
    v.pop_back();
    return v.size();
  }();
  static_assert(kSize == 1);
}

TEST(FixedVectorDeathTest, TooManyAndNoneAreCaughtInDebugBuilds) {
  Bytes v;
  EXPECT_DEBUG_DEATH(v.pop_back(), "size_ > 0");
  Bytes full;
  for (std::uint8_t i = 0; i < 4; ++i) full.push_back(i);
  EXPECT_DEBUG_DEATH(full.push_back(4), "size_ < Capacity");
}

TEST(Buffer, ClearsShrinksAndIterates) {
  Buffer<int, 5> b;
  for (int i = 0; i < 5; ++i) b.push_back(i * i);
  EXPECT_EQ(std::vector<int>(b.begin(), b.end()), (std::vector<int>{0, 1, 4, 9, 16}));
  b.shrink(9);
  EXPECT_EQ(b.size(), 5u);
  b.shrink(2);
  EXPECT_EQ(std::vector<int>(b.begin(), b.end()), (std::vector<int>{0, 1}));
  b.clear();
  EXPECT_TRUE(b.empty());
}

}  // namespace
}  // namespace hadal
