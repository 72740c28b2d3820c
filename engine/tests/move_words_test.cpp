// SPDX-License-Identifier: Apache-2.0
// web/src/table/moves.test.ts has the same examples.
#include "engine/move_words.h"

#include <gtest/gtest.h>

#include <array>

namespace hadal {
namespace {

constexpr std::array kRows{
    MoveRow{"attack", event_row("attack_player", "player:seat"), "", "seat"},
    MoveRow{"discard", event_row("discard_reroll", "card:card+"), "after_roll"},
    move_row("attack", "target:deep_one+"),
    move_row("discard", "card:card+"),
    move_row("give", "item:item player:seat"),
    move_row("play", "card:card+ title:title+"),
    move_row("reward", "keys:count+ pearls:count+ monsters:count+"),
    move_row("pass", ""),
};

// "give item=rope player=B"
std::string read(std::string_view text, std::string_view question = "") {
  const MoveParts move = parts_of(text, question, kRows);
  std::string out(move.word);
  for (const MovePart& part : move.parts)
    out += " " + std::string(part.name) + "=" + std::string(part.text);
  return out;
}

TEST(MoveWords, AnArgumentTakesTheNextWord) {
  EXPECT_EQ(read("give rope B"), "give item=rope player=B");
  EXPECT_EQ(read("pass"), "pass");
}

TEST(MoveWords, WithAPlusItTakesAllThatAreLeftAndLeavesThemToTheNext) {
  EXPECT_EQ(read("discard lore 2"), "discard card=lore 2");
  EXPECT_EQ(read("play lore 2"), "play card=lore 2 title=lore 2");
}

TEST(MoveWords, AQuestionCanHaveAWordOfItsOwn) {
  EXPECT_EQ(read("discard lore 2", "after_roll"), "discard_reroll card=lore 2");
  EXPECT_EQ(read("discard lore 2", "act"), "discard card=lore 2");
}

TEST(MoveWords, ASeatBehindTheVerbCanHaveAWordOfItsOwn) {
  EXPECT_EQ(read("attack B"), "attack_player player=B");
  EXPECT_EQ(read("attack deep_one d3"), "attack target=deep_one d3");
}

TEST(MoveWords, ThingsAreCountedByTheNumberBeforeThem) {
  EXPECT_EQ(read("reward 2 keys"), "reward keys=2 pearls=0 monsters=0");
  EXPECT_EQ(read("reward 1 key 1 pearl 3 monsters"), "reward keys=1 pearls=1 monsters=3");
}

TEST(MoveWords, AVerbWithoutARowIsItsOwnWord) { EXPECT_EQ(read("sing loudly"), "sing"); }

TEST(MoveWords, TheWebClientGetsTheRowsTheCasesAndWhatFillsQuestions) {
  const std::array asked{EventArgument{"lords", "lord*"}};
  const std::string made = typescript_of("sea", kRows, asked);
  EXPECT_NE(made.find("  give: { item: 'item', player: 'seat' },\n"), std::string::npos) << made;
  EXPECT_NE(made.find("  discard_reroll: { verb: 'discard', asked: 'after_roll' },\n"),
            std::string::npos)
      << made;
  EXPECT_NE(made.find("  attack_player: { verb: 'attack', first: 'seat' },\n"), std::string::npos)
      << made;
  EXPECT_NE(made.find("asked = {\n  lords: 'lord*',\n}"), std::string::npos) << made;
}

}  // namespace
}  // namespace hadal
