// SPDX-License-Identifier: Apache-2.0
#include "engine/events.h"

#include <gmock/gmock.h>

#include <thread>

namespace hadal {
namespace {

constexpr EventRow kToken = event_row("token", "player:seat value?:number");
constexpr EventRow kOver = event_row("over", "");

TEST(Events, ARowNamesItsArgumentsAndWhichAreSecret) {
  ASSERT_EQ(kToken.count, 2u);
  EXPECT_EQ(kToken.all[0].name, "player");
  EXPECT_EQ(kToken.all[0].kind, "seat");
  EXPECT_FALSE(kToken.all[0].secret);
  EXPECT_EQ(kToken.all[1].name, "value");
  EXPECT_EQ(kToken.all[1].kind, "number");
  EXPECT_TRUE(kToken.all[1].secret);
  EXPECT_EQ(kOver.count, 0u);
}

TEST(Events, AreHeardAsLongAsSomebodyListensOnThisThread) {
  std::vector<Event> outer;
  std::vector<Event> inner;
  EXPECT_FALSE(anybody_listens());
  {
    const Listening listening(outer);
    telling::add(1, kEverybody, kEverybody, {7});
    {
      const Listening again(inner);
      telling::add(2, kEverybody, kEverybody, {});
    }
    telling::add(3, kEverybody, kEverybody, {});
    std::thread([] { EXPECT_FALSE(anybody_listens()); }).join();
  }
  EXPECT_FALSE(anybody_listens());
  ASSERT_EQ(outer.size(), 2u);
  EXPECT_EQ(outer[0].arguments[0].low, 7u);
  EXPECT_EQ(outer[1].key, 3);
  EXPECT_EQ(inner.size(), 1u);
}

TEST(Events, ThoseWhoMayNotReadASecretCannotTellItsValuesApart) {
  const Audience knows{Player::p1};
  const Event three{0, kEverybody, knows, {1, 3}};
  const Event four{0, kEverybody, knows, {1, 4}};
  EXPECT_EQ(seen_by(three, kToken, Player::p0), seen_by(four, kToken, Player::p0));
  EXPECT_EQ(seen_by(three, kToken, Player::nobody), seen_by(four, kToken, Player::nobody));
  EXPECT_NE(seen_by(three, kToken, Player::p1), seen_by(four, kToken, Player::p1));
  EXPECT_EQ(key_of(*seen_by(three, kToken, Player::p0), kToken), "token_hidden");
  EXPECT_EQ(key_of(*seen_by(three, kToken, Player::p1), kToken), "token");
}

TEST(Events, ThoseWhoAreNotToldLearnNothing) {
  const Event secret{0, Audience{Player::p2}, kEverybody, {}};
  EXPECT_FALSE(seen_by(secret, kOver, Player::p0).has_value());
  EXPECT_FALSE(seen_by(secret, kOver, Player::nobody).has_value());
  EXPECT_TRUE(seen_by(secret, kOver, Player::p2).has_value());
}

}  // namespace
}  // namespace hadal
