// SPDX-License-Identifier: Apache-2.0
#include "server/common/purse.h"

#include <gtest/gtest.h>

namespace hadal::house {
namespace {

struct Counting {
  Counting() {
    purse.share("talk", talk, [this] { return now; });
  }
  void tell(Counting& other) { other.purse.spent_elsewhere(purse.take()); }

  std::int64_t now = 0;
  Budget talk{10, 1};  // ten at once, then one a second
  Purse purse;
};

TEST(Purse, WhatWasSpentElsewhereIsSpentHere) {
  Counting one;
  Counting two;
  for (int i = 0; i < 10; ++i) one.talk.spend("Ada", 1, 0);
  EXPECT_TRUE(two.talk.allows("Ada", 1, 0)) << "nobody has told yet";
  one.tell(two);
  EXPECT_FALSE(two.talk.allows("Ada", 1, 0));
  EXPECT_TRUE(two.talk.allows("Ben", 10, 0));
  EXPECT_TRUE(two.talk.allows("Ada", 1, 1000)) << "it fills up as it does there";
}

TEST(Purse, TellsEachThingOnceAndNothingThatItWasTold) {
  Counting one;
  Counting two;
  one.talk.spend("Ada", 4, 0);
  one.tell(two);
  EXPECT_TRUE(two.purse.take().empty()) << "it was not spent there";
  EXPECT_TRUE(one.purse.take().empty()) << "it was told";
}

TEST(Purse, ANoteIsHeardByThoseWhoKnowItsName) {
  Counting one;
  Counting two;
  std::string heard;
  two.purse.hear("right_before", [&](const std::string& who) { heard = who; });
  one.purse.note("right_before", "Ada");
  one.purse.note("of another version", "Ben");
  one.tell(two);
  EXPECT_EQ(heard, "Ada");
}

}  // namespace
}  // namespace hadal::house
