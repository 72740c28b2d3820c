// SPDX-License-Identifier: Apache-2.0
#include "engine/document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tests/flow.h"

namespace hadal {
namespace {

using ::testing::HasSubstr;

template <typename Action>
std::string error_of(Action action) {
  try {
    action();
  } catch (const DocumentError& e) {
    return e.what();
  }
  return "no error";
}

TEST(Document, KnowsOfWhichKindItIs) {
  EXPECT_TRUE(Document().is_null());
  EXPECT_TRUE(Document("crab 4").is_text());
  EXPECT_TRUE(Document(4).is_number());
  EXPECT_TRUE(Document(Document::List{}).is_list());
  EXPECT_TRUE(Document(Document::Map{}).is_map());
  EXPECT_EQ(Document(true).text(), "yes");
}

TEST(Document, NumbersAreTextsAndTextsOfDigitsAreNumbers) {
  EXPECT_EQ(Document(-12).text(), "-12");
  EXPECT_EQ(Document("-12").number(), -12);
  EXPECT_EQ(Document("9223372036854775807").number(), INT64_MAX);
}

TEST(Document, WhatIsNoNumberIsRefusedWithItsLine) {
  for (const char* text : {"", "x", "1x", " 1", "1 ", "+1", "1.5", "9223372036854775808"}) {
    EXPECT_EQ(error_of([&] { on_line(7, text).number(); }),
              "line 7: '" + std::string(text) + "' is not a number");
  }
  EXPECT_EQ(error_of([] { on_line(3, Document::List{}).number(); }),
            "line 3: a number is needed, this is a list");
}

TEST(Document, AnotherKindIsRefusedWithItsLine) {
  EXPECT_EQ(error_of([] { on_line(1, Document::Map{}).text(); }),
            "line 1: a text is needed, this is a map");
  EXPECT_EQ(error_of([] { on_line(2, "x").list(); }), "line 2: a list is needed, this is a text");
  EXPECT_EQ(error_of([] { on_line(3, 5).map(); }), "line 3: a map is needed, this is a number");
  EXPECT_EQ(error_of([] { on_line(4, Document()).map(); }),
            "line 4: a map is needed, this is nothing");
}

TEST(Document, WithoutALineTheErrorNamesOnlyTheReason) {
  EXPECT_EQ(error_of([] { Document("x").list(); }), "a list is needed, this is a text");
}

TEST(Document, TheErrorKnowsItsLineAndReason) {
  try {
    on_line(12, "x").number();
    FAIL();
  } catch (const DocumentError& e) {
    EXPECT_EQ(e.line(), 12);
    EXPECT_EQ(e.reason(), "'x' is not a number");
  }
}

TEST(Document, NumberBetweenIncludesBothEnds) {
  EXPECT_EQ(Document(2).number_between(2, 4), 2);
  EXPECT_EQ(Document(4).number_between(2, 4), 4);
  EXPECT_EQ(error_of([] { on_line(5, 1).number_between(2, 4); }),
            "line 5: 1 is not between 2 and 4");
  EXPECT_THROW(Document(5).number_between(2, 4), DocumentError);
}

TEST(Document, YesAndNoHaveThreeWordsEach) {
  for (const char* word : {"yes", "on", "true"}) EXPECT_TRUE(Document(word).yes());
  for (const char* word : {"no", "off", "false"}) EXPECT_FALSE(Document(word).yes());
  EXPECT_TRUE(Document(true).yes());
  for (const char* word : {"", "Yes", "1", "maybe"})
    EXPECT_THROW(Document(word).yes(), DocumentError);
}

TEST(Document, AKeyIsFoundOrNot) {
  const Document d{{"a", 1}, {"b", "x"}};
  EXPECT_EQ(d.find("b")->text(), "x");
  EXPECT_EQ(d.find("c"), nullptr);
  EXPECT_EQ(Document("x").find("c"), nullptr);
  EXPECT_EQ(error_of([] { on_line(9, Document::Map{}).at("c"); }), "line 9: 'c' is missing");
}

TEST(Document, SetAddsOrReplacesAndKeepsTheOrderOfWriting) {
  Document d;
  d.set("b", 1);
  d.set("a", 2);
  d.set("b", 3);
  EXPECT_EQ(to_line(d), "{b: 3, a: 2}");
}

TEST(Document, PushMakesAList) {
  Document d;
  d.push(1);
  d.push("x");
  EXPECT_EQ(to_line(d), "[1, x]");
}

TEST(Document, EqualValuesAreEqualWhateverTheirLine) {
  EXPECT_EQ(on_line(1, "x"), on_line(2, "x"));
  EXPECT_FALSE(Document("x") == Document("y"));
  EXPECT_FALSE(Document(Document::List{}) == Document(Document::Map{}));
}

TEST(ExpectKeys, AMisspeltKeyIsRefusedWithItsLine) {
  Document d{{"pearls", 1}};
  expect_keys(d, {"pearls", "keys"});
  d.set("perls", on_line(4, 2));
  EXPECT_EQ(error_of([&] { expect_keys(d, {"pearls", "keys"}); }), "line 4: unknown key 'perls'");
  EXPECT_THROW(expect_keys(Document("x"), {"pearls"}), DocumentError);
}

TEST(Difference, OnlyWhatIsNamedIsCompared) {
  const Document actual{{"a", 1}, {"b", Document{{"c", "x"}, {"d", "y"}}}};
  EXPECT_EQ(difference(Document{{"a", "1"}}, actual), "");
  EXPECT_EQ(difference(Document{{"b", Document{{"d", "y"}}}}, actual), "");
}

TEST(Difference, IsNamedWithItsPathItsLineAndBothValues) {
  const Document actual{{"a", 1}, {"b", Document{{"c", "x"}}}};
  EXPECT_EQ(difference(Document{{"a", on_line(6, 2)}}, actual), "line 6: a: expected 2, found 1");
  EXPECT_EQ(difference(Document{{"b", Document{{"c", "z"}}}}, actual), "b.c: expected z, found x");
  EXPECT_EQ(difference(Document{{"b", Document{{"e", 1}}}}, actual), "b.e: there is no such entry");
  EXPECT_EQ(difference(Document{{"a", Document{{"e", 1}}}}, actual), "a.e: there is no such entry");
}

TEST(Difference, ListsAreSetsUnlessTheirOrderMatters) {
  const Document::List xxy{"x", "x", "y"};
  const Document actual{{"hand", Document(xxy)}};
  EXPECT_EQ(difference(Document{{"hand", Document::List{"y", "x", "x"}}}, actual), "");
  EXPECT_THAT(difference(Document{{"hand", Document::List{"y", "x"}}}, actual),
              HasSubstr("expected [y, x], found [x, x, y]"));
  EXPECT_NE(difference(Document{{"hand", Document::List{"y", "y", "x"}}}, actual), "");
  EXPECT_EQ(difference(Document{{"hand", Document(xxy)}}, actual, {"hand"}), "");
  EXPECT_NE(difference(Document{{"hand", Document::List{"y", "x", "x"}}}, actual, {"hand"}), "");
}

TEST(Difference, YesAndNoAreComparedByMeaning) {
  const Document actual{{"over", true}};
  EXPECT_EQ(difference(Document{{"over", "on"}}, actual), "");
  EXPECT_NE(difference(Document{{"over", "false"}}, actual), "");
  EXPECT_THROW(difference(Document{{"over", "perhaps"}}, actual), DocumentError);
}

TEST(Difference, AListIsNoTextAndNothingIsOnlyNothing) {
  const Document actual{{"hand", Document::List{"x"}}, {"none", Document()}};
  EXPECT_NE(difference(Document{{"hand", "x"}}, actual), "");
  EXPECT_EQ(difference(Document{{"none", Document()}}, actual), "");
  EXPECT_NE(difference(Document{{"none", "x"}}, actual), "");
}

TEST(ToYaml, WritesMapsIndentedAndListsOnOneLine) {
  const Document d{{"seats", Document{{"A", Document{{"pearls", 6}}}}},
                   {"court", Document::List{"-", "jailer"}},
                   {"ender", Document()}};
  EXPECT_EQ(to_yaml(d), "seats:\n  A:\n    pearls: 6\ncourt: [-, jailer]\nender: -\n");
  EXPECT_EQ(to_line(d), "{seats: {A: {pearls: 6}}, court: [-, jailer], ender: -}");
}

TEST(Document, AnEmptyMapSaysThatNothingIsThere) {
  const Document actual = flow("{full: {a: 0, b: 2}, empty: {a: 0, b: no, c: []}}");
  EXPECT_EQ(difference(Document{{"empty", Document::Map{}}}, actual), "");
  EXPECT_THAT(difference(Document{{"full", on_line(3, Document::Map{})}}, actual),
              HasSubstr("line 3: full: {} says that there is nothing"));
}

TEST(Document, OfLongListsOnlyWhatDiffersIsNamed) {
  Document::List many;
  for (int i = 100; i < 160; ++i) many.emplace_back("m" + std::to_string(i));
  Document::List other = many;
  other.front() = "x";
  EXPECT_EQ(difference(Document{{"list", many}}, Document{{"list", other}}),
            "list: missing [m100], not expected [x]");
}

TEST(Document, AllDifferencesAreFound) {
  EXPECT_EQ(differences(flow("{a: 1, b: 2, c: 3}"), flow("{a: 1, b: 3}")).size(), 2u);
}

TEST(Document, AnEmptyMapIsWrittenAsOne) {
  EXPECT_EQ(to_yaml(flow("{a: {}, b: {c: 1}}")), "a: {}\nb:\n  c: 1\n");
}

}  // namespace
}  // namespace hadal
