// SPDX-License-Identifier: Apache-2.0
// Every event, move and question of every game has its sentence in every language, and no sentence
// of an event or a move is left over.
#include <gtest/gtest.h>

#include <map>
#include <regex>
#include <set>

#include "engine/rng.h"
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

// What the seat to move is asked, in `games` games of chance.
std::map<std::string, Names> questions_in(const GameEntry& game, std::uint64_t games) {
  std::map<std::string, Names> asked;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    Rng rng(seed);
    const std::size_t more = seed % (game.max_players - game.min_players + 1);
    const auto table = game.start(Document{{"players", game.min_players + more}});
    while (table->to_move() != Player::nobody) {
      if (table->to_move() != Player::chance) {
        const Document question = table->view(Player::nobody).at("asked");
        Names arguments;
        for (const auto& [name, value] : question.at("args").map()) arguments.insert(name);
        const auto [at, is_new] = asked.emplace(question.at("key").text(), arguments);
        EXPECT_EQ(at->second, arguments) << at->first << " has them only sometimes";
      }
      const std::vector<std::string> legal = table->legal();
      table->play(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  return asked;
}

TEST(QuestionSentences, EveryQuestionHasOneWithExactlyItsArguments) {
  for (const GameEntry& game : all_games()) {
    const std::map<std::string, Names> asked = questions_in(game, 12);
    EXPECT_FALSE(asked.empty()) << game.name;
    for (const auto& [key, arguments] : asked)
      expect_sentence(std::string(game.name) + ".ask." + key, arguments);
  }
}

}  // namespace
}  // namespace hadal
