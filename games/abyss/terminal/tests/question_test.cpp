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

// [ABY-L-JAILER] [ABY-L-COMMANDER]
TEST(Questions, ADiscardSaysWhichLordWantsIt) {
  const auto after_lord = [](abyss::LordSet lords, int hand, int count) {
    State s = asking(
        {.rule = Rule::discard, .who = Player::p0, .count = static_cast<std::uint8_t>(count)});
    s.active = Player::p1;
    s.at(Player::p1).lords = lords;
    for (int value = 0; s.at(Player::p0).hand.size() < hand; ++value)
      s.at(Player::p0).hand.add(abyss::ally(value < 5 ? Race::crab : Race::squid, value % 5 + 1));
    return question_of(s);
  };
  using abyss::Lord;
  using abyss::LordSet;
  const std::string jailer = "Jailer: discard 1 ally from your hand.";
  const std::string commander = "Commander: discard 1 ally, so that six stay in your hand.";
  EXPECT_EQ(after_lord(LordSet{Lord::jailer}, 7, 1), jailer);
  EXPECT_EQ(after_lord(LordSet{Lord::commander}, 7, 1), commander);
  EXPECT_EQ(after_lord(LordSet{Lord::jailer, Lord::commander}, 4, 1), jailer);
  EXPECT_EQ(after_lord(LordSet{Lord::jailer, Lord::commander}, 7, 1),
            "Discard 1 ally from your hand.")
      << "either may be meant";
  State at_the_end = asking({.rule = Rule::discard, .who = Player::p0, .count = 1});
  at_the_end.active = Player::p0;
  EXPECT_EQ(question_of(at_the_end), commander);
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
