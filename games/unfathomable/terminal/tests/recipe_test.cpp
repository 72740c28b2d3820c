// SPDX-License-Identifier: Apache-2.0
// docs/adding-a-card.md, step by step: of every mythos card in the list nothing was forgotten.
#include <gtest/gtest.h>

#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/text/names.h"
#include "words/language.h"
#include "words/tests/read_file.h"

namespace hadal::unfathomable {
namespace {

// [UNF-M]
TEST(AMythosCard, HasARule) {
  const std::string rules = words::test::read_file("docs/rules/unfathomable.md");
  for (const std::string_view card : names_of<Mythos>())
    EXPECT_NE(rules.find("| " + words::test::rule_id("UNF-M-", card) + " |"), std::string::npos)
        << "step 1, docs/rules/unfathomable.md: " << words::test::rule_id("UNF-M-", card);
}

TEST(AMythosCard, HasAScenario) {
  const std::string all = words::test::read_folder("games/unfathomable/scenarios");
  for (const std::string_view card : names_of<Mythos>())
    EXPECT_NE(all.find(words::test::rule_id("UNF-M-", card)), std::string::npos)
        << "step 3, games/unfathomable/scenarios: " << words::test::rule_id("UNF-M-", card);
}

// A name, and a text for each option or result that the row has.
TEST(AMythosCard, HasItsWordsInEveryLanguage) {
  for (const std::string& language : words::languages())
    for (const MythosRow& row : kMythosRows) {
      const std::string key = "unfathomable.mythos." + std::string(name(row.id));
      std::vector<std::string> keys{key};
      if (row.kind == Crisis::choice) {
        keys.insert(keys.end(), {key + ".top", key + ".bottom"});
      } else {
        keys.insert(keys.end(), {key + ".pass", key + ".fail"});
        if (row.partial > 0) keys.push_back(key + ".partial");
        if (row.kind == Crisis::test_or) keys.push_back(key + ".or");
      }
      for (const std::string& one : keys)
        EXPECT_TRUE(words::catalogue(language).contains(one))
            << "step 4, " << language << ": " << one;
    }
}

TEST(AMythosCard, HasAScene) {
  const std::string themes = words::test::read_file("games/unfathomable/web/art/themes.ts");
  for (const std::string_view card : names_of<Mythos>())
    EXPECT_NE(themes.find("'" + std::string(card) + "'"), std::string::npos)
        << "step 5, games/unfathomable/web/art/themes.ts: " << card;
}

TEST(AMythosCard, IsPrintedForTheWeb) {
  const std::string cards = words::test::read_file("games/unfathomable/web/cards.json");
  for (const std::string_view card : names_of<Mythos>())
    EXPECT_NE(cards.find("\"" + std::string(card) + "\": {"), std::string::npos)
        << "step 6, tools/generate, games/unfathomable/web/cards.json: " << card;
}

}  // namespace
}  // namespace hadal::unfathomable
