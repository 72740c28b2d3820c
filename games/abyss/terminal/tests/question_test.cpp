// SPDX-License-Identifier: Apache-2.0
// What somebody is asked, as a player reads it in the terminal.
#include <gtest/gtest.h>

#include "games/abyss/abyss.h"
#include "games/abyss/terminal/client.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::Frame;
using abyss::Location;
using abyss::Race;
using abyss::Rule;
using abyss::State;

std::string question_of(const State& s, const std::string& language = "en") {
  const words::Catalogue& catalogue = words::catalogue(language);
  return AbyssWords(catalogue, seat_names(plan_seats<Abyss>("me,greedy", 2), catalogue))
      .question(s);
}

State asking(const Frame& frame) {
  State s = abyss::setup({});
  s.stack.push_back(frame);
  return s;
}

// [ABY-END-3]
TEST(Questions, TheLastTurnIsCalledSo) {
  State s = asking({.rule = Rule::act, .who = Player::p0});
  EXPECT_EQ(question_of(s), "Your turn: what will you do?");
  s.ender = Player::p1;
  EXPECT_EQ(question_of(s), "Your last turn: what will you do?");
}

// [ABY-EXP-2h]
TEST(Questions, AFullRowIsNotOfferedToBeExploredFurther) {
  State s = asking({.rule = Rule::decide, .who = Player::p0});
  s.row.push_back(abyss::ally(Race::crab, 3));
  EXPECT_EQ(question_of(s), "Nobody buys the Crab 3. Will you take it or explore further?");
  while (s.row.size() < abyss::kRowSpaces) s.row.push_back(abyss::ally(Race::crab, 3));
  EXPECT_EQ(question_of(s), "The row is full: you take the newest card and gain a pearl.");
}

TEST(Questions, KeysAreForALocationInTheFormThatTheSentenceNeeds) {
  const State s = asking({.rule = Rule::pay_keys,
                          .who = Player::p0,
                          .arg = static_cast<std::uint8_t>(Location::barracks),
                          .count = 3});
  EXPECT_EQ(question_of(s), "Which keys will you use for the Barracks?");
  EXPECT_EQ(question_of(s, "de"), "Welche Schlüssel setzt du für die Kaserne ein?");
  EXPECT_EQ(question_of(s, "fr"), "Quelles Clefs utilisez-vous pour la Caserne\u00a0?");
}

}  // namespace
}  // namespace hadal::cli
