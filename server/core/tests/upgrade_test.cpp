// SPDX-License-Identifier: Apache-2.0
// Games that were stored under other rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "server/core/tests/two_players.h"

namespace hadal::core::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// As if the rules had lost a move since: every `explore` after the tenth entry is unknown now.
// Returns how many there were.
int change_the_rules(TwoPlayers& game) {
  int changed = 0;
  for (log::Entry& entry : game.log.all()["table/" + game.table]) {
    const std::size_t at = entry.text.find("\"explore\"");
    if (at == std::string::npos || entry.number <= 10) continue;
    entry.text.replace(at, 9, "\"implore\"");
    ++changed;
  }
  return changed;
}

TEST(Upgrade, AGameThatNoLongerFitsTheRulesStaysReadableAndSaysSo) {
  TwoPlayers game;
  int moves = 0;
  game.play_until(9, [&](TestTab&) { return ++moves > 30; });
  ASSERT_GT(change_the_rules(game), 0);
  game.restart();
  game.sit_down();
  const protocol::TableInfo info = game.hall->table(game.table, game.ada, "");
  ASSERT_TRUE(info.trouble.has_value());
  EXPECT_THAT(*info.trouble, HasSubstr("does not fit version"));
  EXPECT_THAT(*info.trouble, Not(HasSubstr("implore"))) << "a move may name a hidden card";
  EXPECT_EQ(game.hall->counts().troubled, 1u);
  EXPECT_EQ(game.play(*game.a, "explore"), "trouble");
  EXPECT_GT(game.hall->moves(game.table, game.ada, "").events.size(), 0u);
  EXPECT_EQ(game.hall->replay(game.table, game.ada, 5, "").move, 5);
  EXPECT_TRUE(game.a->last("position").at("view").is_object());
}

TEST(Upgrade, SuchAGameCanBeAbandoned) {
  TwoPlayers game;
  int moves = 0;
  game.play_until(9, [&](TestTab&) { return ++moves > 30; });
  ASSERT_GT(change_the_rules(game), 0);
  game.restart();
  game.sit_down();
  for (TestTab* tab : {game.a, game.b})
    game.say(*tab, R"({"type":"abandon","request":"x","table":")" + game.table + R"("})");
  EXPECT_EQ(game.hall->table(game.table, game.ada, "").card.state, protocol::TableState::over);
  EXPECT_TRUE(game.hall->lobby(game.ada).mine.empty());
}

TEST(Upgrade, AFinishedGameKeepsItsResultAndAllItsMoves) {
  TwoPlayers game;
  game.play_to_the_end(10);
  ASSERT_TRUE(TwoPlayers::is_over(*game.a));
  const Record before = read_record(game.hall->record(game.table, game.ada));
  ASSERT_GT(change_the_rules(game), 0);
  game.restart();
  const protocol::TableInfo info = game.hall->table(game.table, game.ada, "");
  EXPECT_TRUE(info.trouble.has_value());
  EXPECT_EQ(info.card.state, protocol::TableState::over);
  const Record after = read_record(game.hall->record(game.table, game.ada));
  EXPECT_EQ(after.result, before.result);
  ASSERT_EQ(after.moves.size(), before.moves.size());
  EXPECT_EQ(after.moves.back(), before.moves.back());
  EXPECT_EQ(game.hall->statistics(game.ada).games.at(0).played, 1);
}

TEST(Upgrade, ARecordNamesTheRulesItsGameBeganWith) {
  TwoPlayers game;
  for (log::Entry& entry : game.log.all()["table/" + game.table]) {
    const std::string now =
        "\"rules_version\":" + std::to_string(find_kind("abyss")->entry.rules_version);
    const std::size_t at = entry.text.find(now);
    if (at != std::string::npos) entry.text.replace(at, now.size(), "\"rules_version\":0");
  }
  game.restart();
  game.sit_down();
  game.play_to_the_end(13);
  ASSERT_TRUE(TwoPlayers::is_over(*game.a));
  EXPECT_THAT(game.hall->record(game.table, game.ada), HasSubstr("\nrules: 0\n"));
}

}  // namespace
}  // namespace hadal::core::test
