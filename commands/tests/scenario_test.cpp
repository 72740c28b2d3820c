// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using ::testing::AllOf;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kGood =
    "name: A pearl is there\n"
    "game: abyss\n"
    "given: {seats: {A: {pearls: 1}}}\n"
    "then: {seats: {A: {pearls: 1}}}\n";

const std::string kWrong =
    "name: Two pearls are there\n"
    "game: abyss\n"
    "given: {seats: {A: {pearls: 1}}}\n"
    "then:\n"
    "  seats:\n"
    "    A: {pearls: 2}\n";

class Scenarios : public ::testing::Test {
 protected:
  Answer run(const std::string& text) {
    return run_hadal({"scenario", folder_.write("s.yaml", text)});
  }

  // It cannot be understood: status 2, and file, line and reason are named.
  void expect_refused(const std::string& given, const std::string& reason) {
    const Answer r = run("name: x\ngame: abyss\ngiven:\n" + given + "\nthen: {to_move: A}\n");
    EXPECT_EQ(r.status, 2) << given;
    EXPECT_THAT(r.out + r.err, AllOf(HasSubstr("s.yaml:1: x"), HasSubstr(reason)));
    EXPECT_THAT(r.out, EndsWith("0 passed, 1 failed\n"));
    EXPECT_EQ(folder_.files(), 1u);
  }

  Folder folder_;
};

TEST_F(Scenarios, AreCounted) {
  const Answer r = run(kGood + "---\n" + kGood);
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.out, "2 passed, 0 failed\n");
}

TEST_F(Scenarios, AreNamedOnDemand) {
  const Answer r = run_hadal({"scenario", "-v", folder_.write("s.yaml", kGood)});
  EXPECT_EQ(r.out, "ok      A pearl is there\n1 passed, 0 failed\n");
}

TEST_F(Scenarios, OneThatFailsIsShownWithTheDifference) {
  const Answer r = run(kGood + "---\n" + kWrong);
  EXPECT_EQ(r.status, 1);
  EXPECT_EQ(r.out, "FAILED  " + folder_.path("s.yaml") + ":6: Two pearls are there\n" +
                       "        line 11: seats.A.pearls: expected 2, found 1\n" +
                       "1 passed, 1 failed\n");
}

TEST_F(Scenarios, ThePositionIsShownOnDemand) {
  const Answer r = run_hadal({"scenario", "--long", folder_.write("s.yaml", kWrong)});
  EXPECT_THAT(r.out, HasSubstr("found 1\nthe position there:\n"));
  EXPECT_THAT(r.out, HasSubstr("\n    pearls: 1\n"));
}

TEST_F(Scenarios, AFailureTakesTenLinesUnlessMoreAreWanted) {
  std::string many = "name: x\ngame: abyss\ngiven: {}\nthen:\n  seats:\n";
  for (const char* seat : {"A", "B"})
    many += std::string("    ") + seat +
            ": {pearls: 1, keys: 1, hand_size: 1, usable_keys: 1, tokens_size: 1, lords: [sage]}\n";
  const Answer r = run(many);
  EXPECT_EQ(std::count(r.out.begin(), r.out.end(), '\n'), 11) << r.out;  // and the sum
  EXPECT_THAT(r.out, HasSubstr("        and 4 more; --long shows them\n"));
  const Answer all = run_hadal({"scenario", "--long", folder_.path("s.yaml")});
  EXPECT_THAT(all.out, HasSubstr("seats.B.lords: expected [sage], found []\n"));
}

TEST_F(Scenarios, OneThatCannotBeReadDoesNotStopTheOthers) {
  const Answer r = run(kGood + "---\nname: [half\n---\njust a text\n---\n" + kGood + "---\n" +
                       "name: x\ngame: abyss\ngiven:\n  seats:\n  turn: A\nthen: {to_move: A}\n");
  EXPECT_EQ(r.status, 2);
  const std::string at = "FAILED  " + folder_.path("s.yaml");
  EXPECT_THAT(r.out, HasSubstr(at + ":5: this cannot be read\n        line 7: this is not YAML: "));
  EXPECT_THAT(r.out,
              HasSubstr(at + ":8: this cannot be read\n        line 8: a scenario is a map"));
  EXPECT_THAT(r.out, HasSubstr(at + ":15: x\n        line 18: 'seats:': there is nothing here; the "
                                    "lines that belong to it must be indented below it"));
  EXPECT_THAT(r.out, EndsWith("2 passed, 3 failed\n"));
}

