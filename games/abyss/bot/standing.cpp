// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/standing.h"

#include <algorithm>
#include <cmath>

namespace hadal::bots {
namespace {

// Fitted to games of captains against each other; `hadal judges abyss` prints how well it fits.
constexpr float kSharpness = 1.4f;  // the chance goes with this power of the reward
constexpr float kPoints = 7.5f;     // of lead, where a reward is e times that of the best other

float lead_over_others(const std::array<float, kMaxSeats>& values, std::size_t n, std::size_t me) {
  float best = -1e9f;
  for (std::size_t i = 0; i < n; ++i)
    if (i != me) best = std::max(best, values[i]);
  return values[me] - best;
}

}  // namespace

Standing abyss_standing(const abyss::State& s, const Rewards& rewards) {
  const std::size_t n = s.players;
  Standing standing;
  standing.has_points = true;
  std::array<float, kMaxSeats> worth{};
  if (abyss::to_move(s) == Player::nobody) {
    const Outcome outcome = abyss::outcome(s);
    standing.chance = win_rewards<abyss::Abyss>(s);
    for (std::size_t i = 0; i < n; ++i) worth[i] = static_cast<float>(outcome.score[i]);
  } else {
    float sum = 0;
    for (std::size_t i = 0; i < n; ++i) {
      const float reward = std::max(rewards[i], 1e-6f);
      sum += standing.chance[i] = std::pow(reward, kSharpness);
      worth[i] = kPoints * std::log(reward);
    }
    for (std::size_t i = 0; i < n; ++i) standing.chance[i] /= sum;
  }
  for (std::size_t i = 0; i < n; ++i) standing.lead[i] = lead_over_others(worth, n, i);
  return standing;
}

}  // namespace hadal::bots
