// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;

TEST(Simulate, TwentyGamesKeepEveryLaw) {
  for (const char* players : {"2", "3", "4"}) {
    const Answer run =
        run_hadal({"simulate", "abyss", "--players", players, "--games", "20", "--check"});
    EXPECT_EQ(run.status, 0) << run.out;
    EXPECT_THAT(run.out, HasSubstr(" positions checked, 0 violations\n"));
    EXPECT_THAT(run.out, HasSubstr("20 games of abyss with " + std::string(players)));
  }
}

TEST(Simulate, EveryOptionKeepsEveryLaw) {
  const Answer run = run_hadal({"simulate", "abyss", "--games", "20", "--check", "--option",
                                "memory_aid", "martial_law", "ambassador_needs_deck",
                                "disabled_count_influence_only", "end_on_empty_lord_deck"});
  EXPECT_EQ(run.status, 0) << run.out << run.err;
  EXPECT_THAT(run.out, HasSubstr(", 0 violations\n"));
}

TEST(Simulate, UnfathomableKeepsEveryLawInEveryVariant) {
  for (const char* variant : {"standard", "learning", "no_cultist"}) {
    const Answer run = run_hadal({"simulate", "unfathomable", "--players", "4", "--games", "2",
                                  "--check", "--option", variant, "harder"});
    EXPECT_EQ(run.status, 0) << run.out << run.err;
    EXPECT_THAT(run.out, HasSubstr(", 0 violations\n"));
  }
}

TEST(Simulate, UnfathomableTellsWhichSideWinsAndWhatWasNeverBroughtIntoPlay) {
  const Answer run =
      run_hadal({"simulate", "unfathomable", "--players", "6", "--games", "10", "--count"});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr("won by hybrids: "));
  EXPECT_THAT(run.out, HasSubstr("with a single answer; "));
  EXPECT_THAT(run.out, HasSubstr("brought into play:\n"));
  EXPECT_THAT(run.out, HasSubstr(" of 230 never:\n"));
}

TEST(Simulate, TheSameSeedGivesTheSameGamesOnAnyNumberOfThreads) {
  const auto figures = [](const char* threads, const char* seed) {
    const Answer run = run_hadal(
        {"simulate", "abyss", "--games", "30", "--threads", threads, "--seed", seed, "--json"});
    EXPECT_EQ(run.status, 0);
    boost::json::object o = boost::json::parse(run.out).as_object();
    o.erase("seconds");
    return o;
  };
  EXPECT_EQ(figures("1", "7"), figures("3", "7"));
  EXPECT_NE(figures("1", "7"), figures("1", "8"));
}

TEST(Simulate, JsonHasTheFigures) {
  const Answer run = run_hadal({"simulate", "abyss", "--games", "5", "--check", "--json"});
  const boost::json::object o = boost::json::parse(run.out).as_object();
  EXPECT_EQ(o.at("game").as_string(), "abyss");
  EXPECT_EQ(o.at("games").as_int64(), 5);
  EXPECT_EQ(o.at("players").as_int64(), 2);
  EXPECT_EQ(o.at("violations").as_int64(), 0);
  for (const char* key : {"decisions", "single", "chance", "longest", "checked"})
    EXPECT_GT(o.at(key).as_int64(), 0) << key;
}

struct BadCall {
  std::vector<std::string> args;
  const char* reason;
};

class BadSimulation : public ::testing::TestWithParam<BadCall> {};

TEST_P(BadSimulation, IsRefusedWithItsReason) {
  std::vector<std::string> args{"simulate"};
  args.insert(args.end(), GetParam().args.begin(), GetParam().args.end());
  const Answer run = run_hadal(args);
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr(GetParam().reason));
}

INSTANTIATE_TEST_SUITE_P(
    Flags, BadSimulation,
    ::testing::Values(BadCall{{"chess"}, "there is no game 'chess'; there is: abyss"},
                      BadCall{{}, "GAME is required"},
                      BadCall{{"abyss", "--players", "1"}, "abyss is played by 2 to 4, not by 1"},
                      BadCall{{"abyss", "--players", "5"}, "abyss is played by 2 to 4, not by 5"},
                      BadCall{{"abyss", "--players", "two"}, "--players = two"},
                      BadCall{{"abyss", "--games", "0"}, "--games"},
                      BadCall{{"abyss", "--games", "x"}, "--games"},
                      BadCall{{"abyss", "--threads", "0"}, "--threads"},
                      BadCall{{"abyss", "--option", "cheating"}, "Abyss has no option 'cheating'"},
                      BadCall{{"abyss", "--option", "players"}, "set by --players"}));

}  // namespace
}  // namespace hadal::cli
