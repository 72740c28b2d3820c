// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/game_commands_of.h"
#include "examples/third_game/liars_dice.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using liars_dice::LiarsDice;
using testing::HasSubstr;

std::unique_ptr<PlayClient> client(const std::string& language) {
  PlayFlags flags;
  flags.players = 2;
  flags.seed = "cups";
  auto made = commands_of<LiarsDice>().play(flags, words::catalogue(language));
  made->run();
  made->face(made->mover());
  return made;
}

TEST(DiceClient, AsksInEveryLanguageAndHasEveryWord) {
  for (const char* language : {"en", "de", "fr", "cs"}) {
    const auto game = client(language);
    Look look;
    std::string all;
    for (const Lines& lines : {game->screen(look), game->question(look), game->help(look)})
      for (const std::string& line : lines) {
        EXPECT_LE(width(line), look.columns);
        all += line + "\n";
      }
    EXPECT_THAT(all, testing::Not(HasSubstr("[liars_dice"))) << language;
  }
}

TEST(DiceClient, TakesNumbersClaimsAndCalls) {
  const auto game = client("en");
  const Look look;
  EXPECT_EQ(game->answer("99", look).kind, Reply::Kind::unknown);
  EXPECT_EQ(game->answer("what", look).kind, Reply::Kind::unknown);
  EXPECT_EQ(game->answer("liar", look).kind, Reply::Kind::ask_again) << "nothing was claimed yet";
  EXPECT_EQ(game->answer("2 3", look).kind, Reply::Kind::played);
}

// Whoever always calls comes to an end, and the end is told.
TEST(DiceClient, PlaysToTheEnd) {
  const auto game = client("en");
  const Look look;
  for (int i = 0; i < 1000 && !game->is_over(); ++i) {
    game->face(game->mover());
    const bool called = game->answer("liar", look).kind == Reply::Kind::played;
    ASSERT_TRUE(called || game->answer("1", look).kind == Reply::Kind::played);
  }
  ASSERT_TRUE(game->is_over());
  game->face(Player::p0);
  std::string end;
  for (const std::string& line : game->the_end()) end += line;
  EXPECT_THAT(end, HasSubstr("wins."));
}

}  // namespace
}  // namespace hadal::cli
