// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/guide.h"

#include <cmath>

namespace hadal::bots {
namespace {

constexpr float kTemperature = 15;  // tenths of influence that make a move e times as likely

}  // namespace

void AbyssGuide::priors(const abyss::State& s, const abyss::MoveList& legal, float* out) {
  std::array<int, AbyssPolicy::kMostMoves> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init)
  policy_.worths(s, legal, worth.data());
  const int most = *std::max_element(worth.begin(), worth.begin() + legal.size());
  float sum = 0;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    const int behind = std::max(worth[i] - most, -1000);
    sum += out[i] = std::exp(static_cast<float>(behind) / kTemperature);
  }
  for (std::size_t i = 0; i < legal.size(); ++i) out[i] /= sum;
}

Rewards AbyssGuide::evaluate(const abyss::State& s) const {
  if (abyss::to_move(s) == Player::nobody) return abyss_result(s);
  return weights_ ? abyss_evaluation(s, *weights_) : abyss_evaluation(s);
}

Rewards FirstAbyssGuide::evaluate(const abyss::State& s) const {
  return abyss::to_move(s) == Player::nobody ? abyss_result(s) : first_evaluation(s);
}

}  // namespace hadal::bots
