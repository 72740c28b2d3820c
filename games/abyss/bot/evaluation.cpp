// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/evaluation.h"

#include <cmath>

#include "games/abyss/bot/first_weights.h"
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

Rewards abyss_evaluation(const abyss::State& s, const AbyssWeights& weights) {
  AbyssInputsBySeat inputs;
  abyss_inputs(s, inputs);
  Rewards values{};
  for (std::size_t i = 0; i < s.players; ++i) values[i] = AbyssNet::value(weights, inputs[i]);
  softmax(values, s.players);
  return values;
}

Rewards first_evaluation(const abyss::State& s) {
  const AbyssFeaturesBySeat features = abyss_features(s);
  Rewards values{};
  for (std::size_t i = 0; i < s.players; ++i)
    values[i] = FirstNet::value(kFirstWeights, features[i]);
  softmax(values, s.players);
  return values;
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
