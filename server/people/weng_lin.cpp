// SPDX-License-Identifier: Apache-2.0
#include "server/people/weng_lin.h"

#include <algorithm>
#include <cmath>

namespace hadal::house {
namespace {

constexpr double kLuck = 350.0 / 2;     // the paper's beta: how much one game tells, half of sigma
constexpr double kLeastShare = 0.0001;  // the paper's kappa: a variance stays above zero

double sum_of_values(const RatedTeam& team) {
  double sum = 0;
  for (const Rating& one : team.players) sum += one.value;
  return sum;
}

double variance_of(const RatedTeam& team) {
  double sum = 0;
  for (const Rating& one : team.players) sum += one.deviation * one.deviation;
  return sum;
}

// How much better than expected a team did, and how much that says.
struct Surprise {
  double omega = 0;
  double delta = 0;
};

Surprise surprise_of(const RatedTeam& team, const RatedTeam& other) {
  const double variance = variance_of(team);
  const double c = std::sqrt(variance + variance_of(other) + 2 * kLuck * kLuck);
  const double expected = 1 / (1 + std::exp((sum_of_values(other) - sum_of_values(team)) / c));
  const double score = team.rank < other.rank ? 1 : team.rank == other.rank ? 0.5 : 0;
  const double gamma = std::sqrt(variance) / c;
  return {variance / c * (score - expected),
          gamma * variance / (c * c) * expected * (1 - expected)};
}

}  // namespace

std::vector<RatedTeam> after(const std::vector<RatedTeam>& before) {
  std::vector<RatedTeam> now = before;
  for (std::size_t i = 0; i < before.size(); ++i) {
    Surprise all;
    for (std::size_t q = 0; q < before.size(); ++q) {
      if (q == i) continue;
      const Surprise one = surprise_of(before[i], before[q]);
      all.omega += one.omega;
      all.delta += one.delta;
    }
    const double variance = variance_of(before[i]);
    for (Rating& one : now[i].players) {
      const double share = one.deviation * one.deviation / variance;
      one.value += share * all.omega;
      one.deviation *= std::sqrt(std::max(1 - share * all.delta, kLeastShare));
      ++one.games;
    }
  }
  return now;
}

}  // namespace hadal::house
