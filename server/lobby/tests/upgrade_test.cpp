// SPDX-License-Identifier: Apache-2.0
// Games that were stored under other rules.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
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
  const protocol::TableInfo info = game.house->lobby().table(game.table, game.ada, "");
  ASSERT_TRUE(info.trouble.has_value());
  EXPECT_THAT(*info.trouble, HasSubstr("does not fit version"));
  EXPECT_THAT(*info.trouble, Not(HasSubstr("implore"))) << "a move may name a hidden card";
  EXPECT_EQ(game.house->counts().troubled, 1u);
  EXPECT_EQ(game.play(*game.a, "explore"), "trouble");
  EXPECT_GT(game.house->reviews().moves(game.table, game.ada, "").events.size(), 0u);
  EXPECT_EQ(game.replay(game.table, game.ada, 5, "").move, 5);
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
  EXPECT_EQ(game.house->lobby().table(game.table, game.ada, "").card.state,
            protocol::TableState::over);
  EXPECT_TRUE(game.house->lobby().list(game.ada).mine.empty());
}

TEST(Upgrade, AFinishedGameKeepsItsResultAndAllItsMoves) {
  TwoPlayers game;
  game.play_to_the_end(10);
  ASSERT_TRUE(TwoPlayers::is_over(*game.a));
  const Record before = read_record(game.house->reviews().record(game.table, game.ada));
  ASSERT_GT(change_the_rules(game), 0);
  game.restart();
  const protocol::TableInfo info = game.house->lobby().table(game.table, game.ada, "");
  EXPECT_TRUE(info.trouble.has_value());
  EXPECT_EQ(info.card.state, protocol::TableState::over);
  const Record after = read_record(game.house->reviews().record(game.table, game.ada));
  EXPECT_EQ(after.result, before.result);
  ASSERT_EQ(after.moves.size(), before.moves.size());
  EXPECT_EQ(after.moves.back(), before.moves.back());
  EXPECT_EQ(game.house->reviews().statistics(game.ada).games.at(0).played, 1);
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
  EXPECT_THAT(game.house->reviews().record(game.table, game.ada), HasSubstr("\nrules: 0\n"));
}

// A finished game, and the house opened again by another program.
class AfterUpgrade : public TwoPlayers {
 public:
  AfterUpgrade() {
    play_to_the_end(10);
    unfit.clear();
    checking.clear();
  }
  bool upgrade(const std::string& to) {
    build = to;
    restart();
    return run_until([this] { return house->counts().unchecked == 0; });
  }
  protocol::TableCard card() const { return house->lobby().list(ada).finished.at(0); }
};

TEST(Upgrade, EveryFinishedGameIsReplayedThoughNobodyLooksAtIt) {
  AfterUpgrade game;
  ASSERT_GT(change_the_rules(game), 0);
  EXPECT_FALSE(game.card().unfit) << "nobody knows yet";
  ASSERT_TRUE(game.upgrade("two"));
  ASSERT_EQ(game.unfit.size(), 1u);
  EXPECT_EQ(game.unfit[0].table, game.table);
  EXPECT_THAT(game.unfit[0].why, HasSubstr("does not fit version"));
  EXPECT_EQ(game.checking.back().games, 1u);
  EXPECT_EQ(game.checking.back().checked, 1u);
  EXPECT_EQ(game.house->counts().unfit, 1u);
  EXPECT_TRUE(game.card().unfit);
  EXPECT_FALSE(game.card().winners.empty()) << "its result is kept";
}

TEST(Upgrade, AGameThatFitsIsNotComplainedOf) {
  AfterUpgrade game;
  ASSERT_TRUE(game.upgrade("two"));
  EXPECT_EQ(game.checking.back().checked, 1u);
  EXPECT_TRUE(game.unfit.empty());
  EXPECT_FALSE(game.card().unfit);
}

TEST(Upgrade, GamesAreReplayedOnceForEveryProgramAndTheFindingIsRemembered) {
  AfterUpgrade game;
  game.restart();
  EXPECT_TRUE(game.checking.empty()) << "they were played by this program";
  ASSERT_GT(change_the_rules(game), 0);
  ASSERT_TRUE(game.upgrade("two"));
  game.run();
  game.checking.clear();
  ASSERT_TRUE(game.upgrade("two"));
  EXPECT_TRUE(game.checking.empty());
  EXPECT_TRUE(game.card().unfit);
  EXPECT_EQ(game.house->counts().unfit, 1u);
}

TEST(Upgrade, WhatFitsAgainIsNoLongerCalledUnfit) {
  AfterUpgrade game;
  const auto kept = game.log.all()["table/" + game.table];
  ASSERT_GT(change_the_rules(game), 0);
  ASSERT_TRUE(game.upgrade("two"));
  ASSERT_TRUE(game.card().unfit);
  game.log.all()["table/" + game.table] = kept;  // the rules are mended
  ASSERT_TRUE(game.upgrade("three"));
  EXPECT_FALSE(game.card().unfit);
  EXPECT_EQ(game.house->counts().unfit, 0u);
}

TEST(Upgrade, ACheckThatWasInterruptedStartsOver) {
  AfterUpgrade game;
  game.log.is_full = true;  // the end of it cannot be written
  ASSERT_TRUE(game.upgrade("two"));
  game.log.is_full = false;
  game.checking.clear();
  ASSERT_TRUE(game.upgrade("two"));
  EXPECT_FALSE(game.checking.empty());
}

}  // namespace
}  // namespace hadal::house::test
