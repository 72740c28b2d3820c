// SPDX-License-Identifier: Apache-2.0
// How long a browser stays signed in, and what happens to its tabs when it no longer is.
#include <gtest/gtest.h>

#include "server/core/tests/test_house.h"

namespace hadal::core::test {
namespace {

TEST(Sessions, ABrowserThatStaysAwayTooLongMustSignInAgain) {
  TestHouse house;
  const std::string token = house.come("Ada");
  house.now += kSessionMs;
  EXPECT_NE(house.house->accounts().person_of(token), std::nullopt);
  house.now += 1;
  EXPECT_EQ(house.house->accounts().person_of(token), std::nullopt);
  house.restart();
  EXPECT_EQ(house.house->accounts().person_of(token), std::nullopt);
}

TEST(Sessions, UseKeepsASessionAliveAndIsWrittenOnceADay) {
  TestHouse house;
  const std::string token = house.come("Ada");
  const std::size_t entries = house.log.all()["people"].size();
  for (int day = 0; day < 200; ++day) {
    house.now += kDay + 1;
    for (int i = 0; i < 3; ++i) house.house->accounts().note_use(token);
    house.run();
  }
  EXPECT_NE(house.house->accounts().person_of(token), std::nullopt);
  EXPECT_EQ(house.log.all()["people"].size(), entries + 200);
  house.restart();
  EXPECT_NE(house.house->accounts().person_of(token), std::nullopt);
}

TEST(Sessions, UseDoesNotRaiseTheDead) {
  TestHouse house;
  const std::string token = house.come("Ada");
  house.now += kSessionMs + 1;
  house.house->accounts().note_use(token);
  house.run();
  EXPECT_EQ(house.house->accounts().person_of(token), std::nullopt);
  house.house->accounts().note_use("a token that never was");
  house.run();
  EXPECT_EQ(house.house->accounts().person_of("a token that never was"), std::nullopt);
}

TEST(Sessions, AnOpenTabIsUse) {
  TestHouse house;
  const std::string token = house.come("Ada");
  const TestTab& tab = house.tab(house.house->accounts().person_of(token), token);
  for (int day = 0; day < 200; ++day) {
    house.now += kDay + 1;
    house.house->tick();
    house.run();
  }
  EXPECT_EQ(tab.closed, "");
  EXPECT_NE(house.house->accounts().person_of(token), std::nullopt);
}

TEST(Sessions, SigningOutClosesTheTabsOfThisBrowserAlone) {
  TestHouse house;
  const std::string one = house.come("Ada");
  const PersonId ada = house.house->accounts().person_of(one);
  const std::string other = house.house->accounts().sign_in(*ada, house.answer());
  house.run();
  const TestTab& here = house.tab(ada, one);
  const TestTab& here_too = house.tab(ada, one);
  const TestTab& there = house.tab(ada, other);
  const TestTab& stranger = house.tab(std::nullopt);
  house.house->accounts().sign_out(one, house.answer());
  house.run();
  EXPECT_EQ(here.closed, "signed_out");
  EXPECT_EQ(here_too.closed, "signed_out");
  EXPECT_EQ(there.closed, "");
  EXPECT_EQ(stranger.closed, "");
}

TEST(Sessions, SigningOutEverywhereClosesAllTabsOfThePerson) {
  TestHouse house;
  const std::string token = house.come("Ada");
  const PersonId ada = house.house->accounts().person_of(token);
  const TestTab& tab = house.tab(ada, token);
  const TestTab& ben = house.tab(house.guest("Ben"));
  house.house->accounts().sign_out_everywhere(*ada, house.answer());
  house.run();
  EXPECT_EQ(tab.closed, "signed_out");
  EXPECT_EQ(ben.closed, "");
}

TEST(Sessions, SigningOutWithoutASessionWritesNothing) {
  TestHouse house;
  house.come("Ada");
  const std::size_t entries = house.log.all()["people"].size();
  house.house->accounts().sign_out("made up", house.answer());
  house.run();
  EXPECT_EQ(house.refused, "");
  EXPECT_EQ(house.log.all()["people"].size(), entries);
}

}  // namespace
}  // namespace hadal::core::test
