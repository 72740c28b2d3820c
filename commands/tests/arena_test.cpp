// SPDX-License-Identifier: Apache-2.0
#include "arena/play.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>

#include "arena/file.h"
#include "arena/report.h"
#include "commands/tests/run_hadal.h"
#include "games/abyss/abyss.h"
#include "terminal/error.h"

namespace hadal::cli {
namespace {

namespace fs = std::filesystem;

std::vector<GameResult> played(const Pairing& pairing, unsigned threads) {
  std::vector<GameResult> results;
  play_arena<abyss::Abyss>(pairing, threads, results, [](unsigned) {});
  return results;
}

TEST(Wilson, KnowsThePublishedIntervals) {
  const Interval half = wilson(50, 100);
  EXPECT_NEAR(half.low, 0.4038, 0.0001);
  EXPECT_NEAR(half.high, 0.5962, 0.0001);
  const Interval all = wilson(10, 10);
  EXPECT_NEAR(all.low, 0.7225, 0.0001);
  EXPECT_NEAR(all.high, 1, 1e-9);
}

TEST(MeanScore, HasAnInterval) {
  Mean mean;
  for (const double x : {1.0, 2.0, 3.0, 4.0}) mean.add(x);
  EXPECT_DOUBLE_EQ(mean.value(), 2.5);
  EXPECT_NEAR(mean.half_width(), 1.96 * 1.29099 / 2, 0.001);
}

TEST(Times, KnowMeanAndQuantileAndRoundTrip) {
  Durations d;
  for (std::uint64_t ms = 1; ms <= 100; ++ms) d.add(ms * 1000);
  EXPECT_NEAR(d.mean_ms(), 50.5, 1e-9);
  EXPECT_NEAR(d.quantile_ms(0.99), 100, 8);
  EXPECT_GE(d.quantile_ms(0.99), 99);
  Durations again;
  ASSERT_TRUE(again.parse(d.text()));
  EXPECT_EQ(again.text(), d.text());
  EXPECT_EQ(again.count(), 100u);
  for (const char* bad : {"", "1", "1 2 x", "1 2 999:1", "1 2 3;4"}) EXPECT_FALSE(again.parse(bad));
}

TEST(Arena, RotatesTheSeatsOverTheSameDeal) {
  const Pairing pairing{{"greedy", "random", "novice"}, 3, 7};
  for (std::size_t bot = 0; bot < 3; ++bot) {
    std::vector<bool> sat(3);
    for (unsigned n = 0; n < 3; ++n)
      for (std::size_t i = 0; i < 3; ++i)
        if (bot_on_seat(pairing, n, i) == bot) sat[i] = true;
    EXPECT_EQ(sat, std::vector<bool>(3, true));
  }
}

TEST(Arena, GivesTheSameResultsOnAnyNumberOfThreads) {
  const Pairing pairing{{"greedy", "novice"}, 12, 3};
  const auto one = played(pairing, 1);
  const auto three = played(pairing, 3);
  for (std::size_t n = 0; n < one.size(); ++n)
    for (std::size_t i = 0; i < 2; ++i) {
      EXPECT_EQ(one[n].seats[i].score, three[n].seats[i].score);
      EXPECT_EQ(one[n].seats[i].won, three[n].seats[i].won);
    }
}

TEST(Arena, SumsUpByBotAndSeat) {
  const Pairing pairing{{"greedy", "random"}, 10, 1};
  const MatchSum sum = sum_up(pairing, played(pairing, 1));
  ASSERT_EQ(sum.bots.size(), 2u);
  EXPECT_EQ(sum.bots[0].bot, "greedy");
  EXPECT_EQ(sum.bots[0].all.games, 10);
  EXPECT_EQ(sum.bots[0].by_seat[0].games, 5);
  EXPECT_NEAR(sum.bots[0].all.wins + sum.bots[1].all.wins, 10, 1e-9);
  EXPECT_GT(sum.bots[0].all.score.value(), sum.bots[1].all.score.value());
  EXPECT_NE(as_text({sum}, {}).find("greedy"), std::string::npos);
  EXPECT_NE(as_json("abyss", {sum}, {}).find("\"won_low\""), std::string::npos);
}

TEST(Arena, BotsOfOneNameAreSummedUpTogether) {
  const Pairing pairing{{"greedy", "random", "random"}, 3, 1};
  const MatchSum sum = sum_up(pairing, played(pairing, 1));
  ASSERT_EQ(sum.bots.size(), 2u);
  EXPECT_EQ(sum.bots[1].all.games, 6);
}

TEST(Arena, SaysThatThereIsNoSuchBot) {
  EXPECT_THROW(play_arena_game<abyss::Abyss>({{"greedy", "admiral"}, 1, 1}, 0), UserError);
  EXPECT_THROW(played({{"greedy", "admiral"}, 4, 1}, 2), UserError);
}

TEST(ArenaProgram, AnswersWhatItCannotDoInASentence) {
  const auto complaint = [](const std::string& game, const std::string& seats,
                            const std::vector<std::string>& more) {
    std::vector<std::string> args{"arena", game, "--seats", seats, "--games", "1"};
    args.insert(args.end(), more.begin(), more.end());
    const Answer answer = run_hadal(args);
    EXPECT_EQ(answer.status, 2) << seats;
    EXPECT_TRUE(answer.out.empty()) << answer.out;
    return answer.err;
  };
  EXPECT_EQ(complaint("abyss", "greedy,random", {"--players", "4"}),
            "hadal: --players is for games with sides\n");
  EXPECT_EQ(complaint("unfathomable", "greedy,greedy,greedy", {"--players", "4"}),
            "hadal: --players is for a round-robin; a table has as many as --seats names\n");
  EXPECT_EQ(complaint("unfathomable", "greedy,novice,greedy", {"--round-robin"}),
            "hadal: a round-robin needs different bots\n");
  EXPECT_NE(complaint("abyss", "greedy,random", {"--seed", "-1"}).find("--seed"),
            std::string::npos);
}

// Games that were played would be lost.
TEST(ArenaProgram, KnowsBeforeTheFirstGameThatTheChartCannotBeWritten) {
  const Folder folder;
  const std::string svg = folder.path("no such folder/chart.svg");
  for (const auto& [game, seats] :
       {std::pair("abyss", "greedy,random"), std::pair("unfathomable", "greedy,greedy,greedy")}) {
    const Answer answer =
        run_hadal({"arena", game, "--seats", seats, "--games", "1", "--svg", svg});
    EXPECT_EQ(answer.status, 2);
    EXPECT_EQ(answer.err, "hadal: " + svg + ": cannot be written\n") << "no game was played";
  }
}

class ArenaFileTest : public testing::Test {
 protected:
  void SetUp() override {
    path = (fs::temp_directory_path() / ("hadal-arena-" + std::to_string(getpid()))).string();
    fs::remove(path);
  }
  void TearDown() override { fs::remove(path); }
  std::string path;
};

TEST_F(ArenaFileTest, GoesOnWhereItWasBrokenOff) {
  const Pairing pairing{{"greedy", "novice"}, 6, 3};
  const auto all = played(pairing, 1);
  {
    ArenaFile file(path);
    file.begin(pairing);
    for (const unsigned n : {0u, 1u, 4u}) file.add(n, all[n]);
  }
  std::ofstream(path, std::ios::app) << "seat 5 0 1 8";  // the program was ended here
  ArenaFile file(path);
  std::vector<GameResult> results = file.found(pairing);
  ASSERT_EQ(results.size(), 6u);
  EXPECT_TRUE(results[4].played);
  EXPECT_FALSE(results[5].played);
  std::vector<unsigned> rest;
  play_arena<abyss::Abyss>(pairing, 1, results, [&](unsigned n) { rest.push_back(n); });
  EXPECT_EQ(rest, (std::vector<unsigned>{2, 3, 5}));
  for (std::size_t n = 0; n < 6; ++n) EXPECT_EQ(results[n].seats[0].score, all[n].seats[0].score);
  EXPECT_FALSE(file.found({{"greedy", "novice"}, 6, 4})[0].played) << "another seed";
}

TEST_F(ArenaFileTest, RefusesWhatIsNoFileOfAnArena) {
  std::ofstream(path) << "something else\n";
  EXPECT_THROW(ArenaFile{path}, UserError);
  std::ofstream(path) << "hadal arena 1\nmatch 1 2 greedy random\nseat 7 0 0 1 1 0 0\n";
  EXPECT_THROW(ArenaFile{path}, UserError);
}

MatchSum duel(const std::string& a, const std::string& b, double wins, double games) {
  MatchSum m{{{a, b}, static_cast<unsigned>(games), 1}, {}, static_cast<unsigned>(games)};
  m.bots.push_back({a, {games, wins, {}}, std::vector<Line>(2), {}});
  m.bots.push_back({b, {games, games - wins, {}}, std::vector<Line>(2), {}});
  return m;
}

TEST(Elo, IsThatOfTheOdds) {
  const auto elo = ratings({duel("x", "y", 7600, 10000)});
  ASSERT_EQ(elo.size(), 2u);
  EXPECT_EQ(elo[0].bot, "x");
  EXPECT_NEAR(elo[0].elo - elo[1].elo, 400 * std::log10(0.76 / 0.24), 1);
  EXPECT_LT(elo[0].interval.low, elo[0].elo);
  EXPECT_GT(elo[0].interval.high, elo[0].elo);
}

TEST(Elo, OrdersARoundRobin) {
  const auto elo =
      ratings({duel("a", "b", 70, 100), duel("b", "c", 70, 100), duel("a", "c", 90, 100)});
  EXPECT_EQ(elo[0].bot, "a");
  EXPECT_EQ(elo[2].bot, "c");
}

TEST(Chart, IsAnImageWithABarForEveryBot) {
  const std::string svg = as_svg("abyss", {duel("a<b", "c", 7, 10)}, {});
  EXPECT_EQ(svg.rfind("<svg", 0), 0u);
  EXPECT_NE(svg.find("a&lt;b"), std::string::npos);
  EXPECT_NE(svg.find("70.0 %"), std::string::npos);
}

}  // namespace
}  // namespace hadal::cli
