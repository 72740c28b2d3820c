// SPDX-License-Identifier: Apache-2.0
// How long a browser stays signed in, and what happens to its tabs when it no longer is.
#include <gtest/gtest.h>

#include "server/common/secrets.h"
#include "server/lobby/tests/test_house.h"

namespace hadal::house::test {
namespace {

// The log has these hashes, so they must stay what they are: BLAKE2b of 32 bytes in base64url.
TEST(Sessions, ATokenIsKeptAsItsHash) {
  EXPECT_EQ(hash_token("abc"), "vd2BPGNCOXIxce8_7phXm5SWTjuxyz5CcmLIwGjVIxk");
  EXPECT_EQ(hash_token(""), "DldRwCblQ7Loqy6wYJnaodHl30d3j3eH-qtFzfEv46g");
  EXPECT_EQ(random_token(16).size(), 22u);
  EXPECT_EQ(random_token(32).size(), 43u);
  EXPECT_TRUE(same_secret("abc", "abc"));
  EXPECT_FALSE(same_secret("abc", "abd"));
  EXPECT_FALSE(same_secret("abc", "ab"));
}

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

TEST(Sessions, AGuestsTokenIsGoodForNothingOnceHeHasAnAccount) {
  TestHouse house;
  const std::string known = house.come("Ada");
  const PersonId ada = house.house->accounts().person_of(known);
  TestTab& tab = house.tab(ada, known);
  const std::string token = house.house->accounts().enroll("Ada", "hash", ada, house.answer());
  house.run();
  EXPECT_EQ(house.house->accounts().person_of(known), std::nullopt);
  EXPECT_EQ(house.house->accounts().person_of(token), ada);
  EXPECT_EQ(tab.closed, "signed_out");
  house.restart();
  EXPECT_EQ(house.house->accounts().person_of(known), std::nullopt);
}

TEST(Sessions, ANewPasswordSignsEveryOtherBrowserOut) {
  TestHouse house;
  Accounts& accounts = house.house->accounts();
  const std::string first = accounts.enroll("Ada", "old", std::nullopt, house.answer());
  house.run();
  const std::string ada = *accounts.person_of(first);
  const std::string second = accounts.sign_in(ada, house.answer());
  house.run();
  const std::string third = accounts.change_password(ada, "new", house.answer());
  house.run();
  EXPECT_EQ(accounts.person_of(first), std::nullopt);
  EXPECT_EQ(accounts.person_of(second), std::nullopt);
  EXPECT_EQ(accounts.person_of(third), ada);
  house.restart();
  EXPECT_EQ(house.house->accounts().people().find(ada)->password, "new");
}

TEST(Sessions, ARecoveryCodeOpensTheAccountOnceAndIsNotInTheLog) {
  TestHouse house;
  const std::string token =
      house.house->accounts().enroll("Ada", "old", std::nullopt, house.answer());
  house.run();
  const std::string ada = *house.house->accounts().person_of(token);
  const std::vector<std::string> codes =
      house.house->accounts().make_recovery_codes(ada, house.answer());
  house.run();
  for (const log::Entry& entry : house.log.all()["people"])
    for (const std::string& code : codes) EXPECT_EQ(entry.text.find(code), std::string::npos);
  house.restart();
  Accounts& accounts = house.house->accounts();
  accounts.recover(ada, "a guess", "stolen", house.answer());
  house.run();
  EXPECT_EQ(house.refused, "wrong_password");
  const std::string back = accounts.recover(ada, codes[3], "new", house.answer());
  house.run();
  EXPECT_EQ(house.refused, "");
  EXPECT_EQ(accounts.person_of(back), ada);
  EXPECT_EQ(accounts.person_of(token), std::nullopt);
  accounts.recover(ada, codes[3], "again", house.answer());
  house.run();
  EXPECT_EQ(house.refused, "wrong_password") << "it was good once";
}

TEST(Sessions, AreListedAndEndedOneByOne) {
  TestHouse house;
  Accounts& accounts = house.house->accounts();
  const std::string phone = accounts.enroll("Ada", "h", std::nullopt, house.answer(), "Phone");
  house.run();
  const std::string ada = *accounts.person_of(phone);
  house.now += kMinute;
  const std::string desk = accounts.sign_in(ada, house.answer(), "Desk");
  house.run();
  const protocol::Sessions list = accounts.sessions(ada, desk);
  ASSERT_EQ(list.sessions.size(), 2u);
  EXPECT_EQ(list.sessions[0].browser, "Desk");
  EXPECT_TRUE(list.sessions[0].current);
  EXPECT_FALSE(list.sessions[1].current);
  accounts.end_session(ada, list.sessions[1].id, house.answer());
  house.run();
  EXPECT_EQ(accounts.person_of(phone), std::nullopt);
  EXPECT_EQ(accounts.person_of(desk), ada);
  EXPECT_THROW(accounts.end_session(house.guest("Eve"), list.sessions[0].id, house.answer()),
               Refusal);
}

}  // namespace
}  // namespace hadal::house::test
