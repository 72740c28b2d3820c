// SPDX-License-Identifier: Apache-2.0
#include "bots/abyss_evaluation.h"

#include <cmath>

#include "bots/abyss_weights.h"

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
  const std::array<float, kAbyssStages> stage = abyss_stage(s);
  Rewards values{};
  for (std::size_t i = 0; i < s.players; ++i) {
    const AbyssFeatures f = abyss_features(s, seat(i));
    for (std::size_t k = 0; k < kAbyssStages; ++k) {
      if (stage[k] == 0) continue;
      float value = 0;
      for (std::size_t j = 0; j < kAbyssFeatures; ++j) value += weights[k][j] * f[j];
      values[i] += stage[k] * value;
    }
  }
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
