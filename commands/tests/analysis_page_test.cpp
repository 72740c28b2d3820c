// SPDX-License-Identifier: Apache-2.0
#include "commands/analysis_page.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const words::Catalogue& some_words() {
  static const words::Catalogue words("en", R"({
    "game.advice.big": "It is worth {n}.",
    "game.gain.coins": "coins {n}",
    "game.gain.cards": "cards {n}"
  })");
  return words;
}

protocol::Analysis with_one_mistake() {
  protocol::JudgedDecision decision;
  decision.move = 11;
  decision.seat = "B";
  decision.played = "leave";
  decision.verdict = protocol::Verdict::mistake;
  decision.error = 0.08;
  decision.uncertainty = 0.01;
  decision.better = "take";
  protocol::Analysis analysis;
  analysis.game = "game";
  analysis.curve = {{0, 0, {0.5, 0.5}, {}, {}, {}, {}}};
  analysis.seats.resize(2);
  analysis.decisions = {decision};
  return analysis;
}

TEST(AnalysisPage, SaysWhatTheBetterMoveBrings) {
  protocol::Analysis analysis = with_one_mistake();
  analysis.decisions[0].reason = protocol::Reason{"game.why.big", {}, 4};
  analysis.decisions[0].gains = {{"game.gain.coins", 2.5}};
  analysis.decisions[0].costs = {{"game.gain.cards", -1}};
  const std::string page = analysis_page(analysis, some_words());
  EXPECT_THAT(page, HasSubstr("  12 B mistake    - 8.0 % (±1.0)  leave; better: take\n"));
  EXPECT_THAT(page, HasSubstr("It is worth 4.\n"));
  EXPECT_THAT(page, HasSubstr("on average: coins +2.5; but cards -1\n"));
}

TEST(AnalysisPage, LeavesOutAGainThatHasNoWords) {
  protocol::Analysis analysis = with_one_mistake();
  analysis.decisions[0].gains = {{"game.gain.unheard_of", 1}};
  EXPECT_THAT(analysis_page(analysis, some_words()), Not(HasSubstr("on average")));
}

TEST(AnalysisPage, SaysHowOftenItWasBetterWhereOnlyACostIsKnown) {
  protocol::Analysis analysis = with_one_mistake();
  analysis.decisions[0].costs = {{"game.gain.cards", -1}};
  analysis.decisions[0].better_in = 0.6;
  analysis.decisions[0].worse_in = 0.25;
  EXPECT_THAT(
      analysis_page(analysis, some_words()),
      HasSubstr("it costs on average: cards -1; better in 60 % of the worlds, worse in 25 %\n"));
}

TEST(AnalysisPage, DrawsACurveByItsHeights) {
  EXPECT_EQ(text_curve({0, 0.5, 1}, 64), "▁▅█");
  EXPECT_EQ(text_curve({0, 0.2, 0.4, 0.6, 1}, 3), "▁▄█");
}

}  // namespace
}  // namespace hadal::cli
