// SPDX-License-Identifier: Apache-2.0
// docs/adding-a-card.md, step by step: of every lord in the list nothing was forgotten. That his id
// has a test, tools/check_rule_ids sees; that cards.json is as the program prints it,
// commands/tests.
#include <gtest/gtest.h>

#include <set>

#include "games/abyss/cards/lords.h"
#include "games/abyss/text/names.h"
#include "words/language.h"
#include "words/tests/read_file.h"

namespace hadal::abyss {
namespace {

// [ABY-L] A lord's id is the lord's name in capitals.
TEST(ALord, HasARule) {
  const std::string rules = words::test::read_file("docs/rules/abyss.md");
  for (const std::string_view lord : kLordNames)
    EXPECT_NE(rules.find("| " + words::test::rule_id("ABY-L-", lord) + " |"), std::string::npos)
        << "step 1, docs/rules/abyss.md: " << words::test::rule_id("ABY-L-", lord);
}

TEST(ALord, HasAScenario) {
  const std::string all = words::test::read_folder("games/abyss/scenarios");
  for (const std::string_view lord : kLordNames)
    EXPECT_NE(all.find(words::test::rule_id("ABY-L-", lord)), std::string::npos)
        << "step 4, games/abyss/scenarios: " << words::test::rule_id("ABY-L-", lord);
}

TEST(ALord, HasHisWordsInEveryLanguage) {
  for (const std::string& language : words::languages())
    for (const std::string_view lord : kLordNames)
      for (const char* form : {"", ".object", ".text"})
        EXPECT_TRUE(words::catalogue(language).contains("abyss.lord." + std::string(lord) + form))
            << "step 5, " << language << ": abyss.lord." << lord << form;
}

TEST(ALord, SharesHisNameWithNoOtherLordOrLocation) {
  for (const std::string& language : words::languages()) {
    std::set<std::string> names;
    for (const std::string_view lord : kLordNames)
      names.insert(words::catalogue(language).text("abyss.lord." + std::string(lord)));
    for (const std::string_view tile : kLocationNames) {
      const std::string key = "abyss.location." + std::string(tile);
      for (const char* form : {"", ".object", ".text"})
        EXPECT_TRUE(words::catalogue(language).contains(key + form)) << language << ": " << key;
      names.insert(words::catalogue(language).text(key));
    }
    EXPECT_EQ(names.size(), kLords + kLocations) << language;
  }
}

TEST(ALord, HasAPortrait) {
  const std::string rows = words::test::read_file("games/abyss/web/art/lords/rows.ts");
  for (const std::string_view lord : kLordNames)
    EXPECT_NE(rows.find("\n  " + std::string(lord) + ": row("), std::string::npos)
        << "step 6, games/abyss/web/art/lords/rows.ts: " << lord;
}

TEST(ALord, IsPrintedForTheWeb) {
  const std::string cards = words::test::read_file("games/abyss/web/cards.json");
  for (const std::string_view lord : kLordNames)
    EXPECT_NE(cards.find("\"" + std::string(lord) + "\": {"), std::string::npos)
        << "step 7, tools/generate, games/abyss/web/cards.json: " << lord;
}

}  // namespace
}  // namespace hadal::abyss
