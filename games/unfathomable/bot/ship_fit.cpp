// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/ship_fit.h"

#include <cmath>

#include "games/unfathomable/bot/chances.h"
#include "search/learning.h"

namespace hadal::bots::voyage {
namespace {

using Samples = std::vector<ShipSample>;
using Happened = bool ShipSample::*;

// Mean log loss, on games kept back, of guessed log odds.
template <typename Odds>
double log_loss(const Samples& samples, Happened happened, Odds odds) {
  double sum = 0;
  double n = 0;
  for (const ShipSample& sample : samples) {
    if (!sample.kept_back) continue;
    const double guess = odds(sample);
    sum += std::log1p(std::exp(sample.*happened ? -guess : guess));
    n += 1;
  }
  return n > 0 ? sum / n : 0;
}

// Log odds that are linear in standing(), or the same everywhere: the yardsticks.
struct Line {
  double constant = 0;
  double slope = 0;

  double operator()(const ShipSample& sample) const {
    return constant + slope * static_cast<double>(sample.features[kStanding]);
  }

  // A step of Newton's method towards the best line.
  void improve(const Samples& samples, Happened happened, bool flat) {
    std::array<double, 2> g{};
    std::array<double, 3> h{};
    for (const ShipSample& sample : samples) {
      if (sample.kept_back) continue;
      const double x = flat ? 0 : static_cast<double>(sample.features[kStanding]);
      const double p = 1 / (1 + std::exp(-(*this)(sample)));
      const double error = (sample.*happened ? 1 : 0) - p;
      g = {g[0] + error, g[1] + error * x};
      h = {h[0] + p * (1 - p), h[1] + p * (1 - p) * x, h[2] + p * (1 - p) * x * x};
    }
    const double determinant = flat ? h[0] : h[0] * h[2] - h[1] * h[1];
    if (determinant <= 0) return;
    constant += (flat ? g[0] : h[2] * g[0] - h[1] * g[1]) / determinant;
    slope += flat ? 0 : (h[0] * g[1] - h[1] * g[0]) / determinant;
  }
};

Line best_line(const Samples& samples, Happened happened, bool flat) {
  Line line;
  for (int step = 0; step < 10; ++step) line.improve(samples, happened, flat);
  return line;
}

ShipWeights fitted(const Samples& samples, Happened happened, const ShipFitSettings& settings) {
  Rng rng(settings.play.seed);
  return rounded(learnt<ShipNet>(
      samples, settings.epochs, rng,
      [happened](const ShipSample& sample, const ShipWeights& w, ShipWeights& gradient) {
        const float chance = logistic(ShipNet::value(w, sample.features));
        const float error = chance - (sample.*happened ? 1.0f : 0.0f);
        ShipNet::add_gradient(w, sample.features, error, gradient);
      }));
}

ShipLosses losses(const Samples& samples, Happened happened, const ShipWeights& w) {
  return {log_loss(samples, happened, best_line(samples, happened, true)),
          log_loss(samples, happened, best_line(samples, happened, false)),
          log_loss(samples, happened, [&w](const ShipSample& sample) {
            return static_cast<double>(ShipNet::value(w, sample.features));
          })};
}

}  // namespace

ShipFit fit_ship(const ShipFitSettings& settings, const std::function<void(double)>& progress) {
  const Samples samples = ship_samples(settings.play, progress);
  ShipFit fit;
  fit.positions = samples.size();
  fit.arrival = fitted(samples, &ShipSample::arrived, settings);
  fit.arrival_losses = losses(samples, &ShipSample::arrived, fit.arrival);
  fit.far = fitted(samples, &ShipSample::far, settings);
  fit.far_losses = losses(samples, &ShipSample::far, fit.far);
  return fit;
}

std::string ship_weights_header(const ShipWeights& arrival, const ShipWeights& far,
                                const std::string& command) {
  return header_of_weights(command, "games/unfathomable/bot/ship_features.h") +
         "namespace hadal::bots::voyage {\n\n" +
         constant_of_weights("ShipWeights kArrivalWeights", arrival.data(), arrival.size()) + "\n" +
         constant_of_weights("ShipWeights kFarWeights", far.data(), far.size()) +
         "\n}  // namespace hadal::bots::voyage\n";
}

}  // namespace hadal::bots::voyage
