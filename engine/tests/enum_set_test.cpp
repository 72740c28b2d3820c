// SPDX-License-Identifier: Apache-2.0
#include "engine/enum_set.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <set>
#include <vector>

namespace hadal {
namespace {

enum class Fish : std::uint8_t { eel, ray, cod, last = 63 };
using Shoal = EnumSet<Fish, std::uint64_t>;
using Small = EnumSet<Fish, std::uint8_t>;

TEST(EnumSet, AMemberIsThereOnceHoweverOftenItIsAdded) {
  Shoal s{Fish::cod, Fish::cod};
  EXPECT_EQ(s.size(), 1);
  s.add(Fish::cod);
  EXPECT_EQ(s.size(), 1);
  EXPECT_TRUE(s.has(Fish::cod));
  EXPECT_FALSE(s.has(Fish::eel));
  s.remove(Fish::cod);
  s.remove(Fish::cod);
  EXPECT_TRUE(s.empty());
}

TEST(EnumSet, IteratesInTheOrderOfTheEnumerators) {
  const Shoal s{Fish::last, Fish::eel, Fish::cod};
  std::vector<Fish> members;
  for (const Fish f : s) members.push_back(f);
  EXPECT_EQ(members, (std::vector<Fish>{Fish::eel, Fish::cod, Fish::last}));
}

TEST(EnumSet, TheLastBitOfTheWordIsAMemberLikeAnyOther) {
  Small s = Small::from_word(0x80);
  EXPECT_TRUE(s.has(static_cast<Fish>(7)));
  EXPECT_EQ(*s.begin(), static_cast<Fish>(7));
  s.remove(static_cast<Fish>(7));
  EXPECT_TRUE(s.empty());
}

TEST(EnumSet, FirstTakesTheFirstEnumerators) {
  EXPECT_EQ(Small::first(0).size(), 0);
  EXPECT_EQ(Small::first(3).word(), 7);
  EXPECT_EQ(Shoal::first(35).size(), 35);
}

TEST(EnumSet, UnionIntersectionAndDifferenceAreThoseOfSets) {
  rc::check([](std::set<std::uint8_t> a, std::set<std::uint8_t> b) {
    const auto small = [](const std::set<std::uint8_t>& numbers) {
      Shoal s;
      for (const std::uint8_t n : numbers) s.add(static_cast<Fish>(n % 64));
      return s;
    };
    const Shoal x = small(a);
    const Shoal y = small(b);
    for (unsigned n = 0; n < 64; ++n) {
      const auto e = static_cast<Fish>(n);
      RC_ASSERT((x | y).has(e) == (x.has(e) || y.has(e)));
      RC_ASSERT((x & y).has(e) == (x.has(e) && y.has(e)));
      RC_ASSERT((x - y).has(e) == (x.has(e) && !y.has(e)));
    }
    RC_ASSERT((x | y).size() == x.size() + y.size() - (x & y).size());
  });
}

}  // namespace
}  // namespace hadal
