// SPDX-License-Identifier: Apache-2.0
#include "server/nodes/members.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>

#include "engine/tests/thoroughness.h"

namespace hadal::nodes {
namespace {

Members::Node node(std::size_t i, std::int64_t born = 1) {
  return {"node" + std::to_string(i), born};
}

std::string table(std::size_t i) { return "table" + std::to_string(i); }

// As node 0 sees it.
Members members(std::size_t count) {
  Members made(node(0));
  for (std::size_t i = 1; i < count; ++i) made.heard(node(i), 0);
  return made;
}

TEST(Members, AllNodesAgreeWhoOwnsATable) {
  const Members a = members(3);
  Members b(node(2));
  b.heard(node(0), 0);
  b.heard(node(1), 0);
  for (std::size_t i = 0; i < 1000; ++i) EXPECT_EQ(a.owner_of(table(i)), b.owner_of(table(i)));
}

TEST(Members, ANodeThatIsNotHeardForTwoSecondsIsDead) {
  Members all = members(3);
  all.heard(node(1), 1500);
  EXPECT_FALSE(all.expire(Members::kDeadAfterMs));
  EXPECT_TRUE(all.expire(Members::kDeadAfterMs + 1));
  EXPECT_EQ(all.others(), std::vector{node(1)});
  EXPECT_TRUE(all.heard(node(2), 3000)) << "it was only paused";
}

TEST(Members, ANodeThatSaysGoodbyeIsGoneAtOnce) {
  Members all = members(3);
  EXPECT_TRUE(all.left(node(2)));
  EXPECT_FALSE(all.lives(node(2).address()));
  EXPECT_TRUE(all.hears_majority());
}

TEST(Members, ANodeThatWasStartedAgainHasTheSameTablesAndAnotherAddress) {
  Members all = members(3);
  const Members before = all;
  EXPECT_TRUE(all.heard(node(1, 2), 0));
  EXPECT_FALSE(all.heard(node(1, 1), 0)) << "a late word";
  EXPECT_FALSE(all.lives(node(1, 1).address()));
  for (std::size_t i = 0; i < 1000; ++i)
    EXPECT_EQ(all.owner_of(table(i)).name, before.owner_of(table(i)).name);
}

TEST(Members, WhoeverWasPausedDoesNotThinkTheOthersDead) {
  Members all = members(3);
  all.forgive(60'000);
  EXPECT_FALSE(all.expire(60'000));
}

TEST(Members, WhoeverHearsFewerThanHalfOfThoseThatLivedKnowsIt) {
  Members all = members(3);
  all.heard(node(1), 3000);
  all.expire(3000);
  EXPECT_TRUE(all.hears_majority()) << "one of three is lost";
  all.expire(6000);
  EXPECT_FALSE(all.hears_majority()) << "two of three are lost";
  all.expire(3000 + Members::kRememberMs + 1);
  EXPECT_TRUE(all.hears_majority()) << "nobody remembers them";
}

// docs/scale.md quotes this.
TEST(Members, WhenOneOfManyNodesDiesOnlyItsTablesMoveAndToAllOthersAlike) {
  constexpr std::size_t kNodes = 100 * kThoroughness;
  constexpr std::size_t kTables = 200 * kNodes;
  Members all = members(kNodes);
  std::vector<std::string> owners;
  std::map<std::string, std::size_t> tables_of;
  for (std::size_t i = 0; i < kTables; ++i) {
    owners.push_back(all.owner_of(table(i)).name);
    ++tables_of[owners.back()];
  }
  const std::string dead = node(kNodes / 2).name;
  all.left(node(kNodes / 2));
  std::map<std::string, std::size_t> taken_by;
  for (std::size_t i = 0; i < kTables; ++i) {
    const std::string now = all.owner_of(table(i)).name;
    if (owners[i] != dead) {
      ASSERT_EQ(now, owners[i]) << "a table of a living node has moved";
    } else {
      ++taken_by[now];
    }
  }
  std::size_t least = kTables;
  std::size_t most = 0;
  for (const auto& [name, count] : tables_of) {
    least = std::min(least, count);
    most = std::max(most, count);
  }
  std::size_t most_taken = 0;
  std::size_t moved = 0;
  for (const auto& [name, count] : taken_by) {
    most_taken = std::max(most_taken, count);
    moved += count;
  }
  std::printf(
      "%zu tables of %zu nodes: %zu to %zu each; one dies: %zu tables move to %zu nodes, "
      "at most %zu to one\n",
      kTables, kNodes, least, most, moved, taken_by.size(), most_taken);
  EXPECT_EQ(moved, tables_of[dead]);
  const double mean = static_cast<double>(kTables) / kNodes;
  EXPECT_GT(static_cast<double>(least), mean - 6 * std::sqrt(mean));
  EXPECT_LT(static_cast<double>(most), mean + 6 * std::sqrt(mean));
  EXPECT_LE(most_taken, kNodes < 1000 ? 10U : 5U);
}

}  // namespace
}  // namespace hadal::nodes
