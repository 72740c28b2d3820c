// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <sstream>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;

std::vector<boost::json::object> measure(const std::string& game = "abyss") {
  const Answer run = run_hadal({"bench", game, "--json", "--games", "50"});
  EXPECT_EQ(run.status, 0);
  std::vector<boost::json::object> lines;
  std::istringstream in(run.out);
  for (std::string line; std::getline(in, line);)
    lines.push_back(boost::json::parse(line).as_object());
  return lines;
}

TEST(Bench, PrintsALineOfJsonForEveryNumberOfPlayers) {
  const std::vector<boost::json::object> lines = measure();
  ASSERT_EQ(lines.size(), 3u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const boost::json::object& o = lines[i];
    EXPECT_EQ(o.at("game").as_string(), "abyss");
    EXPECT_EQ(o.at("players").to_number<std::size_t>(), i + 2);
    EXPECT_EQ(o.at("games").to_number<int>(), 50);
    EXPECT_EQ(o.at("signature").as_string().size(), 16u);
    EXPECT_LE(o.at("sizeof_state").to_number<int>(), 512);
    for (const char* key : {"seconds", "decisions_per_second", "real_decisions_per_second",
                            "chance_moves_per_second", "games_per_second", "ns_per_copy"})
      EXPECT_GT(o.at(key).to_number<double>(), 0) << key;
  }
}

TEST(Bench, MeasuresUnfathomableFromThreeToSix) {
  const std::vector<boost::json::object> lines = measure("unfathomable");
  ASSERT_EQ(lines.size(), 4u);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_EQ(lines[i].at("players").to_number<std::size_t>(), i + 3);
    EXPECT_LE(lines[i].at("sizeof_state").to_number<int>(), 1536);
  }
}

TEST(Bench, TheSignatureDependsOnTheRulesAlone) {
  const std::vector<boost::json::object> once = measure();
  const std::vector<boost::json::object> again = measure();
  for (std::size_t i = 0; i < once.size(); ++i)
    EXPECT_EQ(once[i].at("signature"), again[i].at("signature"));
}

TEST(Bench, WithoutJsonItIsForPeople) {
  const Answer run = run_hadal({"bench", "--games", "5"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("abyss with 4 players: "));
}

TEST(Bench, NoGamesAreNoMeasurement) {
  const Answer run = run_hadal({"bench", "--games", "0"});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("--games"));
}

}  // namespace
}  // namespace hadal::cli
