// SPDX-License-Identifier: Apache-2.0
#include "terminal/width.h"

#include <gtest/gtest.h>

namespace hadal::cli {
namespace {

TEST(TextWidth, CountsLettersNotBytes) {
  EXPECT_EQ(width("Žalárník"), 8);
  EXPECT_EQ(width("└─┘"), 3);
  EXPECT_EQ(width(""), 0);
}

TEST(TextWidth, EscapeSequencesHaveNone) { EXPECT_EQ(width("\x1b[1;38;5;222mab\x1b[0m"), 2); }

TEST(TextWidth, CutsBetweenLetters) {
  EXPECT_EQ(cut("Gefängniswärter", 6), "Gefän…");
  EXPECT_EQ(cut("Gefän", 5), "Gefän");
}

TEST(TextWidth, PadsOnEitherSide) {
  EXPECT_EQ(pad("ä", 3), "ä  ");
  EXPECT_EQ(pad_left("10", 3), " 10");
  EXPECT_EQ(pad("abcdef", 3), "ab…");
}

TEST(TextWidth, WrapsAtSpacesAndIndentsWhatFollows) {
  const std::vector<std::string> expected{"one two", "  three"};
  EXPECT_EQ(wrapped("one two three", 8, 2), expected);
}

TEST(TextWidth, DoesNotWrapWhatIsUnbroken) {
  const std::vector<std::string> expected{"one", unbroken("two three")};
  EXPECT_EQ(wrapped("one " + unbroken("two three"), 8, 0), expected);
}

TEST(TextWidth, ColumnsAreAsWideAsTheyMustBe) {
  const std::vector<std::string> cells{"1 a long choice", "2 another one", "3 x", "4 y"};
  EXPECT_EQ(in_columns(cells, 20),
            (std::vector<std::string>{"1 a long choice  3 x", "2 another one    4 y"}));
  EXPECT_EQ(in_columns(cells, 80),
            (std::vector<std::string>{"1 a long choice  2 another one  3 x  4 y"}));
  EXPECT_EQ(in_columns(cells, 5), cells) << "too wide, but one below the other";
  EXPECT_EQ(in_columns({}, 80), std::vector<std::string>{});
}

}  // namespace
}  // namespace hadal::cli
