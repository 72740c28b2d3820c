// SPDX-License-Identifier: Apache-2.0
// Those who leave are forgotten, those who stay can have all their data, and the operator keeps
// order.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"
#include "server/table/export.h"

namespace hadal::house::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string all_of(MemoryLog& log) {
  std::string all;
  for (const auto& [stream, entries] : log.all())
    for (const log::Entry& entry : entries) all += entry.text + "\n";
  return all;
}

void say_something(TwoPlayers& game, TestTab& tab, const std::string& text) {
  game.say(tab, R"({"type":"chat","request":")" + text + R"(","table":")" + game.table +
                    R"(","text":")" + text + R"("})");
}

void note_something(TwoPlayers& game, TestTab& tab, const std::string& about,
                    const std::string& text) {
  game.say(tab, R"({"type":"set_jottings","request":")" + text + R"(","table":")" + game.table +
                    R"(","jottings":[{"seat":")" + about + R"(","trust":"unsure","text":")" + text +
                    R"("}]})");
}

// The log is looked through on another thread.
bool forgets(TwoPlayers& game, const std::string& text) {
  return game.run_until([&] { return all_of(game.log).find(text) == std::string::npos; });
}

TEST(Erasure, NameWebhookAndChatAreGoneFromTheLogAndTheGameStays) {
  TwoPlayers game;
  game.house->accounts().rename(game.ada, "Methuselah", game.answer());
  game.run();
  game.house->accounts().set_webhook(game.ada, "https://example.org/secret-hook", game.answer());
  game.run();
  say_something(game, *game.a, "private-words");
  say_something(game, *game.b, "words-of-ben");
  game.play_to_the_end(20);
  game.house->accounts().remove(game.ada, "Methuselah", game.answer());
  game.run();
  EXPECT_EQ(game.refused, "");
  for (const char* gone : {"Methuselah", "secret-hook", "private-words"})
    EXPECT_TRUE(forgets(game, gone)) << gone;
  EXPECT_THAT(all_of(game.log), HasSubstr("words-of-ben"));
  game.restart();
  EXPECT_EQ(game.house->accounts().people().find(game.ada), nullptr);
  EXPECT_THAT(game.house->reviews().record(game.table, game.ben), HasSubstr("a former player"));
  EXPECT_EQ(game.house->reviews().statistics(game.ben).games.at(0).played, 1);
}

TEST(Erasure, PrivateNotesGoWithTheirWriter) {
  TwoPlayers game;
  note_something(game, *game.a, "B", "notes-of-ada");
  note_something(game, *game.b, "A", "notes-of-ben");
  ASSERT_THAT(all_of(game.log), HasSubstr("notes-of-ada"));
  game.house->operators().remove(game.ada, game.answer());
  game.run();
  EXPECT_TRUE(forgets(game, "notes-of-ada"));
  EXPECT_THAT(all_of(game.log), HasSubstr("notes-of-ben"));
}

TEST(Erasure, ThatWasBegunIsEndedAtTheNextStart) {
  TwoPlayers game;
  std::vector<log::Entry>& people = game.log.all()["people"];
  people.push_back(
      {people.size() + 1, game.now, write_event(PeopleEvent(PersonDeleted{game.ada})), true});
  game.restart();  // killed between the two
  EXPECT_TRUE(forgets(game, "\"name\":\"Ada\""));
  EXPECT_THAT(all_of(game.log), HasSubstr("\"name\":\"Ben\""));
}

TEST(Erasure, GuestsWithoutGamesGoAfterNinetyDays) {
  TwoPlayers game;
  const std::string idle = game.guest("Idle");
  game.now += 89 * kDay;
  game.house->tick();
  game.run();
  EXPECT_NE(game.house->accounts().people().find(idle), nullptr);
  game.now += 2 * kDay;
  game.house->tick();
  EXPECT_TRUE(
      game.run_until([&] { return game.house->accounts().people().find(idle) == nullptr; }));
  EXPECT_TRUE(forgets(game, "Idle"));
  EXPECT_NE(game.house->accounts().people().find(game.ben), nullptr) << "he has a game";
}

std::size_t reports_to(TestHouse& house) {
  std::optional<std::size_t> found;
  house.house->operators().reports(
      [&](const std::vector<std::string>& all) { found = all.size(); });
  house.run_until([&] { return found.has_value(); });
  return found.value_or(1000);
}

