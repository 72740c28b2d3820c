// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/evaluation.h"

#include <cmath>

#include "games/abyss/bot/weights.h"

namespace hadal::bots {
namespace {

constexpr float kShareOfWin = 0.7f;
constexpr float kPointsPerUnit = 8.0f;

}  // namespace

void softmax(Rewards& values, std::size_t n) {
  const float most = *std::max_element(values.begin(), values.begin() + n);
  float sum = 0;
  for (std::size_t i = 0; i < n; ++i) sum += values[i] = std::exp(values[i] - most);
  for (std::size_t i = 0; i < n; ++i) values[i] /= sum;
}

Rewards abyss_evaluation(const AbyssFeaturesBySeat& features, std::size_t players,
                         const AbyssWeights& weights) {
  Rewards values{};
  for (std::size_t i = 0; i < players; ++i) values[i] = AbyssNet::value(weights, features[i]);
  softmax(values, players);
  return values;
}

Rewards abyss_evaluation(const abyss::State& s, const AbyssWeights& weights) {
  return abyss_evaluation(abyss_features(s), s.players, weights);
}

Rewards abyss_evaluation(const abyss::State& s) { return abyss_evaluation(s, kAbyssWeights); }

Rewards abyss_result(const abyss::State& s) {
  const Rewards won = win_rewards<abyss::Abyss>(s);
  const Outcome outcome = abyss::outcome(s);
  Rewards values{};
  for (std::size_t i = 0; i < s.players; ++i)
    values[i] = static_cast<float>(outcome.score[i]) / kPointsPerUnit;
  softmax(values, s.players);
  for (std::size_t i = 0; i < s.players; ++i)
    values[i] = kShareOfWin * won[i] + (1 - kShareOfWin) * values[i];
  return values;
}

}  // namespace hadal::bots
