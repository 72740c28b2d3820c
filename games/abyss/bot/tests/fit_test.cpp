// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/fit.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/abyss/bot/first_weights.h"
#include "games/abyss/bot/weights.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

constexpr auto silent = [](double) {};

TEST(Fit, IsTheSameAgainWithTheSameSeed) {
  const FitSettings settings{.play = {.games = 8, .iterations = 4}, .rounds = 2, .epochs = 2};
  const Fit one = fit_abyss(settings, silent);
  EXPECT_EQ(one.weights, fit_abyss(settings, silent).weights);
  FitSettings other = settings;
  other.play.seed = 2;
  EXPECT_NE(one.weights, fit_abyss(other, silent).weights);
}

TEST(Fit, ForetellsGamesItHasNotSeen) {
  if (kThoroughness == 1) GTEST_SKIP() << "sanitizers are slow";
  const Fit fit = fit_abyss({.play = {.games = 800}, .epochs = 3}, silent);
  EXPECT_GT(fit.positions, 20000u);
  EXPECT_LT(fit.loss, 0.95 * fit.chance);
}

TEST(Fit, TrustsTheResultOfAGameAndTheTurnsOnTheWay) {
  const std::vector<AbyssSample> samples = abyss_samples({.games = 2}, nullptr, silent);
  const AbyssSample& last = samples.back();  // of the second game of four, which is learnt from
  ASSERT_FALSE(last.kept_back);
  float sum = 0;
  for (std::size_t i = 0; i < last.players; ++i) sum += last.target[i];
  EXPECT_NEAR(sum, 1, 1e-5);
  const std::vector<AbyssSample> guided =
      abyss_samples({.games = 2, .iterations = 2}, &kAbyssWeights, silent);
  const AbyssSample& before = guided[guided.size() - 2];
  const AbyssSample& end = guided.back();
  const Rewards evaluation = abyss_evaluation(end, kAbyssWeights);
  for (std::size_t i = 0; i < end.players; ++i)
    EXPECT_NEAR(before.target[i], 0.9f * end.target[i] + 0.1f * evaluation[i], 1e-5);
}

TEST(Net, HiddenUnitsBelowZeroAreSilent) {
  AbyssWeights w{};
  w[AbyssNet::row(2) + 1] = -3;
  w[AbyssNet::kConstant + 1] = 2;
  w[AbyssNet::kOutput + 1] = 5;
  w[AbyssNet::kDirect + 2] = 7;
  std::vector<Input> x;
  EXPECT_FLOAT_EQ(AbyssNet::value(w, x), 10);
  x.push_back({2, 0.5f});
  EXPECT_FLOAT_EQ(AbyssNet::value(w, x), 5 * 0.5f + 3.5f);
  x[0].value = 1;
  EXPECT_FLOAT_EQ(AbyssNet::value(w, x), 7);
}

TEST(Net, ReadsAListAndAnArrayOfFeaturesAlike) {
  abyss::State s =
      abyss::Abyss::from_document(Document{{"players", 2}, {"given", Document(Document::Map{})}});
  s.at(Player::p0).pearls = 4;
  const AbyssFeatures all = abyss_features(s)[0];
  std::vector<Input> list;
  for (std::size_t j = 0; j < all.size(); ++j)
    if (all[j] != 0) list.push_back({static_cast<std::uint16_t>(j), all[j]});
  ASSERT_LT(list.size(), all.size());
  EXPECT_EQ(FirstNet::value(kFirstWeights, all), FirstNet::value(kFirstWeights, list));
}

TEST(Fit, PlaysTheSameGamesOnMoreThreads) {
  const FitSettings one{.play = {.games = 8, .iterations = 4}, .rounds = 2, .epochs = 1};
  FitSettings three = one;
  three.play.threads = 3;
  EXPECT_EQ(fit_abyss(one, silent).weights, fit_abyss(three, silent).weights);
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

// What stands in the repository is what the command prints, to the last digit.
TEST(Weights, StandAsTheirCommandPrintsThem) {
  std::ifstream file("games/abyss/bot/weights.h");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::string before = "//   ";
  const std::size_t begin = text.find(before + "hadal fit abyss") + before.size();
  const std::string command = text.substr(begin, text.find('\n', begin) - begin);
  EXPECT_EQ(weights_header(kAbyssWeights, command), text);
}

}  // namespace
}  // namespace hadal::bots
