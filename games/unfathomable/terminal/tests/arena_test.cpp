// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/arena/ship.h"

#include <gtest/gtest.h>

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "terminal/error.h"

namespace hadal::cli {
namespace {

namespace fs = std::filesystem;

std::vector<ShipResult> played_ships(const Pairing& pairing, unsigned threads) {
  std::vector<ShipResult> results;
  play_ship_arena(pairing, threads, results, [](unsigned) {});
  return results;
}

TEST(ShipArena, GivesTheSameResultsOnAnyNumberOfThreads) {
  const Pairing pairing{{"sailor", "novice", "greedy"}, 6, 3};
  const auto one = played_ships(pairing, 1);
  const auto three = played_ships(pairing, 3);
  for (std::size_t n = 0; n < one.size(); ++n) {
    EXPECT_EQ(one[n].ending, three[n].ending);
    EXPECT_EQ(one[n].turns, three[n].turns);
    for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(one[n].seats[i].role, three[n].seats[i].role);
  }
}

// [UNF-3-3] [UNF-22-3] All humans win together, all Hybrids win otherwise.
TEST(ShipArena, SumsUpByRole) {
  const Pairing pairing{{"sailor", "sailor", "greedy", "greedy"}, 8, 1};
  const auto results = played_ships(pairing, 1);
  const ShipSum sum = sum_up(pairing, results);
  ASSERT_EQ(sum.bots.size(), 2u);
  EXPECT_EQ(sum.games, 8u);
  double seats = 0;
  for (const ShipBotSum& bot : sum.bots)
    for (const ShipLine& line : bot.roles) seats += line.games;
  EXPECT_EQ(seats, 32);
  for (const ShipResult& result : results)
    for (const ShipSeat& seat : result.seats) {
      if (seat.role == ShipRole::human) {
        EXPECT_EQ(seat.won, result.ending == "arrival");
      }
      if (seat.role == ShipRole::hybrid) {
        EXPECT_EQ(seat.won, result.ending != "arrival");
      }
    }
  EXPECT_GT(sum.bots[0].guesses, 0);
  EXPECT_NE(ship_text({sum}, {}).find("the ship arrived"), std::string::npos);
  EXPECT_NE(ship_json({sum}, {}).find("\"brier_prior\""), std::string::npos);
}

// An action sent them there, no crisis; and only humans are counted as accusers.
TEST(ShipArena, CountsDeliberateArrestsApart) {
  const Pairing pairing{std::vector<std::string>(5, "captain/worlds=0/reveal=999"), 12, 1};
  const auto results = played_ships(pairing, 1);
  int arrests = 0;
  for (const ShipResult& result : results) {
    int brigged = 0;
    int booked = 0;
    for (const ShipSeat& seat : result.seats) {
      EXPECT_LE(seat.caught, seat.arrests);
      EXPECT_LE(seat.chance, seat.arrests);
      booked += seat.arrests + seat.framed;
      brigged += seat.brigged;
    }
    EXPECT_LE(booked, brigged);
    arrests += booked;
  }
  EXPECT_GT(arrests, 0);
  const std::string text = ship_text({sum_up(pairing, results)}, {});
  EXPECT_NE(text.find("deliberate arrests by humans"), std::string::npos);
}

TEST(ShipArena, GivesAnIntervalForTheGainOverCountingCards) {
  ShipBotSum bot;
  bot.brier = 6;  // two games: 2 of 5, 4 of 5
  bot.prior = 10;
  bot.brier_squared = 4 + 16;
  bot.prior_squared = 25 + 25;
  bot.product = 10 + 20;
  const BrierGain gained = brier_gain_of(bot, 2);
  EXPECT_NEAR(gained.gain, 0.4, 1e-9);
  EXPECT_NEAR(gained.half_width, 1.96 * std::sqrt(2.0 * 2) / 10, 1e-3);
}

// Humans who play at random are no match for anybody: the ratings tell sides apart.
TEST(ShipArena, RatesHumansAndTraitorsApart) {
  std::vector<ShipSum> sums;
  for (const char* both : {"sailor:sailor", "sailor:random", "random:sailor", "random:random"}) {
    const Pairing pairing{{both, both, both}, 12, 1};
    sums.push_back(sum_up(pairing, played_ships(pairing, 1)));
  }
  const std::vector<Rating> elo = ship_ratings(sums);
  ASSERT_EQ(elo.size(), 4u);
  const auto of = [&](const std::string& bot) {
    return std::find_if(elo.begin(), elo.end(), [&](const Rating& r) { return r.bot == bot; })->elo;
  };
  EXPECT_GT(of("sailor, human"), of("random, human"));
  const std::string svg = ship_svg(sums, elo);
  EXPECT_NE(svg.find("random, traitor"), std::string::npos);
  EXPECT_NE(svg.find("</svg>"), std::string::npos);
}

TEST(ShipArena, SaysThatThereIsNoSuchBot) {
  EXPECT_THROW(played_ships({{"greedy", "admiral", "greedy"}, 1, 1}, 1), UserError);
}

TEST(ShipExchange, FindsNoDifferenceBetweenABotAndItself) {
  const Pairing pairing{{"greedy", "greedy", "greedy"}, 6, 2, true};
  const auto once = played_ships(pairing, 1);
  const ShipExchange e = exchange(pairing, once, pairing, played_ships(pairing, 2));
  ASSERT_FALSE(e.lines.empty());
  EXPECT_EQ(e.lines.back().pairs, 6);
  for (const ShipExchange::Line& line : e.lines) {
    EXPECT_EQ(line.won_with, line.won_without);
    EXPECT_EQ(line.half_width, 0);
  }
  // Two deals, each once for every rotation: greedy bots play the same game three times.
  EXPECT_EQ(once[0].ending, once[2].ending);
  EXPECT_EQ(once[0].turns, once[2].turns);
}

// Three deals of two rotations: +1 +1, 0 +1, 0 0. The mean is 1/2; the sums of the deals differ
// from it by 1, 0, -1, so the standard error is sqrt((1 + 0 + 1) * 3/2) / 6.
TEST(ShipExchange, TakesTheGamesOfADealForOne) {
  const Pairing pairing{{"a", "b"}, 6, 1, true};
  std::vector<ShipResult> with(6);
  std::vector<ShipResult> without(6);
  const std::array<bool, 6> won{true, true, false, true, false, false};
  for (std::size_t n = 0; n < 6; ++n) {
    for (ShipResult* r : {&with[n], &without[n]}) {
      r->played = true;
      r->seats.resize(2);
      r->seats[n % 2].bot = 1;
      r->seats[1 - n % 2].dealt = n < 2 ? ShipRole::hybrid : ShipRole::human;
    }
    with[n].seats[1 - n % 2].won = won[n];
    with[n].seats[n % 2].won = true;  // the others do not count
  }
  const ShipExchange e = exchange(pairing, with, pairing, without);
  ASSERT_EQ(e.lines.size(), 3u);
  EXPECT_EQ(e.lines[0].dealt, "human");
  EXPECT_EQ(e.lines[0].pairs, 4);
  EXPECT_NEAR(e.lines[0].won_with, 0.25, 1e-9);
  EXPECT_EQ(e.lines[1].dealt, "hybrid");
  EXPECT_NEAR(e.lines[1].won_with, 1.0, 1e-9);
  EXPECT_NEAR(e.lines[2].won_with - e.lines[2].won_without, 0.5, 1e-9);
  EXPECT_NEAR(e.lines[2].half_width, 1.959964 * std::sqrt(3.0) / 6, 1e-5);
  EXPECT_NE(exchange_text(e).find("+50.0 %"), std::string::npos);
  EXPECT_NE(exchange_json(e).find("\"difference\": 0.5000"), std::string::npos);
}

class ShipFileTest : public testing::Test {
 protected:
  void SetUp() override {
    path = (fs::temp_directory_path() / ("hadal-ship-" + std::to_string(getpid()))).string();
    fs::remove(path);
  }
  void TearDown() override { fs::remove(path); }
  std::string path;
};

TEST_F(ShipFileTest, GoesOnWhereItWasBrokenOff) {
  const Pairing pairing{{"greedy", "novice", "sailor"}, 4, 3};
  const auto all = played_ships(pairing, 1);
  Pairing rotated = pairing;
  rotated.rotated = true;
  {
    ShipFile file(path);
    file.begin(pairing);
    for (const unsigned n : {0u, 3u}) file.add(n, all[n]);
  }
  std::ofstream(path, std::ios::app) << "seat 1 0 1 8";  // the program was ended here
  const ShipFile file(path);
  std::vector<ShipResult> results = file.found(pairing);
  ASSERT_EQ(results.size(), 4u);
  EXPECT_TRUE(results[3].played);
  EXPECT_FALSE(results[1].played);
  EXPECT_EQ(results[3].ending, all[3].ending);
  EXPECT_EQ(results[3].seats[2].role, all[3].seats[2].role);
  EXPECT_NEAR(results[3].seats[2].brier, all[3].seats[2].brier, 0.01);
  EXPECT_EQ(results[3].seats[1].thinking.count(), all[3].seats[1].thinking.count());
  EXPECT_EQ(results[3].seats[2].dealt, all[3].seats[2].dealt);
  EXPECT_FALSE(file.found(rotated)[3].played);  // other games
  std::vector<unsigned> rest;
  play_ship_arena(pairing, 1, results, [&](unsigned n) { rest.push_back(n); });
  EXPECT_EQ(rest, (std::vector<unsigned>{1, 2}));
}

TEST_F(ShipFileTest, RefusesWhatIsNoFileOfThisArena) {
  for (const char* text : {"hadal arena 1\n", "hadal arena unfathomable 2\nseat 1\n",
                           "hadal arena unfathomable 2\nmatch 1 2 greedy\nseat 7 0 0\n",
                           "hadal arena unfathomable 2\nmatch 1 2 greedy\ngame 1\n",
                           "hadal arena unfathomable 2\nsomething\n"}) {
    std::ofstream(path) << text;
    EXPECT_THROW(ShipFile{path}, UserError) << text;
  }
}

}  // namespace
}  // namespace hadal::cli
