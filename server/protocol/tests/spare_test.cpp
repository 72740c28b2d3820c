// SPDX-License-Identifier: Apache-2.0
#include "server/protocol/spare.h"

#include <gtest/gtest.h>

namespace hadal::protocol {
namespace {

TEST(Spare, MemoryServesAgainAndNothingOfTheTextIsLeft) {
  std::string text = spare_text();
  ASSERT_TRUE(text.empty());
  text.assign(text.capacity(), 'x');
  const char* memory = text.data();
  give_back(std::move(text));
  const std::string again = spare_text();
  EXPECT_EQ(again.data(), memory);
  EXPECT_TRUE(again.empty());
}

TEST(Spare, ShortAndHugeTextsAreNotKept) {
  std::string huge(1'000'000, 'x');
  const char* memory = huge.data();
  give_back(std::move(huge));
  give_back("short");
  const std::string next = spare_text();
  EXPECT_NE(next.data(), memory);
  EXPECT_GE(next.capacity(), 1024U);
  EXPECT_LT(next.capacity(), 1'000'000U);
}

}  // namespace
}  // namespace hadal::protocol
