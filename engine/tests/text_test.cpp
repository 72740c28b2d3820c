// SPDX-License-Identifier: Apache-2.0
#include "engine/text.h"

#include <gmock/gmock.h>

namespace hadal {
namespace {

using testing::ElementsAre;

TEST(Text, IsTrimmedAtBothEnds) {
  EXPECT_EQ(trimmed("  plot now "), "plot now");
  EXPECT_EQ(trimmed("   "), "");
  EXPECT_EQ(trimmed(""), "");
}

TEST(Text, IsSplitAtEverySeparatorIntoTrimmedParts) {
  EXPECT_THAT(split("crab 1, squid 2 ,  crab 3", ','), ElementsAre("crab 1", "squid 2", "crab 3"));
  EXPECT_THAT(split("plot", ';'), ElementsAre("plot"));
  EXPECT_THAT(split("plot;", ';'), ElementsAre("plot", ""));
  EXPECT_THAT(split("", ';'), ElementsAre(""));
}

}  // namespace
}  // namespace hadal
