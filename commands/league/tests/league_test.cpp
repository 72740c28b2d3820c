// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "commands/league/schedule.h"
#include "commands/league/standings.h"
#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using testing::HasSubstr;

constexpr const char* kHouseBots = R"(game = "abyss"
[[bot]]
name = "random"
[[bot]]
name = "greedy"
[[bot]]
name = "deep"
level = "sailor/iterations=2"
)";

class League : public testing::Test {
 protected:
  explicit League(const std::string& plan = kHouseBots) { write("league.toml", plan); }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(folder_.path(name)) << text;
  }
  std::string read(const std::string& name) const { return Folder::read(folder_.path(name)); }
  Answer run(const std::string& games) const {
    return run_hadal({"league", folder_.path(""), "--games", games});
  }
  std::vector<std::string> lines() const {
    std::istringstream in(read("games.jsonl"));
    std::vector<std::string> all;
    for (std::string line; std::getline(in, line);) all.push_back(line);
    return all;
  }
  Folder folder_;
};

TEST_F(League, BotsOfTheHousePlayAndGetRatingsAndPages) {
  const Answer run = this->run("6");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(run.err, "") << "no bar without a terminal";
  EXPECT_THAT(run.out, HasSubstr("6 games"));
  EXPECT_EQ(lines().size(), 7u);
  const std::string page = read("index.html");
  for (const char* part : {"<svg", "random", "greedy", "bot-deep.html", "sailor/iterations=2"})
    EXPECT_THAT(page, HasSubstr(part));
  EXPECT_THAT(read("bot-deep.html"), HasSubstr("By seat"));
  const Answer record = run_hadal({"replay", folder_.path("records/0.hadal")});
  EXPECT_EQ(record.status, 0) << record.err;
}

TEST_F(League, GoesOnWhereItWasInterruptedAsIfItHadNotBeen) {
  run("5");
  std::vector<std::string> whole = lines();
  write("games.jsonl",
        whole[0] + "\n" + whole[1] + "\n" + whole[2] + "\n" + whole[3].substr(0, 20));
  run("3");
  const std::vector<std::string> again = lines();
  ASSERT_EQ(again.size(), whole.size());
  const auto without_times = [](std::string line) {
    for (std::size_t at; (at = line.find("\"ms\":")) != std::string::npos;)
      line.erase(at, line.find_first_of(",}", at) - at);
    return line;
  };
  for (std::size_t i = 0; i < whole.size(); ++i)
    EXPECT_EQ(without_times(again[i]), without_times(whole[i]));
}

TEST_F(League, OfAnotherGameBelongsInAnotherFolder) {
  run("1");
  write("league.toml",
        "game = \"abyss\"\nplayers = 3\n[[bot]]\nname=\"random\"\n[[bot]]\nname=\"greedy\"\n");
  const Answer run = this->run("1");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("these are games of abyss with 2 players"));
}

TEST_F(League, WhatItCannotReadIsNamedWithItsLine) {
  const auto complaint = [&](const std::string& plan) {
    write("league.toml", plan);
    const Answer run = this->run("1");
    EXPECT_EQ(run.status, 2) << plan;
    return run.err;
  };
  EXPECT_THAT(complaint("game = \"chess\"\n[[bot]]\nname = \"a\"\n"),
              HasSubstr("there is no game"));
  EXPECT_THAT(complaint("game = \"abyss\"\nspeed = 3\n"),
              HasSubstr("league.toml:2: 'speed' is unknown"));
  EXPECT_THAT(
      complaint("game = \"abyss\"\n[[bot]]\nname = \"admiral\"\n[[bot]]\nname = \"random\"\n"),
      HasSubstr("league.toml:2: there is no bot 'admiral'"));
  EXPECT_THAT(complaint("game = \"abyss\"\n[[bot]]\nname = \"a b\"\n"),
              HasSubstr("league.toml:2: a bot has a name"));
  EXPECT_THAT(
      complaint(
          "game = \"abyss\"\nplayers = 9\n[[bot]]\nname=\"random\"\n[[bot]]\nname=\"greedy\"\n"),
      HasSubstr("not by 9"));
  EXPECT_THAT(complaint("game = \"abyss\"\n[[bot]]\nname=\"random\"\n"),
              HasSubstr("at least two bots"));
}

// A program of one line of Python that answers every position with `line`.
std::string program(const std::string& name, const std::string& body) {
  return "[[bot]]\nname = \"" + name +
         "\"\nprogram = [\"/usr/bin/python3\", \"-c\", '''\nimport json, sys, time\n"
         "for text in sys.stdin:\n  m = json.loads(text)\n  if m.get(\"legal\"):\n" +
         body + "''']\n";
}

TEST_F(League, ProgramsPlayOverTheProtocol) {
  write(
      "league.toml",
      "game = \"unfathomable\"\nplayers = 4\n[[bot]]\nname = \"sailor\"\n[[bot]]\nname = \"mine\"\n"
      "program = [\"/usr/bin/python3\", \"examples/league_bot.py\"]\n");
  const Answer run = this->run("2");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(lines().size(), 3u);
  for (const std::string& line : lines())
    EXPECT_EQ(line.find("gave_up\":\""), std::string::npos) << line;
  EXPECT_EQ(read("logs/mine.log"), "");
}