TEST(Erasure, WhatWasReportedOfHimGoesToo) {
  TwoPlayers game;
  say_something(game, *game.b, "rude-words");
  game.house->lobby().report(game.table, game.ada, {1, "he is rude"}, game.answer());
  game.run();
  ASSERT_THAT(all_of(game.log), HasSubstr("he is rude"));
  EXPECT_EQ(reports_to(game), 1u);
  game.house->operators().remove(game.ben, game.answer());
  game.run();
  EXPECT_TRUE(forgets(game, "rude-words"));
  EXPECT_EQ(reports_to(game), 0u);
}

TEST(Export, HasAllThatIsHisAndNothingOfOthers) {
  TwoPlayers game;
  say_something(game, *game.a, "words-of-ada");
  say_something(game, *game.b, "words-of-ben");
  game.play_to_the_end(20);
  const std::string all = export_person(game.log, game.ada);
  EXPECT_THAT(all, HasSubstr("\"name\":\"Ada\""));
  EXPECT_THAT(all, HasSubstr("words-of-ada"));
  EXPECT_THAT(all, HasSubstr("\"seat\":\"A\""));
  EXPECT_THAT(all, HasSubstr("\"result\":"));
  EXPECT_THAT(all, Not(HasSubstr("words-of-ben")));
  EXPECT_THAT(all, Not(HasSubstr("\"seat\":\"B\"")));
  EXPECT_THAT(all, Not(HasSubstr("\"seed\"")));
  EXPECT_THAT(all, Not(HasSubstr("\"token\"")));
  EXPECT_THAT(all, Not(HasSubstr("\"dealt\""))) << "it may be for others";
}

TEST(Export, HasHisPrivateNotesAndNobodyElses) {
  TwoPlayers game;
  note_something(game, *game.a, "B", "notes-of-ada");
  note_something(game, *game.b, "A", "notes-of-ben");
  const std::string all = export_person(game.log, game.ada);
  EXPECT_THAT(all, HasSubstr("notes-of-ada"));
  EXPECT_THAT(all, Not(HasSubstr("notes-of-ben")));
}

TEST(Moderation, ABanKeepsSomebodyOutUntilItsEnd) {
  TwoPlayers game;
  game.house->operators().ban({game.ben, game.now + kDay, "spam"}, game.answer());
  game.run();
  EXPECT_EQ(game.b->closed, "banned");
  EXPECT_THROW(game.house->moderation().expect_welcome(game.ben, "10.0.0.1", game.now), Refusal);
  EXPECT_NO_THROW(game.house->moderation().expect_welcome(game.ada, "10.0.0.1", game.now));
  game.restart();
  EXPECT_THROW(game.house->moderation().expect_welcome(game.ben, "10.0.0.1", game.now), Refusal)
      << "it is in the log";
  game.now += kDay;
  EXPECT_NO_THROW(game.house->moderation().expect_welcome(game.ben, "10.0.0.1", game.now));
}

TEST(Moderation, AnAddressCanBeBannedAndTheBanLifted) {
  TestHouse house;
  house.house->operators().ban({address_called("10.0.0.1"), house.now + kDay, ""}, house.answer());
  house.run();
  EXPECT_THROW(house.house->moderation().expect_welcome(std::nullopt, "10.0.0.1", house.now),
               Refusal);
  EXPECT_NO_THROW(house.house->moderation().expect_welcome(std::nullopt, "10.0.0.2", house.now));
  house.house->operators().ban({address_called("10.0.0.1"), 0, ""}, house.answer());
  house.run();
  EXPECT_NO_THROW(house.house->moderation().expect_welcome(std::nullopt, "10.0.0.1", house.now));
}

TEST(Moderation, WhoIsMutedPlaysAndDoesNotTalk) {
  TwoPlayers game;
  game.house->operators().silence({game.ada, game.now + kDay, ""}, game.answer());
  game.run();
  say_something(game, *game.a, "hello");
  EXPECT_EQ(std::string(game.a->last("refused").at("code").as_string()), "muted");
  EXPECT_EQ(game.play(game.mover(), "explore"), "");
}

TEST(Moderation, ATableIsClosedWithoutAResult) {
  TwoPlayers game;
  game.house->operators().close_table(game.table, game.answer());
  game.run();
  EXPECT_TRUE(TwoPlayers::is_over(*game.a));
  EXPECT_TRUE(game.house->reviews().statistics(game.ada).games.empty());
}

}  // namespace
}  // namespace hadal::house::test
