// SPDX-License-Identifier: Apache-2.0
//
// The four catalogues say the same things: no language lacks a key, an argument or a plural form.
#include <gtest/gtest.h>
#include <unicode/messagepattern.h>

#include <algorithm>
#include <boost/json.hpp>
#include <filesystem>
#include <iterator>
#include <map>
#include <set>

#include "words/language.h"
#include "words/tests/read_file.h"

namespace hadal::words {
namespace {

using Names = std::set<std::string>;

// What a pattern is made of: the arguments it names, and per plural the branches it offers.
struct Anatomy {
  Names arguments;
  std::vector<Names> plurals;
};

std::string piece(const icu::MessagePattern& pattern, int index) {
  std::string out;
  return pattern.getSubstring(pattern.getPart(index)).toUTF8String(out);
}

// The selectors directly inside the plural that starts at `start`, and `#` if it shows the number.
Names branches(const icu::MessagePattern& pattern, int start) {
  Names found;
  const int limit = pattern.getLimitPartIndex(start);
  for (int i = start + 1; i < limit; ++i) {
    const UMessagePatternPartType type = pattern.getPartType(i);
    if (type == UMSGPAT_PART_TYPE_REPLACE_NUMBER) found.insert("#");
    if (type == UMSGPAT_PART_TYPE_ARG_SELECTOR) found.insert(piece(pattern, i));
    if (type == UMSGPAT_PART_TYPE_ARG_START) i = pattern.getLimitPartIndex(i);
  }
  return found;
}

// "=0" and "other" alone are a condition, unless the number is shown.
bool is_count(const Names& plural) {
  return std::any_of(plural.begin(), plural.end(), [](const std::string& branch) {
    return branch != "other" && branch[0] != '=';
  });
}

Anatomy dissect(const std::string& text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::MessagePattern pattern(icu::UnicodeString::fromUTF8(text), nullptr, status);
  EXPECT_TRUE(U_SUCCESS(status)) << text;
  Anatomy anatomy;
  for (int i = 0; i < pattern.countParts(); ++i) {
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_NAME)
      anatomy.arguments.insert(piece(pattern, i));
    if (pattern.getPartType(i) == UMSGPAT_PART_TYPE_ARG_START &&
        pattern.getPart(i).getArgType() == UMSGPAT_ARG_TYPE_PLURAL)
      anatomy.plurals.push_back(branches(pattern, i));
  }
  return anatomy;
}

Names keys_of(const std::string& language) {
  const auto keys = catalogue(language).keys();
  return {keys.begin(), keys.end()};
}

std::string joined(const Names& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

Names without(const Names& all, const Names& some) {
  Names rest;
  std::set_difference(all.begin(), all.end(), some.begin(), some.end(),
                      std::inserter(rest, rest.end()));
  return rest;
}

// The forms that the list of languages names. (French has `many` too, but only for millions.)
Names plural_forms(const std::string& language) {
  const boost::json::value list = boost::json::parse(test::read_file("words/languages.json"));
  Names forms;
  for (const auto& form : list.at(language).at("plurals").as_array())
    forms.emplace(form.as_string());
  return forms;
}

const std::vector<std::string> kRaces{"squid", "shellfish", "crab", "seahorse", "jellyfish"};

class Completeness : public testing::TestWithParam<std::string> {
 protected:
  const std::string language = GetParam();
  const Catalogue& words = catalogue(language);
};

TEST_P(Completeness, HasExactlyTheKeysOfEnglish) {
  const Names mine = keys_of(language);
  const Names english = keys_of("en");
  EXPECT_EQ(joined(without(english, mine)), "") << "missing in " << language << ".json";
  EXPECT_EQ(joined(without(mine, english)), "") << "in " << language << ".json, not in en.json";
}

TEST_P(Completeness, NamesTheArgumentsOfEnglish) {
  for (const std::string& key : words.keys())
    EXPECT_EQ(joined(dissect(words.pattern(key)).arguments),
              joined(dissect(catalogue("en").pattern(key)).arguments))
        << key << " in " << language << ".json";
}

TEST_P(Completeness, CountsWithEveryPluralFormOfTheLanguage) {
  for (const std::string& key : words.keys())
    for (const Names& plural : dissect(words.pattern(key)).plurals)
      if (is_count(plural)) {
        EXPECT_EQ(joined(without(plural_forms(language), plural)), "")
            << "not counted for by " << key << " in " << language << ".json";
      }
}

TEST_P(Completeness, EveryRaceHasItsWords) {
  for (const std::string& race : kRaces) {
    for (const char* form : {"", ".object", ".letter"})
      EXPECT_TRUE(words.contains("abyss.race." + race + form)) << race << form;
    for (const char* form : {"", ".object"})
      EXPECT_TRUE(words.contains("abyss.stack." + race + form)) << race << form;
  }
}

// docs/adding-a-language.md: one file for each of the English ones, wherever they lie.
TEST_P(Completeness, HasEveryFileOfEnglish) {
  namespace fs = std::filesystem;
  int files = 0;
  for (const char* root : {"words", "games", "examples"})
    for (const auto& entry : fs::recursive_directory_iterator(root)) {
      const std::string name = entry.path().filename().string();
      if (entry.path().parent_path().filename() != "catalogues" || !name.starts_with("en."))
        continue;
      ++files;
      const fs::path mine = entry.path().parent_path() / (language + name.substr(2));
      EXPECT_TRUE(fs::exists(mine)) << mine;
    }
  EXPECT_GT(files, 5);
}

TEST_P(Completeness, EveryRaceHasALetterOfItsOwn) {
  Names letters;
  for (const std::string& race : kRaces) {
    const std::string letter = words.text("abyss.race." + race + ".letter");
    EXPECT_EQ(letter.size(), 1u) << race << ": " << letter;
    letters.insert(letter);
  }
  EXPECT_EQ(letters.size(), kRaces.size()) << joined(letters);
}

TEST_P(Completeness, NoTextIsEmptyOrUntidy) {
  for (const std::string& key : words.keys()) {
    const std::string text = words.pattern(key);
    ASSERT_FALSE(text.empty()) << key;
    EXPECT_NE(text.front(), ' ') << key;
    EXPECT_NE(text.back(), ' ') << key;
    EXPECT_EQ(text.find("  "), std::string::npos) << key << ": two spaces";
    // ICU takes a straight apostrophe for a quote; the typographic one is better anyway.
    EXPECT_EQ(text.find('\''), std::string::npos) << key << ": straight apostrophe";
  }
}

TEST_P(Completeness, ObjectFormsBelongToAName) {
  const std::string suffix = ".object";
  for (const std::string& key : words.keys()) {
    if (key.size() <= suffix.size() || !key.ends_with(suffix)) continue;
    EXPECT_TRUE(words.contains(key.substr(0, key.size() - suffix.size()))) << key;
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Completeness, testing::ValuesIn(languages()),
                         [](const auto& which) { return which.param; });

}  // namespace
}  // namespace hadal::words
