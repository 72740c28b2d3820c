// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/common/secrets.h"
#include "server/lobby/tests/test_house.h"
#include "server/people/weng_lin.h"

namespace hadal::house::test {
namespace {

TEST(People, AGuestWhoRegistersStaysTheSamePerson) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string token = house.house->accounts().enroll("Ada", "hash", ada, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "");
  EXPECT_EQ(house.house->accounts().person_of(token), ada);
  EXPECT_FALSE(house.house->accounts().me(ada).player->guest);
}

TEST(People, TheNameOfAnAccountIsTakenInAnyCaseOfLetters) {
  TestHouse house;
  house.house->accounts().enroll("Ada", "hash", std::nullopt, house.answer());
  house.run();
  EXPECT_EQ(house.guest("ADA"), "");
  EXPECT_EQ(house.refused, "name_taken");
  house.house->accounts().enroll("ada", "hash", std::nullopt, house.answer());
  house.run();
  EXPECT_EQ(house.refused, "name_taken");
}

TEST(People, OfTwoWhoRegisterANameAtOnceOneGetsIt) {
  TestHouse house;
  std::string first = "?";
  std::string second = "?";
  const auto keep = [](std::string& to) {
    return [&to](const Refusal* refusal) { to = refusal != nullptr ? name(refusal->code()) : ""; };
  };
  house.house->accounts().enroll("Ada", "one", std::nullopt, keep(first));
  house.house->accounts().enroll("Ada", "two", std::nullopt, keep(second));
  house.run();
  EXPECT_EQ(first, "");
  EXPECT_EQ(second, "name_taken");
}

TEST(People, NamesAreShortAndVisible) {
  TestHouse house;
  for (const std::string& name :
       {std::string(), std::string("   "), std::string("a\nb"), std::string(25, 'x'),
        std::string("Ada\u200b"), std::string("\u202eadA"), std::string("\ufeff"),
        std::string("A\u0085da"), std::string("Ada\u00a0"), std::string("\u2003"),
        std::string("\u2800"), std::string("\u3000"), std::string("\u115f"),
        std::string("\u061cAda"), std::string("Ada\u180e"), std::string("Ada\ufe0f")}) {
    EXPECT_EQ(house.guest(name), "");
    EXPECT_EQ(house.refused, "bad_name");
  }
  EXPECT_NE(house.guest("Žluťoučký kůň úpěl ďábel"), "") << "24 characters, more bytes";
  EXPECT_NE(house.guest("Ada \u2764\ufe0f"), "") << "a picture as keyboards write it";
}

TEST(People, SignedOutEverywhereNoTokenIsGoodAndTabsAreClosed) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string token = house.house->accounts().sign_in(ada, house.answer());
  house.run();
  const TestTab& tab = house.tab(ada);
  ASSERT_EQ(house.house->accounts().person_of(token), ada);
  house.house->accounts().sign_out_everywhere(ada, house.answer());
  house.run();
  EXPECT_EQ(house.house->accounts().person_of(token), std::nullopt);
  EXPECT_EQ(tab.closed, "signed_out");
}

TEST(People, OneSessionEndsAloneWhenSignedOut) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string one = house.house->accounts().sign_in(ada, house.answer());
  const std::string other = house.house->accounts().sign_in(ada, house.answer());
  house.house->accounts().sign_out(one, house.answer());
  house.run();
  EXPECT_EQ(house.house->accounts().person_of(one), std::nullopt);
  EXPECT_EQ(house.house->accounts().person_of(other), ada);
}

TEST(People, ADeletedAccountIsGoneAfterARestartToo) {
  TestHouse house;
  const std::string token =
      house.house->accounts().enroll("Ada", "hash", std::nullopt, house.answer());
  house.run();
  const std::string ada = *house.house->accounts().person_of(token);
  house.house->accounts().remove(ada, "Bob", house.answer());
  house.run();
  EXPECT_EQ(house.refused, "wrong_name");
  house.house->accounts().remove(ada, "Ada", house.answer());
  house.run();
  house.restart();
  EXPECT_EQ(house.house->accounts().person_of(token), std::nullopt);
  EXPECT_EQ(house.house->accounts().me(ada).player, std::nullopt);
  EXPECT_NE(house.guest("Ada"), "") << "the name is free again";
}

TEST(People, NoTokenOrPasswordIsInTheLog) {
  TestHouse house;
  const std::string hash = hash_password("correct horse");
  const std::string token =
      house.house->accounts().enroll("Ada", hash, std::nullopt, house.answer());
  house.run();
  for (const log::Entry& entry : house.log.all()["people"]) {
    EXPECT_EQ(entry.text.find(token), std::string::npos);
    EXPECT_EQ(entry.text.find("correct horse"), std::string::npos);
  }
  EXPECT_TRUE(is_password(hash, "correct horse"));
  EXPECT_FALSE(is_password(hash, "wrong horse"));
  EXPECT_NE(hash.find("argon2id"), std::string::npos);
}