TEST_F(Scenarios, ManyFilesAreOneSum) {
  const std::string good = folder_.write("good.yaml", kGood);
  const Answer r = run_hadal({"scenario", good, folder_.write("wrong.yaml", kWrong), good});
  EXPECT_EQ(r.status, 1);
  EXPECT_THAT(r.out, EndsWith("2 passed, 1 failed\n"));
}

TEST_F(Scenarios, AnIllegalMoveIsAFailureWithItsLine) {
  const Answer r = run("name: x\ngame: abyss\ngiven: {}\nplay:\n  - A: plot\nthen: {to_move: A}\n");
  EXPECT_EQ(r.status, 1);
  EXPECT_THAT(r.out, HasSubstr("line 5: 'plot' is not legal now"));
}

TEST_F(Scenarios, WhatIsNoYamlIsRefusedWithItsLine) {
  for (const char* text : {"a: [1, 2\nb: 3\n", "a: b: c\n", "\tname: x\n", "{a}: 1\n",
                           "a: 1\na: 2\n", "a: &x 1\nb: *x\n", "a: !!int 1\n", "*x\n"}) {
    const Answer r = run(text);
    EXPECT_EQ(r.status, 2) << text;
    EXPECT_THAT(r.out, StartsWith("FAILED  " + folder_.path("s.yaml") +
                                  ":1: this cannot be read\n        line "))
        << text;
  }
}

