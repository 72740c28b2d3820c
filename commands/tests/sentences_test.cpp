// SPDX-License-Identifier: Apache-2.0
// Every event of every game has its sentence, in every language, and no sentence is left over.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "games/all.h"
#include "words/language.h"

namespace hadal {
namespace {

using Names = std::set<std::string>;

// The arguments that a pattern names; {lord_name} is the plain name of the argument `lord`.
Names arguments_in(const std::string& pattern) {
  static const std::regex kArgument(R"(\{(\w+?)(_name)?(\}|, plural,|, select,))");
  Names names;
  for (std::sregex_iterator it(pattern.begin(), pattern.end(), kArgument), end; it != end; ++it)
    names.insert((*it)[1]);
  return names;
}

// The keys of a row, with the arguments that each may name.
std::map<std::string, Names> sentences_of(const std::string& prefix, const EventRow& row) {
  Names all;
  Names open;
  for (const EventArgument& argument : row.arguments()) {
    all.insert(std::string(argument.name));
    if (!argument.secret) open.insert(std::string(argument.name));
  }
  std::map<std::string, Names> keys{{prefix + std::string(row.key), all}};
  if (row.has_secret()) keys.emplace(prefix + std::string(row.key) + "_hidden", open);
  return keys;
}

void expect_sentence(const std::string& key, const Names& arguments) {
  for (const std::string& language : words::languages()) {
    const words::Catalogue& words = words::catalogue(language);
    ASSERT_TRUE(words.contains(key)) << key << " in " << language;
    EXPECT_EQ(arguments_in(words.pattern(key)), arguments) << key << " in " << language;
  }
}

TEST(EventSentences, EveryEventHasOneWithExactlyItsArgumentsAndNoneIsLeftOver) {
  for (const GameEntry& game : all_games()) {
    const std::string prefix = std::string(game.name) + ".log.";
    Names told;
    for (const EventRow& row : game.events)
      for (const auto& [key, arguments] : sentences_of(prefix, row)) {
        expect_sentence(key, arguments);
        told.insert(key);
      }
    EXPECT_FALSE(told.empty()) << game.name;
    for (const std::string& key : words::catalogue("en").keys())
      EXPECT_TRUE(!key.starts_with(prefix) || told.contains(key)) << key << " is never told";
  }
}

TEST(MoveSentences, EveryMoveHasOneWithExactlyItsArgumentsAndNoneIsLeftOver) {
  for (const GameEntry& game : all_games()) {
    const std::string prefix = std::string(game.name) + ".move.";
    Names said;
    for (const MoveRow& row : game.moves)
      for (const auto& [key, arguments] : sentences_of(prefix, row.words)) {
        expect_sentence(key, arguments);
        said.insert(key);
      }
    EXPECT_FALSE(said.empty()) << game.name;
    for (const std::string& key : words::catalogue("en").keys())
      EXPECT_TRUE(!key.starts_with(prefix) || said.contains(key)) << key << " is never said";
  }
}

}  // namespace
}  // namespace hadal
