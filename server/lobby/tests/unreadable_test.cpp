// SPDX-License-Identifier: Apache-2.0
// Entries of the log that nobody can read: written by another version, or damaged.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kNonsense = R"({"type":"prophesied","card":"kraken"})";

// A second table in the same house, to see that it is not concerned.
std::string another_table(TwoPlayers& game) {
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
  const std::string table = game.house->lobby().make_table(game.ada, plan, game.answer()).table;
  game.run();
  return table;
}

std::vector<log::Entry>& entries(TwoPlayers& game) { return game.log.all()["table/" + game.table]; }

TEST(Unreadable, AnEntryIsNamedWithItsTableAndTheOthersAreServed) {
  TwoPlayers game;
  const std::string other = another_table(game);
  int moves = 0;
  game.play_until(9, [&](TestTab&) { return ++moves > 10; });
  entries(game).at(7).text = kNonsense;
  game.restart();
  ASSERT_EQ(game.unfit.size(), 1u);
  EXPECT_EQ(game.unfit[0].table, game.table);
  EXPECT_EQ(game.unfit[0].why, "entry 8 of its log cannot be read");
  EXPECT_EQ(game.house->counts().troubled, 1u);
  EXPECT_FALSE(game.house->lobby().table(other, game.ada, "").trouble.has_value());
}

TEST(Unreadable, TheTableCanBeLookedAtUpToThereAndNotPlayed) {
  TwoPlayers game;
  int moves = 0;
  game.play_until(9, [&](TestTab&) { return ++moves > 10; });
  const std::int64_t before = game.replay(game.table, game.ada, {}, "").last;
  entries(game).at(7).text = kNonsense;
  const std::vector<log::Entry> kept = entries(game);
  game.restart();
  game.sit_down();
  EXPECT_TRUE(game.house->lobby().table(game.table, game.ada, "").card.unfit);
  EXPECT_THAT(*game.house->lobby().table(game.table, game.ada, "").trouble, HasSubstr("entry 8"));
  EXPECT_THAT(*game.house->lobby().table(game.table, game.ada, "").trouble,
              Not(HasSubstr("kraken")));
  EXPECT_LT(game.replay(game.table, game.ada, {}, "").last, before);
  EXPECT_GT(game.house->reviews().moves(game.table, game.ada, "").events.size(), 0u);
  EXPECT_EQ(game.play(*game.a, "explore"), "trouble");
  EXPECT_EQ(entries(game), kept) << "nothing is thrown away";
}

TEST(Unreadable, NoEntryOfATableEndsTheHouse) {
  TwoPlayers game;
  int moves = 0;
  game.play_until(9, [&](TestTab&) { return ++moves > 10; });
  const std::vector<log::Entry> sound = entries(game);
  for (std::size_t i = 0; i < sound.size(); ++i)
    for (const std::string& text : {kNonsense, std::string("{"), std::string()}) {
      entries(game) = sound;
      entries(game)[i].text = text;
      game.unfit.clear();
      game.restart();
      ASSERT_EQ(game.unfit.size(), 1u) << i;
      EXPECT_THAT(game.unfit[0].why, HasSubstr("entry " + std::to_string(i + 1) + " "));
      game.now += 40LL * 24 * 60 * 60 * 1000;
      game.house->tick();
      game.run();
      game.house->lobby().list(game.ada);
      game.house->lobby().list(std::nullopt);
      game.sit_down();
      EXPECT_NE(game.play(*game.a, "explore", 3), "");
      EXPECT_EQ(game.house->counts().mistakes, 0u) << i;
    }
}

TEST(Unreadable, ATableThatCannotEvenBeNamedIsThereForNobody) {
  TwoPlayers game;
  entries(game).at(0).text = kNonsense;
  game.restart();
  EXPECT_THROW(game.house->lobby().table(game.table, game.ada, ""), Refusal);
  EXPECT_EQ(game.house->counts().troubled, 1u);
}

TEST(Unreadable, AFinishedGameKeepsItsResult) {
  TwoPlayers game;
  game.play_to_the_end(10);
  entries(game).at(7).text = kNonsense;
  game.build = "two";
  game.restart();
  ASSERT_TRUE(game.run_until([&] { return game.house->counts().unchecked == 0; }));
  EXPECT_EQ(game.unfit.at(0).why, "entry 8 of its log cannot be read");
  const protocol::TableInfo info = game.house->lobby().table(game.table, game.ada, "");
  EXPECT_EQ(info.card.state, protocol::TableState::over);
  EXPECT_FALSE(info.card.winners.empty());
}

TEST(Unreadable, AmongThePeopleItIsSaidAndTheHouseStaysShut) {
  TwoPlayers game;
  game.log.all()["people"].at(1).text = kNonsense;
  try {
    game.restart();
    FAIL() << "it opened";
  } catch (const log::LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("entry 2 of 'people'"));
    EXPECT_THAT(e.what(), Not(HasSubstr("kraken")));
  }
}

}  // namespace
}  // namespace hadal::house::test
