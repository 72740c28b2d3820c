// SPDX-License-Identifier: Apache-2.0
#include "words/catalogue.h"

#include <gtest/gtest.h>

#include <thread>

namespace hadal::words {
namespace {

TEST(Catalogue, AnUnknownKeyIsShownInBrackets) {
  const Catalogue words("en", R"({"a.b": "text"})");
  EXPECT_EQ(words.text("a.b"), "text");
  EXPECT_EQ(words.text("a.c"), "[a.c]");
  EXPECT_EQ(words.format("a.c", {{"n", 1}}), "[a.c]");
}

TEST(Catalogue, ArgumentsAreTextOrNumbers) {
  const Catalogue words("en",
                        R"({"a.b": "{who} has {n, plural, one {# pearl} other {# pearls}}"})");
  EXPECT_EQ(words.format("a.b", {{"who", "Zoë"}, {"n", 1}}), "Zoë has 1 pearl");
  EXPECT_EQ(words.format("a.b", {{"who", std::string("B")}, {"n", 3u}}), "B has 3 pearls");
}

TEST(Catalogue, ATermFillsItsNameAndItsObjectForm) {
  const Catalogue words("de", R"({"t.jailer": "Gefängniswärter",
                                  "t.jailer.object": "den Gefängniswärter",
                                  "a.b": "{lord_name}: wirb {lord} an"})");
  EXPECT_EQ(words.format("a.b", {{"lord", Term{"t.jailer"}}}),
            "Gefängniswärter: wirb den Gefängniswärter an");
}

TEST(Catalogue, ATermWithoutAnObjectFormKeepsItsName) {
  const Catalogue words("en", R"({"t.pearl": "pearl", "a.b": "take {thing}"})");
  EXPECT_EQ(words.format("a.b", {{"thing", Term{"t.pearl"}}}), "take pearl");
  EXPECT_EQ(words.format("a.b", {{"thing", Term{"t.gap"}}}), "take [t.gap]");
}

TEST(Catalogue, AMissingArgumentStaysVisible) {
  const Catalogue words("en", R"({"a.b": "for {player}"})");
  EXPECT_EQ(words.text("a.b"), "for {player}");
}

TEST(Catalogue, TextForAPluralIsReportedInPlace) {
  const Catalogue words("en", R"({"a.b": "{n, plural, one {one} other {#}}"})");
  const std::string shown = words.format("a.b", {{"n", "three"}});
  EXPECT_EQ(shown.rfind("[a.b: ", 0), 0u) << shown;
}

TEST(Catalogue, ARejectedPatternNamesLanguageKeyAndReason) {
  try {
    const Catalogue words("fr", R"({"good": "oui", "bad.key": "{n, plural, one {x}}"})");
    FAIL() << "a plural without `other` was accepted";
  } catch (const CatalogueError& error) {
    const std::string what = error.what();
    EXPECT_NE(what.find("fr.json"), std::string::npos) << what;
    EXPECT_NE(what.find("bad.key"), std::string::npos) << what;
    EXPECT_NE(what.find("U_DEFAULT_KEYWORD_MISSING"), std::string::npos) << what;
  }
}

TEST(Catalogue, OnlyAFlatObjectOfStringsIsACatalogue) {
  EXPECT_THROW(Catalogue("en", "[]"), CatalogueError);
  EXPECT_THROW(Catalogue("en", "{"), CatalogueError);
  EXPECT_THROW(Catalogue("en", R"({"a": {"b": "c"}})"), CatalogueError);
}

TEST(Catalogue, ThreadsMayFormatAtOnce) {
  const Catalogue words("en", R"({"a": "{n} {n, plural, one {pearl} other {pearls}}"})");
  const auto work = [&] {
    for (int i = 2; i < 200; ++i)
      ASSERT_EQ(words.format("a", {{"n", i}}), std::to_string(i) + " pearls");
  };
  std::thread other(work);
  work();
  other.join();
}

}  // namespace
}  // namespace hadal::words
