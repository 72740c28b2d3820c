// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/prudence.h"

#include <gtest/gtest.h>

#include "games/unfathomable/bot/tests/ship_positions.h"
#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
namespace {

Absurdity about(const State& s, std::string_view move) {
  MoveList legal;
  legal_moves(s, legal);
  const auto m = unfathomable::parse(move);
  EXPECT_TRUE(m && std::find(legal.begin(), legal.end(), *m) != legal.end()) << move;
  const Suspicion nobody{};
  const Temper temper;
  return absurdity(Mind(s, to_move(s), nobody, temper), *m, legal);
}

// A is to add to Flooding Compartment (strength and will).
State adding(std::string_view a) {
  return then(ship("{players: 3, given: {step: mythos, deep_ones: {}, mythos_top: "
                   "[flooding_compartment], chaos: [will 1, will 1, lore 1], seats: {A: " +
                   std::string(a) +
                   ", B: {character: ishmael, items: [], feat: no, hand: []}, "
                   "C: {character: william, items: [], feat: no, hand: []}}}}"),
              "mythos flooding_compartment; pass; chaos will 1; chaos will 1");
}

TEST(AbsurdOnBoard, AHumanAddsNothingThatOpposes) {
  const State s = adding(
      "{character: jamie, items: [], feat: no, loyalty: [human], hand: [strength 3, lore 3]}");
  EXPECT_EQ(about(s, "contribute lore 3"), Absurdity::opposing_own_side);
  EXPECT_EQ(about(s, "contribute strength 3"), Absurdity::none);
  EXPECT_EQ(about(s, "done"), Absurdity::none);
}

TEST(AbsurdOnBoard, ARevealedTraitorAddsNothingThatHelps) {
  const State s = then(
      ship("{players: 3, given: {step: mythos, deep_ones: {}, mythos_top: [flooding_compartment], "
           "chaos: [will 1, will 1, lore 1], seats: {A: {character: jamie, items: [], feat: no, "
           "hand: []}, B: {character: ishmael, items: [], feat: no, revealed: yes, loyalty: "
           "[hybrid], hand: [strength 3, lore 3]}, C: {character: william, items: [], feat: no, "
           "hand: []}}}}"),
      "mythos flooding_compartment; pass; chaos will 1; chaos will 1");
  ASSERT_EQ(to_move(s), Player::p1);
  EXPECT_EQ(about(s, "contribute strength 3"), Absurdity::helping_the_enemy);
  EXPECT_EQ(about(s, "contribute lore 3"), Absurdity::none);
}

TEST(AbsurdOnBoard, AHiddenTraitorMayOppose) {
  const State s = adding(
      "{character: jamie, items: [], feat: no, loyalty: [hybrid], hand: [strength 3, lore 3]}");
  EXPECT_EQ(about(s, "contribute lore 3"), Absurdity::none);
}

// Food Rationing: the Captain takes one food and perhaps one sanity, or two food.
TEST(AbsurdOnBoard, AHumanDoesNotEndTheGameAgainstHimself) {
  const State s =
      then(ship("{players: 3, given: {step: mythos, deep_ones: {}, dials: {food: 2, sanity: 8}, "
                "mythos_top: [food_rationing], seats: {A: {character: jeanne, loyalty: [human]}, "
                "B: {character: ishmael}, C: {character: william}}}}"),
           "mythos food_rationing");
  EXPECT_EQ(about(s, "bottom"), Absurdity::losing_at_once);
  EXPECT_EQ(about(s, "top"), Absurdity::none);
}

TEST(AbsurdOnBoard, ATraitorTakesTheVictoryThatLiesThere) {
  const State s =
      then(ship("{players: 3, given: {step: mythos, deep_ones: {}, dials: {food: 2, sanity: 8}, "
                "mythos_top: [food_rationing], seats: {A: {character: jeanne, loyalty: [hybrid]}, "
                "B: {character: ishmael}, C: {character: william}}}}"),
           "mythos food_rationing");
  EXPECT_EQ(about(s, "top"), Absurdity::saving_at_once);
  EXPECT_EQ(about(s, "bottom"), Absurdity::none);
}

TEST(AbsurdOnBoard, NobodyStaysInTheSickBayForNothing) {
  const State s = ship(
      "{players: 3, given: {step: act, deep_ones: {}, seats: {A: {character: jamie, space: "
      "sick_bay, loyalty: [human]}, B: {character: ishmael}, C: {character: william}}}}");
  State last = s;
  last.stack.back().count = 1;
  EXPECT_EQ(about(last, "pass"), Absurdity::leaving_sick_bay);
  EXPECT_EQ(about(last, "move bridge"), Absurdity::none);
}

State on_deck(std::string_view loyalty, std::string_view deep_ones) {
  return ship("{players: 3, given: {step: act, deep_ones: " + std::string(deep_ones) +
              ", seats: {A: {character: jamie, space: d5, loyalty: [" + std::string(loyalty) +
              "]}, B: {character: ishmael}, C: {character: william}}}}");
}

TEST(AbsurdOnBoard, AHumanDoesNotWaitBesideADeepOne) {
  EXPECT_EQ(about(on_deck("human", "{d5: 1}"), "pass"), Absurdity::idling);
  EXPECT_EQ(about(on_deck("human", "{d5: 1}"), "attack deep_one"), Absurdity::none);
  EXPECT_EQ(about(on_deck("human", "{}"), "pass"), Absurdity::none);
  EXPECT_EQ(about(on_deck("hybrid", "{d5: 1}"), "pass"), Absurdity::none);
}

TEST(AbsurdOnBoard, ARevealedTraitorDoesNotSpareAPassengerNobodyGuards) {
  const auto beside = [](std::string_view b) {
    return ship(
        "{players: 3, given: {step: act, deep_ones: {}, passengers: {d5: 1}, seats: {A: "
        "{character: "
        "jamie, space: d5, revealed: yes, loyalty: [hybrid]}, B: {character: ishmael, space: " +
        std::string(b) + "}, C: {character: william}}}}");
  };
  EXPECT_EQ(about(beside("galley"), "pass"), Absurdity::sparing_passengers);
  EXPECT_EQ(about(beside("galley"), "defeat"), Absurdity::none);
  EXPECT_EQ(about(beside("d5"), "pass"), Absurdity::none) << "with a human there it is forbidden";
}

TEST(AbsurdOnBoard, TheLastFuelIsNotRiskedWithAWeakCard) {
  const auto at_the_boiler = [](int fuel, std::string_view loyalty) {
    return then(ship("{players: 3, given: {step: act, deep_ones: {}, dials: {fuel: " +
                     std::to_string(fuel) +
                     "}, seats: {A: {character: jamie, space: boiler_room, items: [], feat: no, "
                     "loyalty: [" +
                     std::string(loyalty) +
                     "], hand: [strength 2, strength 5]}, B: {character: ishmael}, C: {character: "
                     "william}}}}"),
                "use boiler_room");
  };
  EXPECT_EQ(about(at_the_boiler(1, "human"), "discard strength 2"), Absurdity::burning_last_fuel);
  EXPECT_EQ(about(at_the_boiler(1, "human"), "discard strength 5"), Absurdity::none);
  EXPECT_EQ(about(at_the_boiler(2, "human"), "discard strength 2"), Absurdity::none);
  EXPECT_EQ(about(at_the_boiler(1, "hybrid"), "discard strength 2"), Absurdity::none);
}

// A attacks a Deep One, which falls by a four.
TEST(AbsurdOnBoard, NobodySpendsACardOnADieThatCannotFallBetter) {
  const State s =
      then(ship("{players: 3, given: {step: act, deep_ones: {d5: 1}, seats: {A: {character: "
                "jamie, space: d5, items: [], feat: no, loyalty: [human], hand: [strength 1, "
                "observation 3]}, B: {character: ishmael, items: [], feat: no, hand: []}, C: "
                "{character: william, items: [], feat: no, hand: []}}}}"),
           "attack deep_one");
  EXPECT_EQ(about(s, "lower observation 3"), Absurdity::wasted_reaction);
  EXPECT_EQ(about(s, "raise observation 3"), Absurdity::none);
  EXPECT_EQ(about(then(s, "pass; roll 8"), "play strength 1"), Absurdity::wasted_reaction);
  EXPECT_EQ(about(then(s, "pass; roll 1"), "play strength 1"), Absurdity::none);
}

TEST(AbsurdOnBoard, NobodyChangesATotalThatHasItsResult) {
  const auto total = [](std::string_view loyalty, std::string_view added) {
    return then(adding("{character: jamie, items: [lucky_ring], feat: no, loyalty: [" +
                       std::string(loyalty) +
                       "], hand: [lore 3, strength 5, strength 5, strength 4, will 3]}"),
                std::string(added) + "done");
  };
  const std::string three = "contribute strength 4; contribute strength 5; contribute strength 5; ";
  EXPECT_EQ(about(total("human", three), "raise will 3"), Absurdity::wasted_reaction);
  EXPECT_EQ(about(total("human", three), "use lucky_ring"), Absurdity::wasted_reaction);
  EXPECT_EQ(about(total("human", ""), "raise will 3"), Absurdity::none);
  EXPECT_EQ(about(total("human", ""), "use lucky_ring"), Absurdity::none);
  EXPECT_EQ(about(total("human", three), "lower will 3"), Absurdity::harming_by_reaction);
  EXPECT_EQ(about(total("cultist", three), "lower will 3"), Absurdity::harming_by_reaction)
      << "until distance 12 the Cultist needs the ship";
  EXPECT_EQ(about(total("hybrid", ""), "lower will 3"), Absurdity::wasted_reaction);
  EXPECT_EQ(about(total("hybrid", three), "lower will 3"), Absurdity::none);
}

TEST(AbsurdOnBoard, TheCaptainDoesNotAccuseHimself) {
  const State s = then(
      ship("{players: 3, given: {step: mythos, deep_ones: {}, mythos_top: [accusation], seats: {A: "
           "{character: jeanne, loyalty: [human]}, B: {character: ishmael}, C: {character: "
           "william}}}}"),
      "mythos accusation; top");
  EXPECT_EQ(about(s, "target A"), Absurdity::arresting_oneself);
  EXPECT_EQ(about(s, "target B"), Absurdity::none);
}

TEST(AbsurdOnBoard, NoLevelPlaysAnAbsurdMove) {
  for (const char* name : {"novice", "greedy", "sailor", "captain/worlds=2", "master/worlds=2"})
    for (std::uint8_t players = 3; players <= 6; ++players) {
      int absurd = 0;
      play_ship(name, players, 20u + players, [&](const State& s, Move m, const MoveList& legal) {
        const Suspicion nobody{};
        const Temper temper;
        const Mind mind(s, to_move(s), nobody, temper);
        const bool choice = std::any_of(legal.begin(), legal.end(), [&](Move other) {
          return absurdity(mind, other, legal) == Absurdity::none;
        });
        absurd += choice && absurdity(mind, m, legal) != Absurdity::none ? 1 : 0;
      });
      EXPECT_EQ(absurd, 0) << name << " at a table of " << int{players};
    }
}

}  // namespace
}  // namespace hadal::bots::voyage
