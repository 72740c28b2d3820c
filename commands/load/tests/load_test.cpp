// SPDX-License-Identifier: Apache-2.0
// The load generator against a server of its own: what it counts is what happened.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using testing::HasSubstr;

boost::json::value measured(const std::vector<std::string>& more) {
  std::vector<std::string> words{"load", "--json", "--tables", "3", "--seconds", "1"};
  words.insert(words.end(), more.begin(), more.end());
  const Answer answer = run_hadal(words);
  EXPECT_EQ(answer.status, 0) << answer.err;
  return boost::json::parse(answer.out);
}

// How many moves that are is up to the machine, and to what else it does.
TEST(Load, PlaysAsFastAsItIsAnswered) {
  const boost::json::value all = measured({"--rate", "0"});
  EXPECT_GT(all.at("acknowledged").as_int64(), 0);
  EXPECT_EQ(all.at("refused").as_int64(), 0);
  EXPECT_EQ(all.at("connections").as_int64(), 6);
}

TEST(Load, KeepsToItsRateWhileSpectatorsLookOn) {
  const boost::json::value all = measured({"--rate", "5", "--spectators", "7"});
  EXPECT_GE(all.at("acknowledged").as_int64(), 3);
  EXPECT_LE(all.at("acknowledged").as_int64(), 3 * 6);
  EXPECT_EQ(all.at("refused").as_int64(), 0);
  EXPECT_EQ(all.at("connections").as_int64(), 6 + 7);
}

TEST(Load, PlaysTheGameWithTraitorsToo) {
  const boost::json::value all = measured({"--rate", "0", "--game", "unfathomable"});
  EXPECT_GT(all.at("acknowledged").as_int64(), 0);
  EXPECT_EQ(all.at("refused").as_int64(), 0);
}

TEST(Load, TimesABotBesideTheTablesOfOthers) {
  const Answer answer = run_hadal({"load", "--bots", "3", "--seconds", "2"});
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, HasSubstr("master of abyss, alone: p50 "));
  EXPECT_THAT(answer.out, HasSubstr("master of abyss, beside: p50 "));
  EXPECT_THAT(answer.out, HasSubstr("beside 3 tables of others"));
}

TEST(Load, LeavesOtherMachinesAlone) {
  const Answer answer = run_hadal({"load", "--url", "http://192.0.2.1:80"});
  EXPECT_EQ(answer.status, 2);
  EXPECT_THAT(answer.err, HasSubstr("only servers on this machine are put under load"));
}

}  // namespace
}  // namespace hadal::cli
