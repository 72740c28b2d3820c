// SPDX-License-Identifier: Apache-2.0
#include "server/core/glicko.h"

#include <cmath>
#include <numbers>

namespace hadal::core {
namespace {

constexpr double kScale = 173.7178;
constexpr double kTau = 0.5;  // how fast the volatility may change
constexpr double kClose = 1e-6;

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

// Step 5 of the paper: the new volatility, by the Illinois method.
double new_volatility(double sigma, double phi, double v, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
  };
  double low = a;
  double high = std::log(delta * delta - phi * phi - v);
  if (!(delta * delta > phi * phi + v)) {
    high = a - kTau;
    while (f(high) < 0) high -= kTau;
  }
  double at_low = f(low);
  double at_high = f(high);
  while (std::abs(high - low) > kClose) {
    const double next = low + (low - high) * at_low / (at_high - at_low);
    const double at_next = f(next);
    if (at_next * at_high <= 0) {
      low = high;
      at_low = at_high;
    } else {
      at_low /= 2;
    }
    high = next;
    at_high = at_next;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating after(const Rating& before, const std::vector<Encounter>& encounters) {
  if (encounters.empty()) return before;
  const double mu = (before.value - 1500) / kScale;
  const double phi = before.deviation / kScale;
  double information = 0;
  double surprise = 0;
  for (const Encounter& encounter : encounters) {
    const double theirs = (encounter.opponent.value - 1500) / kScale;
    const double weight = g(encounter.opponent.deviation / kScale);
    const double expected = 1 / (1 + std::exp(-weight * (mu - theirs)));
    information += weight * weight * expected * (1 - expected);
    surprise += weight * (encounter.score - expected);
  }
  const double v = 1 / information;
  const double sigma = new_volatility(before.volatility, phi, v, v * surprise);
  const double widened = std::sqrt(phi * phi + sigma * sigma);
  const double narrowed = 1 / std::sqrt(1 / (widened * widened) + 1 / v);
  return {1500 + kScale * (mu + narrowed * narrowed * surprise), kScale * narrowed, sigma,
          before.games + 1};
}

}  // namespace hadal::core
