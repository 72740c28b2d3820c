// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/prudence.h"

#include <gtest/gtest.h>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::after_line;
using abyss::position;
using abyss::State;

Absurdity about(const State& s, std::string_view move) {
  abyss::MoveList legal;
  abyss::legal_moves(s, legal);
  const auto m = abyss::parse(move);
  EXPECT_TRUE(m && std::find(legal.begin(), legal.end(), *m) != legal.end()) << move;
  return absurdity(s, *m, legal);
}

TEST(Absurd, PayingWithAnAllyThatCouldBeLeftOut) {
  const State s = after_line(
      position("{players: 2, given: {seats: {A: {hand: [seahorse 1, seahorse 4, seahorse 5]}}, "
               "court: [shepherd]}}"),
      "recruit shepherd");  // costs 8
  EXPECT_EQ(about(s, "pay seahorse 4"), Absurdity::none);
  EXPECT_EQ(about(s, "pay seahorse 1"), Absurdity::none);
  EXPECT_EQ(about(after_line(s, "pay seahorse 1; pay seahorse 4"), "pay seahorse 5"),
            Absurdity::superfluous_ally);
  EXPECT_EQ(about(after_line(s, "pay seahorse 4"), "pay seahorse 5"), Absurdity::none);
}

TEST(Absurd, PlottingWhenNoLordCouldBePaid) {
  const auto able = [](int pearls, std::string_view hand) {
    return position("{players: 2, given: {seats: {A: {pearls: " + std::to_string(pearls) +
                    ", hand: [" + std::string(hand) +
                    "]}}, court: [keeper], lord_deck: [landowner, shepherd]}}");  // seahorses
  };
  EXPECT_EQ(about(able(1, ""), "plot"), Absurdity::plot_in_vain);
  EXPECT_EQ(about(able(9, ""), "plot"), Absurdity::plot_in_vain) << "pearls alone pay nobody";
  EXPECT_EQ(about(able(9, "squid 5"), "plot"), Absurdity::plot_in_vain) << "squids neither";
  EXPECT_EQ(about(able(3, "seahorse 5"), "plot"), Absurdity::plot_in_vain) << "one pearl short";
  EXPECT_EQ(about(able(4, "seahorse 5"), "plot"), Absurdity::none) << "the shepherd costs 8";
}

TEST(Absurd, BuyingAfterTheLastTurnWhatBringsNoPoint) {
  const auto offered = [](std::string_view affiliated) {
    const State s =
        position("{players: 3, given: {turn: C, ender: A, seats: {B: {pearls: 3, affiliated: [" +
                 std::string(affiliated) + "]}}, exploration_deck: [crab 2, squid 1]}}");
    return after_line(s, "explore; reveal crab 2");
  };
  EXPECT_EQ(about(offered("crab 4"), "buy"), Absurdity::useless_purchase);
  EXPECT_EQ(about(offered("crab 1"), "buy"), Absurdity::none);
}

TEST(Absurd, PayingTheLastPearlForAOneOfARaceAtHand) {
  const auto offered = [](std::string_view hand, int pearls, std::string_view ally) {
    const State s = position("{players: 2, given: {seats: {B: {pearls: " + std::to_string(pearls) +
                             ", hand: [" + std::string(hand) + "]}}, exploration_deck: [" +
                             std::string(ally) + ", squid 1]}}");
    return after_line(s, "explore; reveal " + std::string(ally));
  };
  EXPECT_EQ(about(offered("crab 4", 1, "crab 1"), "buy"), Absurdity::squandered_pearls);
  EXPECT_EQ(about(offered("crab 4", 2, "crab 1"), "buy"), Absurdity::none);
  EXPECT_EQ(about(offered("crab 4", 1, "crab 2"), "buy"), Absurdity::none);
  EXPECT_EQ(about(offered("squid 4", 1, "crab 1"), "buy"), Absurdity::none);
}

TEST(Absurd, PassingOverAMonsterWhenTheThreatCannotRise) {
  const auto met = [](int threat) {
    const State s = position("{players: 2, given: {threat: " + std::to_string(threat) +
                             ", exploration_deck: [monster, squid 1, squid 2]}}");
    return after_line(s, "explore; reveal monster");
  };
  EXPECT_EQ(about(met(6), "continue"), Absurdity::passed_prize);
  EXPECT_EQ(about(met(5), "continue"), Absurdity::none);
}

TEST(Absurd, ExploringInTheLastTurnInsteadOfRecruiting) {
  const auto last = [](std::string_view ender, std::string_view court) {
    return position("{players: 2, given: {turn: B, " + std::string(ender) +
                    "seats: {B: {pearls: 1, hand: [seahorse 4, seahorse 5]}}, court: [" +
                    std::string(court) + "], exploration_deck: [squid 1]}}");
  };
  EXPECT_EQ(about(last("ender: A, ", "landowner"), "explore"), Absurdity::missed_lord);
  EXPECT_EQ(about(last("ender: A, ", "shepherd"), "explore"), Absurdity::none);
  EXPECT_EQ(about(last("", "landowner"), "explore"), Absurdity::none);
}

