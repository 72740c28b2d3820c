// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/ship_fit.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/unfathomable/bot/chances.h"
#include "games/unfathomable/bot/ship_weights.h"
#include "games/unfathomable/bot/tests/ship_positions.h"
#include "search/tests/allocations.h"

namespace hadal::bots::voyage {
namespace {

constexpr auto silent = [](double) {};

float feature(const State& s, std::string_view name) {
  EXPECT_LT(ship_feature(name), kShipFeatures) << name;
  return ship_features(s)[ship_feature(name)];
}

// A is human, B a traitor, C human; `more` goes into the position, `a` and `b` into the seats.
State voyage_of(std::string_view more, std::string_view a = "", std::string_view b = "") {
  return ship("{players: 3, given: {step: act, deep_ones: {}, passengers: {}, " +
              std::string(more) + "seats: {A: {character: jamie, loyalty: [human], items: [], " +
              std::string(a) + "}, B: {character: ishmael, loyalty: [hybrid], items: [], " +
              std::string(b) +
              "}, C: {character: william, loyalty: [human], items: [], hand: []}}}}");
}

TEST(ShipFeatures, HandsCountForTheSideOfTheirSeat) {
  const std::string_view a = "hand: [strength 3, will 2]";
  const State hidden = voyage_of("", a, "hand: [lore 5]");
  EXPECT_FLOAT_EQ(feature(hidden, "hands_of_humans"), 2.0f / 20);
  EXPECT_FLOAT_EQ(feature(hidden, "points_of_humans"), 5.0f / 40);
  EXPECT_FLOAT_EQ(feature(hidden, "strength"), 3.0f / 15);
  EXPECT_FLOAT_EQ(feature(hidden, "lore"), 0);
  EXPECT_FLOAT_EQ(feature(hidden, "hands_of_hidden"), 1.0f / 10);
  EXPECT_FLOAT_EQ(feature(hidden, "hands_of_revealed"), 0);
  const State open = voyage_of("", a, "revealed: yes, hand: [lore 5]");
  EXPECT_FLOAT_EQ(feature(open, "hands_of_hidden"), 0);
  EXPECT_FLOAT_EQ(feature(open, "hands_of_revealed"), 1.0f / 10);
}

TEST(ShipFeatures, PeopleCountBySideAndPlace) {
  const State s = voyage_of("", "space: sick_bay", "space: brig");
  EXPECT_FLOAT_EQ(feature(s, "humans_in_sick_bay"), 1);
  EXPECT_FLOAT_EQ(feature(s, "humans_in_brig"), 0);
  EXPECT_FLOAT_EQ(feature(s, "hidden_in_brig"), 1);
  EXPECT_FLOAT_EQ(feature(s, "hidden"), 1);
  EXPECT_FLOAT_EQ(feature(s, "revealed"), 0);
  const State open = voyage_of("", "space: brig", "revealed: yes");
  EXPECT_FLOAT_EQ(feature(open, "humans_in_brig"), 1);
  EXPECT_FLOAT_EQ(feature(open, "hidden"), 0);
  EXPECT_FLOAT_EQ(feature(open, "revealed"), 1);
}

TEST(ShipFeatures, ShipAndSeaAreCounted) {
  State s = voyage_of("");
  s.deep_ones[index(Space::w1)] = 2;
  s.deep_ones[index(Space::w8)] = 1;
  s.deep_ones[index(Space::d3)] = 1;
  s.deep_ones[index(Space::galley)] = 2;
  s.damage[room_index(Space::galley)] = Damage::structural_will;
  s.passengers[0] = 2;
  s.ritual = 3;
  EXPECT_FLOAT_EQ(feature(s, "in_water"), 3.0f / 4);
  EXPECT_FLOAT_EQ(feature(s, "at_bow"), 2.0f / 4);
  EXPECT_FLOAT_EQ(feature(s, "on_deck"), 1.0f / 4);
  EXPECT_FLOAT_EQ(feature(s, "inside"), 2.0f / 4);
  EXPECT_FLOAT_EQ(feature(s, "figures_in_supply"), 14.0f / 10);
  EXPECT_FLOAT_EQ(feature(s, "galley"), 1);
  EXPECT_FLOAT_EQ(feature(s, "boiler_room"), 0);
  EXPECT_FLOAT_EQ(feature(s, "damaged"), 1.0f / 3);
  EXPECT_FLOAT_EQ(feature(s, "passengers"), 2.0f / 4);
  EXPECT_FLOAT_EQ(feature(s, "ritual_now"), 1);
}

TEST(ShipFeatures, DialsStandInTheOrderOfTheBoard) {
  State s = voyage_of("");
  s.dials = {1, 4, 7, 10};
  EXPECT_FLOAT_EQ(feature(s, "fuel"), 0.1f);
  EXPECT_FLOAT_EQ(feature(s, "souls"), 1);
  EXPECT_FLOAT_EQ(feature(s, "last_fuel"), 1);
  EXPECT_FLOAT_EQ(feature(s, "last_souls"), 0);
  EXPECT_LT(feature(s, "hope_of_fuel"), feature(s, "hope_of_food"));
  EXPECT_LT(feature(s, "hope_of_sanity"), feature(s, "hope_of_souls"));
}

TEST(ShipFit, IsTheSameAgainWithTheSameSeed) {
  const ShipFitSettings settings{.play = {.games = 3}, .epochs = 2};
  const ShipFit one = fit_ship(settings, silent);
  EXPECT_EQ(one.arrival, fit_ship(settings, silent).arrival);
  ShipFitSettings other = settings;
  other.play.seed = 2;
  EXPECT_NE(one.arrival, fit_ship(other, silent).arrival);
}

TEST(ShipFit, ForetellsGamesItHasNotSeen) {
  if (kThoroughness == 1) GTEST_SKIP() << "sanitizers are slow";
  const ShipFit fit = fit_ship({.play = {.games = 800}}, silent);
  EXPECT_GT(fit.positions, 10000u);
  for (const ShipLosses& losses : {fit.arrival_losses, fit.far_losses}) {
    EXPECT_LT(losses.standing, losses.base_rate);
    EXPECT_LT(losses.fitted, 0.98 * losses.standing);
  }
}

TEST(ShipSamples, KnowHowTheirGameEnded) {
  const std::vector<ShipSample> samples = ship_samples({.games = 2}, silent);
  int kept = 0;
  for (const ShipSample& sample : samples) {
    EXPECT_TRUE(sample.far || !sample.arrived);  // nobody arrives without distance 12
    kept += sample.kept_back ? 1 : 0;
  }
  EXPECT_GT(kept, 0);  // the first game of each size
  EXPECT_LT(kept, static_cast<int>(samples.size()));
}

TEST(ShipChances, AreChancesAndCostNoMemory) {
  for (std::uint8_t players = 3; players <= 6; ++players)
    play_ship("sailor", players, players, [&](const State& s, Move, const MoveList&) {
      const std::uint64_t before = allocations();
      for (const Side side : {Side::human, Side::hybrid, Side::cultist}) {
        const float chance = chance_of(s, side);
        EXPECT_GE(chance, 0);
        EXPECT_LE(chance, 1);
      }
      EXPECT_EQ(allocations(), before);
      EXPECT_NEAR(chance_of(s, Side::human) + chance_of(s, Side::hybrid), 1, 1e-5);
    });
}

TEST(ShipChances, OfAFinishedGameAreCertain) {
  State s = voyage_of("");
  s.ending = Ending::arrival;
  EXPECT_EQ(chance_of(s, Side::human), 1);
  EXPECT_EQ(chance_of(s, Side::hybrid), 0);
  s.ending = Ending::damage;
  EXPECT_EQ(chance_of(s, Side::human), 0);
  EXPECT_EQ(chance_of(s, Side::hybrid), 1);
  EXPECT_EQ(chance_of(s, Side::cultist), 0);  // [UNF-21-2] lost too early
}

// Of positions of whole games: a store that is fuller is better nearly always, and by the mean.
TEST(ShipChances, GrowWithEveryDial) {
  for (std::size_t dial = 0; dial < kResources; ++dial) {
    int better = 0;
    int all = 0;
    for (std::uint64_t seed = 1; seed <= 8; ++seed)
      play_ship("sailor", 4, seed, [&](const State& s, Move, const MoveList&) {
        if (s.dials[dial] >= kDialMax - 1) return;
        State more = s;
        more.dials[dial] = byte(more.dials[dial] + 2);
        better += chance_of_arrival(more) >= chance_of_arrival(s) ? 1 : 0;
        ++all;
      });
    EXPECT_GT(all, 50);
    EXPECT_GE(better, all * 85 / 100) << "dial " << dial;
  }
}

// What stands in the repository is what the command prints, to the last digit.
TEST(ShipWeights, StandAsTheirCommandPrintsThem) {
  std::ifstream file("games/unfathomable/bot/ship_weights.h");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string before = "//   ";
  const std::size_t begin = text.find(before + "hadal fit unfathomable") + before.size();
  const std::string command = text.substr(begin, text.find('\n', begin) - begin);
  EXPECT_EQ(ship_weights_header(kArrivalWeights, kFarWeights, command), text);
}

}  // namespace
}  // namespace hadal::bots::voyage