TEST_F(League, AProgramThatIsSilentOrTalksNonsenseOrEndsHasLost) {
  write("league.toml", "game = \"abyss\"\nseconds = 1\n[[bot]]\nname = \"random\"\n" +
                           program("slow", "    time.sleep(60)\n") +
                           program("fool", "    print(\"{}\", flush=True)\n") +
                           program("cheat",
                                   "    print(json.dumps({\"type\": \"play\", \"request\": \"r\", "
                                   "\"table\": m[\"table\"], \"number\": m[\"number\"], "
                                   "\"line\": \"recruit everybody\"}), flush=True)\n") +
                           program("gone", "    sys.exit(\"I am off\")\n"));
  const Answer run = this->run("10");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(read("bot-slow.html"), HasSubstr("no answer within 1 s"));
  EXPECT_THAT(read("bot-fool.html"), HasSubstr("3 answers were refused"));
  EXPECT_THAT(read("bot-cheat.html"), HasSubstr("3 answers were refused"));
  EXPECT_THAT(read("bot-gone.html"), HasSubstr("the program has ended"));
  EXPECT_THAT(read("logs/gone.log"), HasSubstr("I am off"));
}

TEST_F(League, AProgramThatDoesNotExistIsSaidToBeMissing) {
  write("league.toml",
        "game = \"abyss\"\n[[bot]]\nname = \"random\"\n[[bot]]\nname = \"x\"\nprogram = "
        "\"/no/such\"\n");
  const Answer run = this->run("1");
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr("/no/such: cannot be started"));
}

LeaguePlan plan_of(const std::vector<std::string>& bots, std::size_t players) {
  LeaguePlan plan;
  plan.game = "abyss";
  plan.players = players;
  for (const std::string& bot : bots) plan.bots.push_back({bot, "random", {}});
  return plan;
}

LeagueGame played(const LeagueTable& table) {
  LeagueGame game;
  game.number = table.number;
  game.deal = table.deal;
  for (const std::string& bot : table.bots) game.seats.push_back({bot});
  return game;
}

TEST(LeagueSchedule, EverybodyMeetsEverybodyOnEverySeatEquallyOften) {
  const LeaguePlan plan = plan_of({"a", "b", "c", "d"}, 2);
  std::vector<LeagueGame> games;
  std::map<std::vector<std::string>, int> tables;
  for (int i = 0; i < 24; ++i) {
    games.push_back(played(next_table(plan, games)));
    ++tables[{games.back().seats[0].bot, games.back().seats[1].bot}];
  }
  EXPECT_EQ(tables.size(), 12u);
  for (const auto& [bots, n] : tables) EXPECT_EQ(n, 2) << bots[0] << bots[1];
}

TEST(LeagueSchedule, ABotThatComesLaterCatchesUp) {
  std::vector<LeagueGame> games;
  for (int i = 0; i < 20; ++i) games.push_back(played(next_table(plan_of({"a", "b"}, 2), games)));
  for (int i = 0; i < 8; ++i) {
    const LeagueTable next = next_table(plan_of({"a", "b", "late"}, 2), games);
    EXPECT_THAT(next.bots, testing::Contains("late"));
    games.push_back(played(next));
  }
}

TEST(LeagueSchedule, WithFewBotsSomeSitTwice) {
  const LeagueTable table = next_table(plan_of({"a", "b"}, 4), {});
  EXPECT_THAT(table.bots, testing::UnorderedElementsAre("a", "a", "b", "b"));
}

LeagueGame game_won_by(const std::string& winner, const std::string& loser) {
  LeagueGame game;
  game.seats = {{winner, 10, true}, {loser, 5, false}};
  return game;
}

TEST(LeagueStandings, TheWinnerIsRatedHigher) {
  const std::vector<LeagueGame> games{game_won_by("a", "b"), game_won_by("a", "b"),
                                      game_won_by("b", "a")};
  const Standings all = standings_of(games, false);
  ASSERT_EQ(all.bots.size(), 2u);
  EXPECT_EQ(all.bots[0].name, "a");
  EXPECT_GT(all.bots[0].rating.value, 1500);
  EXPECT_LT(all.bots[1].rating.value, 1500);
  EXPECT_LT(all.bots[0].rating.deviation, 350);
  EXPECT_EQ(all.bots[0].course.size(), 3u);
  EXPECT_EQ(all.before.at({"a", "b"}).won, 2);
  EXPECT_EQ(all.before.at({"a", "b"}).games, 3);
}

TEST(LeagueStandings, ABotThatGaveUpHasLostAndTheOthersHaveDrawn) {
  LeagueGame game;
  game.seats = {{"a", 0, false}, {"b", 0, false}, {"c", 0, false}};
  game.gave_up = "b";
  game.why = "it slept";
  const Standings all = standings_of({game}, false);
  EXPECT_EQ(all.bots.back().name, "b");
  EXPECT_EQ(all.bots.back().gave_up.at("it slept"), 1);
  EXPECT_DOUBLE_EQ(all.bots[0].rating.value, all.bots[1].rating.value);
  EXPECT_EQ(all.before.at({"a", "c"}).won, 0.5);
}

TEST(LeagueStandings, BotsThatWinTogetherAreRatedTogether) {
  LeagueGame game;
  game.seats = {{"a", 0, true}, {"b", 0, true}, {"c", 0, false}};
  const Standings all = standings_of({game}, true);
  EXPECT_DOUBLE_EQ(all.bots[0].rating.value, all.bots[1].rating.value);
  EXPECT_LT(all.bots[2].rating.value, 1500);
  EXPECT_EQ(all.before.count({"a", "b"}), 0u);
}

}  // namespace
}  // namespace hadal::cli