TEST(Absurd, NotEndingTheGameWithEverybodyFarBehind) {
  const auto ahead = [](std::string_view lords, std::string_view ender) {
    return position("{players: 2, given: {turn: B, " + std::string(ender) + "seats: {B: {lords: [" +
                    std::string(lords) +
                    "], hand: [seahorse 4, seahorse 5]}}, court: [shepherd], council: [crab 1], "
                    "exploration_deck: [squid 1]}}");
  };
  const std::string six = "jailer, seeker, hunter, assassin, keeper, reaper";
  EXPECT_EQ(about(ahead(six, ""), "explore"), Absurdity::unfinished_win);
  EXPECT_EQ(about(ahead(six, ""), "council crab"), Absurdity::unfinished_win);
  EXPECT_EQ(about(ahead(six, ""), "recruit shepherd"), Absurdity::none);
  EXPECT_EQ(about(ahead("jailer, seeker, hunter, assassin, keeper", ""), "explore"),
            Absurdity::none)
      << "the game would not end";
  EXPECT_EQ(about(position("{players: 2, given: {turn: B, seats: {A: {lords: [landowner, miller]}, "
                           "B: {lords: [" +
                           six +
                           "], hand: [seahorse 4, seahorse 5]}}, court: [shepherd], "
                           "exploration_deck: [squid 1]}}"),
                  "explore"),
            Absurdity::none)
      << "22 points are no safe lead";
}

TEST(Absurd, SellingPointsWhenTheGameIsOver) {
  const auto at_the_end = [](std::string_view affiliated) {
    const State s = position(
        "{players: 2, given: {turn: B, ender: A, seats: {A: {pearls: 0}, B: {lords: "
        "[slaver], hand: [crab 3], affiliated: [" +
        std::string(affiliated) + "]}}, exploration_deck: [squid 1, squid 2]}}");
    return after_line(s, "explore; reveal squid 1; take");
  };
  EXPECT_EQ(about(at_the_end(""), "sell crab 3"), Absurdity::sold_points);
  EXPECT_EQ(about(at_the_end("crab 4"), "sell crab 3"), Absurdity::none);
}

TEST(Absurd, GivingUpALordForAFarWorseOne) {
  const State s = after_line(
      position("{players: 2, given: {seats: {A: {hand: [squid 5, crab 4, jellyfish 3], lords: "
               "[landowner, keeper], locations: {sargasso_silos: []}}}, court: [traitor, hunter, "
               "reaper, miller]}}"),
      "recruit traitor with squid 5, crab 4, jellyfish 3");
  EXPECT_EQ(about(s, "betray landowner hunter"), Absurdity::worse_lord);
  EXPECT_EQ(about(s, "betray keeper miller"), Absurdity::none);
}

TEST(Absurd, TakingAFarWorseLocation) {
  const State s = after_line(
      position("{players: 2, given: {seats: {A: {keys: 2, lords: [jailer, seeker, hunter], "
               "hand: [seahorse 4, seahorse 5]}}, court: [shepherd, keeper, reaper, miller], "
               "available: [barracks, closed_tower]}}"),
      "recruit shepherd; pay seahorse 4; pay seahorse 5; done");
  EXPECT_EQ(about(s, "claim closed_tower"), Absurdity::worse_location);
  EXPECT_EQ(about(s, "claim barracks"), Absurdity::none);
}

TEST(Absurd, DiscardingAnAllyAndKeepingALowerOneOfItsRace) {
  const State s = after_line(
      position("{players: 2, given: {seats: {A: {hand: [crab 3, squid 2, jellyfish 1]}, "
               "B: {hand: [crab 1, crab 4, squid 2]}}, court: [jailer, keeper, reaper, miller]}}"),
      "recruit jailer with crab 3, squid 2, jellyfish 1");
  EXPECT_EQ(about(s, "discard crab 4"), Absurdity::higher_discard);
  EXPECT_EQ(about(s, "discard crab 1"), Absurdity::none);
  EXPECT_EQ(about(s, "discard squid 2"), Absurdity::none);
}

TEST(Absurd, KeepingALocationThatCouldBeExchangedForAFarBetterOne) {
  const State s = after_line(
      position("{players: 2, given: {seats: {A: {hand: [jellyfish 5, jellyfish 4, jellyfish 1], "
               "lords: [jailer, seeker, hunter, assassin], locations: {closed_tower: []}}}, "
               "court: [illusionist, keeper, reaper, miller], available: [barracks]}}"),
      "recruit illusionist with jellyfish 5, jellyfish 4, jellyfish 1");
  EXPECT_EQ(about(s, "pass"), Absurdity::missed_exchange);
  EXPECT_EQ(about(s, "swap closed_tower barracks"), Absurdity::none);
}

}  // namespace
}  // namespace hadal::bots
