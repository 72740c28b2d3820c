// SPDX-License-Identifier: Apache-2.0
#include "engine/scenario.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tests/flow.h"
#include "engine/tests/pebbles.h"

namespace hadal {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

// Seat A has five pebbles; then what is to be done and checked there.
Document scenario(std::initializer_list<Document::Entry> more) {
  Document d{{"name", "a scenario"}, {"game", "pebbles"}, {"given", Document{{"heap", 5}}}};
  d.line = 1;
  for (const auto& [key, value] : more) d.set(key, value);
  return d;
}

Document step(std::string key, Document value) {
  return Document::Map{{std::move(key), std::move(value)}};
}

ScenarioResult run(const Document& d) { return run_scenario(d, test::pebbles_only()); }

TEST(Scenario, PassesWhenAllHolds) {
  const ScenarioResult result = run(scenario(
      {{"rule", "PEB-1"},
       {"play", Document::List{step("asks", "A"), step("legal", Document::List{"take 1"}),
                               step("A", "take 2"), step("then", Document{{"heap", 3}}),
                               step("B", "take 2"), step("illegal", Document::List{"take 2"})}},
       {"then", Document{{"row", Document::List{"2", "2"}}, {"over", "no"}}},
       {"only", Document::List{"take 1"}},
       {"legal", Document::List{"take 1"}},
       {"illegal", Document::List{"take 2", "heap 3"}}}));
  EXPECT_EQ(result.failure, "");
  EXPECT_TRUE(result.passed());
  EXPECT_TRUE(result.understood);
  EXPECT_EQ(result.name, "a scenario");
  EXPECT_THAT(result.rules, ElementsAre("PEB-1"));
}

TEST(Scenario, ChanceIsDealtByNameOrTakesItsFirstPossibility) {
  const Document d{{"name", "chance"},
                   {"game", "pebbles"},
                   {"play", Document::List{step("chance", "heap 4"), step("chance", "any")}},
                   {"then", Document{{"heap", 4}, {"luck", 0}, {"to_move", "A"}}}};
  EXPECT_EQ(run(d).failure, "");
}

TEST(Scenario, FailsWithTheDifferenceAndThePosition) {
  const ScenarioResult result = run(scenario({{"then", Document{{"heap", on_line(9, 4)}}}}));
  EXPECT_EQ(result.failure, "line 9: heap: expected 4, found 5");
  EXPECT_THAT(result.position, HasSubstr("heap: 5\n"));
  EXPECT_TRUE(result.understood);
}

TEST(Scenario, TheOrderOfARowMatters) {
  const Document::List play{step("A", "take 2"), step("B", "take 1")};
  EXPECT_TRUE(
      run(scenario({{"play", play}, {"then", Document{{"row", Document::List{2, 1}}}}})).passed());
  EXPECT_FALSE(
      run(scenario({{"play", play}, {"then", Document{{"row", Document::List{1, 2}}}}})).passed());
}

TEST(Scenario, FailsWhenTheListOfMovesIsNotAsSaid) {
  EXPECT_EQ(run(scenario({{"legal", Document::List{on_line(4, "take 3")}}})).failure,
            "line 4: 'take 3' is not legal for A");
  EXPECT_EQ(run(scenario({{"illegal", Document::List{on_line(5, "take 1")}}})).failure,
            "line 5: 'take 1' is legal for A");
  EXPECT_EQ(run(scenario({{"only", on_line(6, Document::List{"take 1"})}})).failure,
            "line 6: legal moves: expected [take 1], found [take 1, take 2]");
}

TEST(Scenario, FailsWhenAMoveIsNotLegalOrAnothers) {
  const Document then = Document{{"heap", 5}};
  EXPECT_EQ(
      run(scenario({{"play", Document::List{step("A", on_line(7, "take 3"))}}, {"then", then}}))
          .failure,
      "line 7: 'take 3' is not legal now");
  EXPECT_EQ(
      run(scenario({{"play", Document::List{step("B", on_line(7, "take 1"))}}, {"then", then}}))
          .failure,
      "line 7: 'take 1': A must decide here, not B");
  EXPECT_EQ(run(scenario({{"play", Document::List{step("asks", on_line(8, "B"))}}})).failure,
            "line 8: expected that B is asked, not A");
}

// What cannot be understood has failed, and is marked, so that a typing error is not taken for a
// wrong rule.
void expect_not_understood(const Document& d, const std::string& reason) {
  const ScenarioResult result = run(d);
  EXPECT_EQ(result.failure, reason);
  EXPECT_FALSE(result.understood);
  EXPECT_EQ(result.position, "");
}

TEST(Scenario, AnUnknownKeyIsNotUnderstood) {
  expect_not_understood(scenario({{"them", on_line(3, Document{{"heap", 5}})}}),
                        "line 3: unknown key 'them'");
  expect_not_understood(scenario({{"given", Document{{"heap", 5}, {"stones", on_line(4, 1)}}},
                                  {"then", Document{{"heap", 5}}}}),
                        "line 4: unknown key 'stones'");
}

TEST(Scenario, OneThatChecksNothingIsNoTest) {
  expect_not_understood(scenario({}), "line 1: nothing is checked");
  expect_not_understood(scenario({{"play", Document::List{step("A", "take 1")}}}),
                        "line 1: nothing is checked");
}

TEST(Scenario, AnUnknownGameOrNoGameIsNotUnderstood) {
  const Document then = Document{{"heap", 5}};
  expect_not_understood(scenario({{"game", on_line(2, "go")}, {"then", then}}),
                        "line 2: there is no game 'go'");
  expect_not_understood(on_line(6, Document{{"name", "x"}, {"then", then}}),
                        "line 6: 'game' is missing");
  expect_not_understood(on_line(6, Document{{"game", "pebbles"}, {"then", then}}),
                        "line 6: 'name' is missing");
  expect_not_understood(on_line(6, "text"), "line 6: a map is needed, this is a text");
}

TEST(Scenario, AnImpossiblePositionIsNotUnderstood) {
  expect_not_understood(
      scenario({{"given", Document{{"heap", on_line(5, 6)}}}, {"then", Document{{"heap", 6}}}}),
      "line 5: there are more than 5 pebbles");
  expect_not_understood(scenario({{"players", on_line(3, 4)}, {"then", Document{{"heap", 5}}}}),
                        "line 3: 4 is not between 2 and 3");
}

TEST(Scenario, AMisspeltCheckInPlayIsRefused) {
  const ScenarioResult result =
      run(scenario({{"play", Document::List{step("then", Document{{"heap", 5}}),
                                            step("ask", on_line(4, "A"))}}}));
  EXPECT_EQ(result.failure, "line 4: 'ask' is neither a seat nor a check");
}

TEST(Scenario, AMoveThatCannotBeReadIsNotUnderstood) {
  for (const char* check : {"legal", "illegal", "only"})
    expect_not_understood(scenario({{check, Document::List{on_line(4, "tkae 2")}}}),
                          "line 4: 'tkae 2' is not a move");
  expect_not_understood(scenario({{"play", Document::List{step("A", on_line(5, "tkae 2"))}},
                                  {"then", Document{{"heap", 5}}}}),
                        "line 5: 'tkae 2' is not a move");
}

TEST(Scenario, ARuleThatDoesNotExistIsNotUnderstood) {
  expect_not_understood(scenario({{"rule", on_line(2, "PEB-3")}, {"then", Document{{"heap", 5}}}}),
                        "line 2: there is no rule 'PEB-3' in docs/rules/pebbles.md");
  expect_not_understood(scenario({{"rule", on_line(2, Document::List{"PEB-1", "PEB"})},
                                  {"then", Document{{"heap", 5}}}}),
                        "line 2: there is no rule 'PEB' in docs/rules/pebbles.md");
}

TEST(Scenario, NothingWhereSomethingIsExpectedIsNotUnderstood) {
  const std::string hint =
      ": there is nothing here; the lines that belong to it must be indented below it, two spaces "
      "to "
      "the right";
  expect_not_understood(
      scenario({{"given", on_line(3, Document())}, {"then", Document{{"heap", 5}}}}),
      "line 3: 'given:'" + hint);
  expect_not_understood(scenario({{"then", Document{{"row", on_line(6, Document())}}}}),
                        "line 6: 'row:'" + hint);
  expect_not_understood(scenario({{"legal", Document::List{on_line(7, Document())}}}),
                        "line 7: '-'" + hint);
}

TEST(Scenario, ACheckThatNamesNothingIsNoCheck) {
  for (const char* check : {"legal", "illegal"})
    expect_not_understood(scenario({{check, on_line(4, Document::List{})}}),
                          "line 4: nothing is named here, so nothing is checked");
  EXPECT_EQ(run(scenario({{"then", on_line(4, Document::Map{})}})).failure,
            "line 4: {} says that there is nothing; are the lines that belong to it indented?");
}

TEST(Scenario, WhatIsHiddenMustExist) {
  EXPECT_EQ(run(scenario({{"hides", Document{{"B", Document::List{on_line(5, "luck")}}}}})).failure,
            "line 5: B sees 'luck'");
  expect_not_understood(scenario({{"hides", Document{{"B", Document::List{on_line(5, "lukc")}}}}}),
                        "line 5: nobody sees an entry 'lukc'");
}

TEST(Scenario, EveryDifferenceIsNamed) {
  EXPECT_EQ(run(scenario({{"then", Document{{"heap", 4}, {"luck", 0}, {"over", "yes"}}}})).failure,
            "heap: expected 4, found 5\nover: expected yes, found no");
}

TEST(Scenario, NobodyIsAnsweredForThoughThereIsOneAnswer) {
  const auto play =
      Document::List{step("A", "take 2"), step("B", "take 2"), step("B", on_line(8, "take 1"))};
  EXPECT_EQ(run(scenario({{"play", play}, {"then", Document{{"heap", 0}}}})).failure,
            "line 8: 'take 1': A must decide here, not B; the only answer, 'take 1', must "
            "be given too");
}

TEST(Scenario, NobodyIsAskedWhileChanceDealsAndAfterTheEnd) {
  const Document dealing{{"name", "chance"},
                         {"game", "pebbles"},
                         {"play", Document::List{step("asks", "nobody"), step("asks", "chance"),
                                                 step("chance", "any"), step("asks", "A")}}};
  EXPECT_EQ(run(dealing).failure, "");
  const auto end = Document::List{step("A", "take 2"), step("B", "take 2"), step("A", "take 1"),
                                  step("asks", "nobody")};
  EXPECT_EQ(run(scenario({{"play", end}})).failure, "");
  EXPECT_EQ(run(scenario({{"play", Document::List{step("asks", on_line(3, "nobody"))}}})).failure,
            "line 3: expected that nobody is asked, not A");
  expect_not_understood(scenario({{"play", Document::List{step("asks", on_line(3, "everybody"))}}}),
                        "line 3: 'everybody' is not a seat, chance or nobody");
}

// Chance heaps up pebbles and gives A some luck; a spectator is not told how much.
Document told(Document log) {
  return {{"name", "told"},
          {"game", "pebbles"},
          {"play",
           Document::List{step("chance", "heap 4"), step("chance", "luck 1"), step("A", "take 2"),
                          step("log", std::move(log)), step("B", "take 1")}},
          {"log", Document::List{step("B", "take 1")}}};
}

TEST(Scenario, TheLogIsWhatAViewerWasTold) {
  const Document::List seen{step("chance", "heap 4"), step("chance", "luck ?"),
                            step("A", "take 2")};
  const Document::List some{step("chance", "luck 1"), step("A", "take 2")};
  EXPECT_EQ(run(told(seen)).failure, "");
  EXPECT_EQ(run(told(Document{{"A", some}, {"B", seen}, {"nobody", seen}})).failure, "");
}

TEST(Scenario, WhatWasNotToldInThisOrderFails) {
  const std::string all = "\ntold: {chance: heap 4}\ntold: {chance: luck ?}\ntold: {A: take 2}";
  EXPECT_EQ(run(told(Document::List{on_line(6, step("chance", "luck 1"))})).failure,
            "line 6: {chance: luck 1} was not told" + all);
  EXPECT_EQ(
      run(told(Document::List{step("A", "take 2"), on_line(7, step("chance", "heap 4"))})).failure,
      "line 7: {chance: heap 4} was not told" + all);
}

TEST(Scenario, TheHighestSeatNamedSaysHowManyPlay) {
  const auto three = Document::List{step("A", "take 1"), step("B", "take 1"), step("C", "take 1")};
  EXPECT_EQ(run(scenario({{"play", three}, {"then", Document{{"to_move", "A"}}}})).failure, "");
}

}  // namespace
}  // namespace hadal
