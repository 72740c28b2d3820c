// SPDX-License-Identifier: Apache-2.0
#include "bots/abyss_fit.h"

#include <gtest/gtest.h>

#include "bots/abyss_weights.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

constexpr auto silent = [](double) {};

TEST(Fit, IsTheSameAgainWithTheSameSeed) {
  const FitSettings settings{.games = 8, .rounds = 2, .iterations = 4};
  EXPECT_EQ(fit_abyss(settings, silent).weights, fit_abyss(settings, silent).weights);
}

TEST(Fit, ForetellsGamesItHasNotSeen) {
  if (abyss::kThoroughness == 1) GTEST_SKIP() << "sanitizers are slow";
  const Fit fit = fit_abyss({.games = 240, .ridge = 60}, silent);
  EXPECT_GT(fit.positions, 20000u);
  EXPECT_LT(fit.loss, 0.95 * fit.chance);
}

TEST(Evaluation, PrefersPointsAndSumsToOne) {
  abyss::State s =
      abyss::Abyss::from_document(Document{{"players", 3}, {"given", Document(Document::Map{})}});
  const Rewards even = abyss_evaluation(s);
  s.at(Player::p1).lords.add(abyss::Lord::landowner);
  const Rewards ahead = abyss_evaluation(s);
  EXPECT_GT(ahead[1], even[1]);
  EXPECT_LT(ahead[0], even[0]);
  EXPECT_NEAR(ahead[0] + ahead[1] + ahead[2], 1, 1e-5);
}

TEST(Weights, AreThoseOfTheirCommand) {
  const std::string header = weights_header(kAbyssWeights, "hadal fit abyss");
  EXPECT_NE(header.find("hadal fit abyss"), std::string::npos);
  EXPECT_NE(header.find("kAbyssWeights"), std::string::npos);
}

}  // namespace
}  // namespace hadal::bots
