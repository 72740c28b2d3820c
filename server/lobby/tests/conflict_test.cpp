// SPDX-License-Identifier: Apache-2.0
// Somebody else writes to the same log: what they wrote happens first, and everything is decided
// again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using testing::SizeIs;

// Writes this once, just before the next append to the stream.
void intrude(MemoryLog& log, const std::string& stream, std::vector<std::string> texts) {
  log.before_append = [&log, stream, texts = std::move(texts)](const log::Append& what) {
    if (what.stream != stream) return;
    for (const std::string& text : texts) log.write_behind(stream, text);
    log.before_append = nullptr;
  };
}

std::string written(const PeopleEvent& event) { return write_event(event); }

TEST(Conflict, AGuestComesThoughAnotherOneWasFirst) {
  TestHouse house;
  intrude(house.log, "people", {written(PersonCame{"p-ben", "Ben"})});
  const std::string ada = house.guest("Ada");
  EXPECT_EQ(house.refused, "");
  EXPECT_NE(house.house->accounts().people().find(ada), nullptr);
  EXPECT_NE(house.house->accounts().people().find("p-ben"), nullptr);
  EXPECT_THAT(house.log.all()["people"], SizeIs(3));  // Ben, Ada and her session
}

TEST(Conflict, ANameBelongsToTheFirstInTheLog) {
  TestHouse house;
  intrude(house.log, "people", {written(PersonRegistered{"p-other", "Ada", "hash"})});
  house.house->accounts().enroll("ada", "another hash", {}, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "name_taken");
  EXPECT_EQ(house.house->accounts().people().with_account("Ada"), "p-other");
  EXPECT_THAT(house.log.all()["people"], SizeIs(1));
}

TEST(Conflict, AResultIsWrittenOnce) {
  TwoPlayers game;
  game.log.before_append = [&](const log::Append& what) {
    if (what.stream != "results") return;
    game.log.write_behind("results", what.texts.front());
    game.log.before_append = nullptr;
  };
  game.play_to_the_end(20);
  EXPECT_THAT(game.log.all()["results"], SizeIs(1));
  const protocol::Statistics statistics = game.house->reviews().statistics(game.ada);
  ASSERT_THAT(statistics.games, SizeIs(1));
  EXPECT_EQ(statistics.games[0].played, 1);
}

TEST(Conflict, ResultsOfOthersCountAsWell) {
  TwoPlayers game;
  const TableFinished elsewhere{"t-else", "abyss", Finish::played,
                                true,     40,      {{game.ada, 90, true}, {"p-cleo", 60, false}}};
  intrude(game.log, "results", {write_event(elsewhere)});
  game.play_to_the_end(20);
  EXPECT_THAT(game.log.all()["results"], SizeIs(2));
  EXPECT_EQ(game.house->reviews().statistics(game.ada).games.at(0).played, 2);
}

// The other writer plays the same move, as another request.
TEST(Conflict, AMoveThatCameTooLateIsStaleAndThePlayerSeesTheOtherOne) {
  TwoPlayers game;
  TestTab& mover = game.mover();
  const std::int64_t before = TwoPlayers::number(mover);
  const std::string stream = "table/" + game.table;
  const std::size_t entries = game.log.all()[stream].size();
  game.log.before_append = [&](const log::Append& what) {
    if (what.stream != stream) return;
    auto played = std::get<Played>(read_table_event(what.texts.front()));
    played.request = "elsewhere";
    game.log.write_behind(stream, write_event(TableEvent(played)));
    game.log.before_append = nullptr;
  };
  EXPECT_EQ(game.play(mover, "explore"), "stale");
  EXPECT_EQ(TwoPlayers::number(mover), before + 1);
  EXPECT_EQ(TwoPlayers::number(*game.a), TwoPlayers::number(*game.b));
  EXPECT_THAT(game.log.all()[stream], SizeIs(entries + 1));
  TestTab& next = game.mover();
  EXPECT_EQ(game.play(next, TwoPlayers::legal(next).front()), "");
}

TEST(Conflict, SomebodyWhoLosesAgainAndAgainIsToldAndNothingIsWritten) {
  TestHouse house;
  int others = 0;
  house.log.before_append = [&](const log::Append& what) {
    house.log.write_behind(what.stream, written(PersonCame{"p" + std::to_string(++others), "X"}));
  };
  EXPECT_EQ(house.guest("Ada"), "");
  EXPECT_EQ(house.refused, "not_written");
  house.log.before_append = nullptr;
  EXPECT_THAT(house.log.all()["people"], SizeIs(static_cast<std::size_t>(others)));
  EXPECT_NE(house.guest("Ada"), "");
}

TEST(Conflict, WhereNothingNewCanBeReadTheAskerIsRefused) {
  TestHouse house;
  house.guest("Ada");
  house.log.before_read = [](const std::string&) { throw log::LogError("gone"); };
  intrude(house.log, "people", {written(PersonCame{"p-ben", "Ben"})});
  EXPECT_EQ(house.guest("Cleo"), "");
  EXPECT_EQ(house.refused, "not_written");
  house.log.before_read = nullptr;
  EXPECT_NE(house.guest("Cleo"), "");
  EXPECT_NE(house.house->accounts().people().find("p-ben"), nullptr);
}

TEST(Conflict, WhatNobodyKnewOfIsLookedUpAndHappensOnce) {
  TwoPlayers game;
  TestTab& mover = game.mover();
  const std::int64_t before = TwoPlayers::number(mover);
  game.log.is_unsure = game.log.writes_unsure = true;
  EXPECT_EQ(game.play(mover, "explore", -1, "once"), "unknown");
  game.log.is_unsure = false;
  EXPECT_EQ(TwoPlayers::number(*game.a), before + 1);
  EXPECT_EQ(TwoPlayers::number(*game.b), before + 1);
  const std::size_t entries = game.log.all()["table/" + game.table].size();
  EXPECT_EQ(game.play(mover, "explore", before, "once"), "") << "it is done already";
  EXPECT_THAT(game.log.all()["table/" + game.table], SizeIs(entries));
}

}  // namespace
}  // namespace hadal::house::test
