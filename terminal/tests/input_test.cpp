// SPDX-License-Identifier: Apache-2.0
#include "terminal/input.h"

#include <gtest/gtest.h>

#include <array>

namespace hadal::cli {
namespace {

TEST(TypedLabel, IsTheOnlyOneThatIsSpelledSo) {
  const std::array<std::string, 4> labels{"Bridge", "Außendeck", "Deck 3", "deck 3"};
  EXPECT_EQ(typed_label("bridge", labels), 0u);
  EXPECT_EQ(typed_label("aussendeck", labels), 1u);
  EXPECT_EQ(typed_label("Deck 3", labels), std::nullopt) << "it may be either";
  EXPECT_EQ(typed_label("Deck", labels), std::nullopt);
  EXPECT_EQ(typed_label("", labels), std::nullopt);
}

}  // namespace
}  // namespace hadal::cli
