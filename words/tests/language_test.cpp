// SPDX-License-Identifier: Apache-2.0
#include "words/language.h"

#include <gtest/gtest.h>

#include <map>

namespace hadal::words {
namespace {

std::string detect_in(const std::map<std::string, std::string>& variables) {
  return detect([&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  });
}

TEST(Language, FourLanguagesEnglishFirst) {
  EXPECT_EQ(languages().front(), "en") << "the fallback";
}

TEST(Language, ALocaleIsMatchedByItsLanguage) {
  EXPECT_EQ(match("de"), "de");
  EXPECT_EQ(match("de_AT.UTF-8"), "de");
  EXPECT_EQ(match("cs-CZ"), "cs");
  EXPECT_EQ(match("FR"), "fr");
  EXPECT_EQ(match("fr@euro"), "fr");
  EXPECT_EQ(match("nl_NL"), std::nullopt);
  EXPECT_EQ(match(""), std::nullopt);
}

TEST(Language, TheFirstVariableThatIsSetDecides) {
  EXPECT_EQ(detect_in({{"LANG", "cs_CZ.UTF-8"}}), "cs");
  EXPECT_EQ(detect_in({{"LC_ALL", "fr_FR"}, {"LANG", "cs_CZ"}}), "fr");
  EXPECT_EQ(detect_in({{"LC_ALL", ""}, {"LC_MESSAGES", "de_DE"}, {"LANG", "cs_CZ"}}), "de");
  EXPECT_EQ(detect_in({{"LC_ALL", "C.UTF-8"}, {"LANG", "cs_CZ"}}), "en");
}

TEST(Language, EnglishIsTheFallback) {
  EXPECT_EQ(detect_in({}), "en");
  EXPECT_EQ(detect_in({{"LANG", "C"}}), "en");
  EXPECT_EQ(detect_in({{"LANG", "nl_NL.UTF-8"}}), "en");
  EXPECT_EQ(catalogue("nl").language(), "en");
}

TEST(Language, ACatalogueIsLoadedOnce) { EXPECT_EQ(&catalogue("de"), &catalogue("de_CH")); }

}  // namespace
}  // namespace hadal::words