TEST_F(Scenarios, AFileOfWrongThingsIsRefused) {
  EXPECT_THAT(run("just a text\n").out, HasSubstr("line 1: a scenario is a map"));
  EXPECT_THAT(run("- a\n- list\n").out, HasSubstr("line 1: a scenario is a map"));
  EXPECT_THAT(run("---\n---\n").err, HasSubstr("this file has no scenario"));
  EXPECT_THAT(run(std::string(30, '[') + std::string(30, ']')).out, HasSubstr("nested too deep"));
  EXPECT_THAT(run(std::string(100'000, '[')).out, HasSubstr("line 1: "));
  EXPECT_THAT(run(std::string("a\0b\xff\xfe\x01", 6)).out, HasSubstr("line 1: "));
  std::string keys;
  for (int i = 0; i < 2000; ++i) keys += "k" + std::to_string(i) + ": 1\n";
  EXPECT_THAT(run(keys).out, HasSubstr("line 1001: the map is too large"));
}

TEST_F(Scenarios, ARuleThatNobodyWroteDownIsRefused) {
  const std::string rest = "\nname: x\ngame: abyss\ngiven: {}\nthen: {to_move: A}\n";
  EXPECT_EQ(run("rule: ABY-L-JAILER" + rest).status, 0);
  for (const char* id : {"ABY-L-"
                         "JAILOR",
                         "ABY-L", "UNF-OWN-1", "[ABY-L-JAILER, jailer]"}) {
    const Answer r = run(std::string("rule: ") + id + rest);
    EXPECT_EQ(r.status, 2) << id;
    EXPECT_THAT(r.out, HasSubstr("line 1: there is no rule '"));
  }
}

TEST_F(Scenarios, WhatTheRulesForbidCannotBeGiven) {
  expect_refused("  seats: {A: {keys: 3}}",
                 "A has three usable keys, but there are still locations to control");
  expect_refused("  seats: {B: {keys: 2, lords: [keeper]}}", "B has three usable keys");
  expect_refused("  seats: {A: {locations: {jail: [jailer]}}}",
                 "jailer has no key to pay for jail");
  expect_refused(
      "  seats: {B: {lords: [jailer, seeker, hunter, assassin, peddler, trader, miller]}}",
      "B has seven lords, but nobody has triggered the end");
  expect_refused("  row: [crab 5, crab 5]", "line 4: there are not so many of crab 5");
  expect_refused("  row: [crab 1, crab 1, crab 2, crab 2, crab 3, crab 3]",
                 "no exploration leads to this row");
  expect_refused("  row: [crab 5]\n  council: [crab 5]", "there are too many of crab 5");
  expect_refused("  used: [plot]", "line 4: 'plot' is not sell, clear or replace");
  expect_refused("  stolen_token: {from: A, by: B, value: 4}",
                 "the stolen monster token is not where it went");
}

TEST_F(Scenarios, OfUnfathomableTooWhatTheRulesForbidCannotBeGiven) {
  const auto expect_impossible = [&](const std::string& given, const std::string& reason) {
    const Answer r =
        run("name: x\ngame: unfathomable\ngiven:\n  " + given + "\nthen: {to_move: A}\n");
    EXPECT_EQ(r.status, 2) << given;
    EXPECT_THAT(r.out, HasSubstr(reason)) << given;
  };
  expect_impossible("dials: {fuel: 0}", "fuel is at 0, but the game goes on");
  expect_impossible("removed_spells: [heal, heal]", "line 4: heal is named in two places");
  expect_impossible("route: [reef, reef]", "line 4: reef is named in two places");
  expect_impossible("{mythos_top: [infection], mythos_discard: [infection]}",
                    "line 4: infection is named in two places");
  expect_impossible("damage: {galley: fuel_leak, chapel: fuel_leak}",
                    "line 4: fuel_leak is named in two places");
  expect_impossible("seats: {A: {loyalty: [cultist]}, B: {loyalty: [cultist]}}",
                    "there are not so many cards of cultist");
}

TEST_F(Scenarios, WhatIsNotUnderstoodIsNotTakenForAWrongRule) {
  EXPECT_EQ(run("name: x\ngame: chess\nthen: {to_move: A}\n").status, 2);
  EXPECT_THAT(run("name: x\ngame: chess\nthen: {to_move: A}\n").out,
              HasSubstr("line 2: there is no game 'chess'"));
  EXPECT_THAT(run("name: x\ngame: abyss\nplayers: 5\nthen: {to_move: A}\n").out,
              HasSubstr("line 3: 5 is not between 2 and 4"));
  EXPECT_THAT(run("name: x\ngame: abyss\nplayers: two\nthen: {to_move: A}\n").out,
              HasSubstr("line 3: 'two' is not a number"));
  EXPECT_THAT(run("name: x\ngame: abyss\noptions: {cheat: on}\nthen: {to_move: A}\n").out,
              HasSubstr("line 3: Abyss has no option 'cheat'"));
  EXPECT_THAT(run("name: x\ngame: abyss\nthem: {to_move: A}\n").out,
              HasSubstr("line 3: unknown key 'them'"));
  EXPECT_THAT(run("name: x\ngame: abyss\n").out, HasSubstr("nothing is checked"));
}

TEST_F(Scenarios, ImpossibleCardsAreRefused) {
  expect_refused("  seats: {A: {hand: [crab 5, crab 5]}}",
                 "line 4: there are not so many of crab 5");
  expect_refused("  seats:\n    A: {hand: [crab 5]}\n    B: {hand: [crab 5]}",
                 "there are too many of crab 5");
  expect_refused("  seats: {A: {hand: [crab 6]}}", "line 4: 'crab 6' is not a card");
  expect_refused("  seats: {A: {hand: [monster]}}", "line 4: a monster cannot be here");
  expect_refused("  seats: {A: {known: [crab 1]}}", "more is known of the hand of A");
  expect_refused("  council: [crab 5]\n  exploration_deck: [crab 5]",
                 "line 5: a card is named in two places");
  std::string monsters = "monster";
  for (int i = 1; i < 256; ++i) monsters += ", monster";  // as many as a byte would forget
  expect_refused("  discard: [" + monsters + "]", "line 4: there are only 6 monster cards");
  expect_refused(
      "  discard: [monster, monster]\n  exploration_deck: [monster, monster, monster, "
      "monster, monster]",
      "line 5: there are only 6 monster cards");
}

TEST_F(Scenarios, ImpossibleLordsAreRefused) {
  expect_refused("  court: [jailer, jailer]", "jailer is named in two places");
  expect_refused("  court: [a, b, c, d, e, f, g]", "line 4: the court has six spaces");
  expect_refused("  court: [shark]", "line 4: 'shark' is not a lord");
  expect_refused("  seats: {A: {lords: [keeper, keeper]}}", "line 4: keeper is named twice");
  expect_refused("  seats: {A: {lords: [keeper], locations: {jail: [keeper]}}}",
                 "line 4: keeper is named twice");
  expect_refused("  seats: {A: {locations: {jail: [keeper], abyss: [keeper]}}}",
                 "line 4: keeper is named twice");
  expect_refused("  seats: {A: {lords: [keeper]}, B: {lords: [keeper]}}",
                 "keeper is named in two places");
  expect_refused("  seats: {A: {disabled: [keeper]}}", "is covered or disabled, but not there");
  expect_refused("  seats: {A: {locations: {jail: [keeper]}, disabled: [keeper]}}",
                 "keeper is both under a location and disabled");
  expect_refused("  court: [jailer]\n  lord_deck: [jailer]",
                 "line 5: jailer is named in two places");
  expect_refused("  court: [jailer]\n  removed_lords: [jailer]",
                 "line 5: jailer is named in two places");
  expect_refused("  removed_lords: [sage]\n  lord_deck: [sage]",
                 "line 5: sage is named in two places");
}

TEST_F(Scenarios, ImpossibleTilesAndTokensAreRefused) {
  expect_refused("  available: [jail, jail]", "line 4: jail is named twice");
  expect_refused("  available: [jail]\n  location_deck: [jail]",
                 "line 5: jail is named in two places");
  expect_refused("  available: [jail]\n  seats: {A: {locations: {jail: []}}}",
                 "jail is in two places");
  expect_refused("  seats: {A: {locations: {jail: []}}, B: {locations: {jail: []}}}",
                 "jail is in two places");
  expect_refused("  seats: {A: {tokens: [4, 4, 4]}}",
                 "line 4: there are not so many monster tokens of 4");
  expect_refused("  seats: {A: {tokens: [4, 4]}, B: {tokens: [4]}}",
                 "there are too many monster tokens of 4");
  expect_refused("  seats: {A: {tokens: [5]}}", "line 4: 5 is not between 2 and 4");
  expect_refused("  seats: {A: {keys: 6}, B: {keys: 5}}", "there are more than 10 key tokens");
  expect_refused("  seats: {A: {keys: 11}}", "line 4: 11 is not between 0 and 10");
}

TEST_F(Scenarios, ImpossibleNumbersAndSeatsAreRefused) {
  expect_refused("  seats: {A: {pearls: -1}}", "line 4: -1 is not between 0 and 1000");
  expect_refused("  seats: {A: {pearls: 70000}}", "line 4: 70000 is not between 0 and 1000");
  expect_refused("  threat: 0", "line 4: 0 is not between 1 and 6");
  expect_refused("  threat: 7", "line 4: 7 is not between 1 and 6");
  expect_refused("  turn: E", "line 4: seat E does not play");
  expect_refused("  turn: chance", "line 4: seat chance does not play");
  expect_refused("  ender: nobody", "line 4: seat nobody does not play");
  expect_refused("  seats: {Z: {pearls: 1}}", "line 4: 'Z' is not a seat");
  expect_refused("  seats: {A: {perls: 1}}", "line 4: unknown key 'perls'");
  expect_refused("  wether: fine", "line 4: unknown key 'wether'");
}

}  // namespace
}  // namespace hadal::cli
