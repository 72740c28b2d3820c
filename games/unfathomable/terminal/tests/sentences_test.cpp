// SPDX-License-Identifier: Apache-2.0
// Every event has its sentence, in every language, and no sentence is left over.
#include <gtest/gtest.h>

#include <regex>
#include <set>

#include "games/unfathomable/unfathomable.h"
#include "words/language.h"

namespace hadal::unfathomable {
namespace {

using Names = std::set<std::string>;

// The arguments that a pattern names; {item_name} is the plain name of the argument `item`.
Names arguments_in(const std::string& pattern) {
  static const std::regex kArgument(R"(\{(\w+?)(_name)?(\}|, plural,|, select,))");
  Names names;
  for (std::sregex_iterator it(pattern.begin(), pattern.end(), kArgument), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

void expect_sentence(const std::string& key, const Names& arguments) {
  for (const std::string& language : words::languages()) {
    const words::Catalogue& words = words::catalogue(language);
    ASSERT_TRUE(words.contains("unfathomable.log." + key)) << key << " in " << language;
    EXPECT_EQ(arguments_in(words.pattern("unfathomable.log." + key)), arguments)
        << key << " in " << language;
  }
}

TEST(EventSentences, EveryEventHasOneWithExactlyItsArguments) {
  for (const EventRow& row : kEventRows) {
    Names all;
    Names open;
    for (const EventArgument& argument : row.arguments()) {
      all.insert(std::string(argument.name));
      if (!argument.secret) open.insert(std::string(argument.name));
    }
    expect_sentence(std::string(row.key), all);
    if (row.has_secret()) expect_sentence(std::string(row.key) + "_hidden", open);
  }
}

TEST(EventSentences, NoneIsOfAnEventThatIsNeverTold) {
  Names keys;
  for (const EventRow& row : kEventRows) {
    keys.insert("unfathomable.log." + std::string(row.key));
    if (row.has_secret()) keys.insert("unfathomable.log." + std::string(row.key) + "_hidden");
  }
  for (const std::string& key : words::catalogue("en").keys())
    EXPECT_TRUE(!key.starts_with("unfathomable.log.") || keys.contains(key)) << key;
}

}  // namespace
}  // namespace hadal::unfathomable
