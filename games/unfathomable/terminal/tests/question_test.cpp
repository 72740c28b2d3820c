// SPDX-License-Identifier: Apache-2.0
// What somebody is asked, as a player reads it in the terminal.
#include <gtest/gtest.h>

#include "games/unfathomable/terminal/client.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using unfathomable::Frame;
using unfathomable::Rule;
using unfathomable::Skill;
using unfathomable::State;
using unfathomable::Unfathomable;

std::string question_of(const State& s, const std::string& language = "en") {
  const words::Catalogue& catalogue = words::catalogue(language);
  return UnfathomableWords(catalogue,
                           seat_names(plan_seats<Unfathomable>("me,sailor,sailor", 3), catalogue))
      .question(s);
}

State asking(const Frame& frame) {
  State s = unfathomable::setup({});
  s.stack.push_back(frame);
  return s;
}

// [UNF-20-3]
TEST(ShipQuestions, ADrawSaysWhichCardsAreAlreadyNamed) {
  const State s = asking({.rule = Rule::draw_from_set,
                          .who = Player::p0,
                          .step = 1,
                          .arg = static_cast<std::uint8_t>(Skill::influence),
                          .count = 2});
  EXPECT_EQ(question_of(s),
            "You draw 1 × Influence in any case. Which 2 other cards of your skill set will you "
            "draw?");
}

TEST(ShipQuestions, ATestNamesItsSkills) {
  State s = asking({.rule = Rule::contribute, .who = Player::p0});
  s.test.target = 9;
  s.test.helps.add(Skill::lore);
  s.test.helps.add(Skill::will);
  EXPECT_EQ(question_of(s), "Test 9 (Lore, Will): which cards will you add?");
}

TEST(ShipQuestions, WhatItIsForIsPartOfTheSentence) {
  const State s = asking({.rule = Rule::consent, .who = Player::p0, .arg = 0});
  EXPECT_EQ(question_of(s), "Will you risk 1 passenger for +1 food?");
  EXPECT_EQ(question_of(s, "cs"), words::catalogue("cs").text("unfathomable.ask.consent.adrift"));
}

TEST(ShipQuestions, NothingIsAskedAfterTheEnd) {
  State s = unfathomable::setup({});
  s.stack.clear();
  EXPECT_EQ(question_of(s), words::catalogue("en").text("unfathomable.label.over"));
}

}  // namespace
}  // namespace hadal::cli