// By hand, from algorithm 1 of the paper: two beginners, c = 350 * sqrt(2.5), omega = 350^2 / 2c,
// delta = 0.1 * sqrt(0.4).
TEST(Ratings, FollowTheFormulaOfThePaper) {
  const std::vector<RatedTeam> now = after({{{Rating{}}, 1}, {{Rating{}}, 2}});
  EXPECT_NEAR(now[0].players[0].value, 1610.68, 0.01);
  EXPECT_NEAR(now[1].players[0].value, 1389.32, 0.01);
  EXPECT_NEAR(now[0].players[0].deviation, 338.75, 0.01);
  EXPECT_EQ(now[0].players[0].games, 1);
  const std::vector<RatedTeam> drawn = after({{{Rating{}}, 1}, {{Rating{}}, 1}});
  EXPECT_NEAR(drawn[0].players[0].value, 1500, 0.01);
}

TEST(Ratings, OfATeamTheLessCertainMoveFurther) {
  const Rating old_hand{1500, 100, 50};
  const std::vector<RatedTeam> now = after({{{old_hand, Rating{}}, 1}, {{Rating{}, Rating{}}, 2}});
  EXPECT_GT(now[0].players[0].value, 1500);
  EXPECT_GT(now[0].players[1].value, now[0].players[0].value);
  EXPECT_LT(now[1].players[0].value, 1500);
}

TableFinished rated_game(const std::string& table, std::vector<SeatOutcome> seats) {
  return {table, "abyss", Finish::played, true, 100, std::move(seats), true};
}

TEST(Ratings, TheWinnerRisesAndOfTheOthersTheBetterScoreFallsLess) {
  Results results;
  results.apply(rated_game("t", {{"ada", 50, true}, {"ben", 40, false}, {"eve", 30, false}}), 1);
  EXPECT_GT(results.rating("abyss", "ada").value, results.rating("abyss", "ben").value);
  EXPECT_GT(results.rating("abyss", "ben").value, results.rating("abyss", "eve").value);
  EXPECT_LT(results.rating("abyss", "ada").deviation, 350);
  EXPECT_EQ(results.rating("unfathomable", "ada").value, 1500);
}

TEST(Ratings, AnUnratedGameCountsForNobody) {
  Results results;
  TableFinished game = rated_game("t", {{"ada", 50, true}, {"ben", 40, false}});
  game.rated = false;
  results.apply(game, 1);
  EXPECT_EQ(results.rating("abyss", "ada").games, 0);
  EXPECT_EQ(results.statistics("ada").games.at(0).won, 1) << "it was played all the same";
}

TEST(Ratings, WhatABotDidForSomebodyAwayIsNeitherTheirLossNorTheirGain) {
  Results results;
  results.apply(rated_game("t", {{"ada", 10, false, false, true}, {"ben", 40, true}}), 1);
  EXPECT_EQ(results.rating("abyss", "ada").games, 0);
  EXPECT_EQ(results.rating("abyss", "ben").games, 0) << "he had no rival";
  results.apply(
      rated_game("u", {{"ada", 10, false, false, true}, {"ben", 40, true}, {"eve", 30, false}}), 2);
  EXPECT_EQ(results.rating("abyss", "ada").games, 0);
  EXPECT_GT(results.rating("abyss", "ben").value, 1500);
}

TEST(Ratings, APlayerWhoGaveUpHasLostWhateverTheBotDid) {
  Results results;
  results.apply(rated_game("t", {{"ada", 50, true, true}, {"ben", 40, false, false}}), 1);
  EXPECT_LT(results.rating("abyss", "ada").value, 1500);
  EXPECT_GT(results.rating("abyss", "ben").value, 1500);
  EXPECT_EQ(results.statistics("ada").games.at(0).won, 0);
  EXPECT_EQ(results.statistics("ada").games.at(0).conceded, 1);
}

TEST(Statistics, OnlyGamesPlayedToTheirEndHaveAScore) {
  Results results;
  results.apply({"t", "abyss", Finish::played, true, 10, {{"ada", 50, true, false}, {"ben", 40}}},
                1);
  results.apply({"u", "abyss", Finish::conceded, true, 10, {{"ada", 0, true, false}, {"ben", 0}}},
                2);
  results.apply({"v", "abyss", Finish::played, true, 10, {{"ada", 90, true, true}, {"ben", 40}}},
                3);
  const protocol::GameStatistics ada = results.statistics("ada").games.at(0);
  EXPECT_EQ(ada.played, 3);
  EXPECT_EQ(ada.won, 2);
  EXPECT_EQ(ada.average_score, 50);
  EXPECT_EQ(ada.best_score, 50);
}

}  // namespace
}  // namespace hadal::house::test
