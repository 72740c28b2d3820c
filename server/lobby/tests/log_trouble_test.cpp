// SPDX-License-Identifier: Apache-2.0
// The log cannot write, does not know whether it has, or has lost something.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"
#include "server/table/log_index.h"

namespace hadal::house::test {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(LogTrouble, NoPathOfThisMachineReachesAPlayer) {
  TwoPlayers game;
  game.log.is_full = true;
  EXPECT_EQ(game.play(game.mover(), "explore"), "not_written");
  EXPECT_THAT(std::string(game.mover().last("refused").at("message").as_string()),
              Not(HasSubstr("secret")));
}

TEST(LogTrouble, WhereNobodyKnowsWhetherItIsWrittenThePlayerIsToldToLookAgain) {
  TwoPlayers game;
  game.log.is_unsure = true;
  EXPECT_EQ(game.play(game.mover(), "explore"), "unknown");
  EXPECT_TRUE(game.house->counts().is_failing);
  game.log.is_unsure = false;
  EXPECT_EQ(game.play(game.mover(), "explore"), "");
}

TEST(LogTrouble, ADamagedEntryOfThePeopleCostsItself) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string ben = house.guest("Ben");
  log::Entry& entry = house.log.all()["people"].at(0);
  entry = {entry.number, entry.at, "", false};
  house.restart();
  EXPECT_EQ(house.house->accounts().people().find(ada), nullptr);
  ASSERT_NE(house.house->accounts().people().find(ben), nullptr);
  house.guest("Cleo");
  EXPECT_EQ(house.refused, "");
}

TEST(LogTrouble, AGameWhoseResultIsDamagedCanStillBeLookedAt) {
  TwoPlayers game;
  game.play_to_the_end(20);
  log::Entry& entry = game.log.all()["results"].at(0);
  entry = {entry.number, entry.at, "", false};
  game.restart();
  EXPECT_EQ(game.house->lobby().table(game.table, game.ada, "").card.state,
            protocol::TableState::over);
}

TEST(Results, AStartReadsOnlyWhatCameAfterTheLastSummary) {
  TwoPlayers game;
  game.play_to_the_end(20);
  const protocol::Statistics before = game.house->reviews().statistics(game.ada);
  Results results;
  results.apply(read_result(game.log.all()["results"].at(0).text), 1, 1);
  game.log.keep(Results::kSummary, results.summary());
  game.log.all()["results"].at(0).text = "no longer read";
  game.restart();
  const protocol::Statistics after = game.house->reviews().statistics(game.ada);
  ASSERT_EQ(after.games.size(), 1u);
  EXPECT_EQ(after.games[0].played, before.games[0].played);
  EXPECT_EQ(after.games[0].won, before.games[0].won);
  EXPECT_EQ(after.games[0].best_score, before.games[0].best_score);
  EXPECT_EQ(after.games[0].rating, before.games[0].rating);
}

TEST(Results, ASummaryOfAnotherVersionIsNotBelieved) {
  Results results;
  EXPECT_FALSE(results.restore({7, "standings 0\nabyss ada 1 2 3 4 5 6 7 8 9 10\n"}));
  EXPECT_EQ(results.size(), 0u);
}

TEST(LogIndex, TellsWhoPlaysAndWhichTableIsOver) {
  TwoPlayers game;
  game.play_to_the_end(20);
  const std::string stream = "table/" + game.table;
  std::set<std::string> players;
  for (const log::Entry& entry : game.log.all()[stream])
    for (const std::string& player : index_of(stream, entry.text).players) players.insert(player);
  EXPECT_EQ(players, (std::set<std::string>{game.ada, game.ben}));
  EXPECT_THAT(index_of("results", game.log.all()["results"].at(0).text).closes,
              testing::ElementsAre(stream));
}

}  // namespace
}  // namespace hadal::house::test
