// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/fit.h"

#include <cmath>
#include <iterator>

#include "search/learning.h"

namespace hadal::bots {
namespace {

double log_loss(const std::vector<AbyssSample>& samples, const AbyssWeights& w) {
  double sum = 0;
  double n = 0;
  for (const AbyssSample& sample : samples) {
    if (!sample.kept_back) continue;
    const Rewards p = abyss_evaluation(sample, w);
    for (std::size_t i = 0; i < sample.players; ++i)
      sum -= static_cast<double>(sample.target[i] * std::log(std::max(p[i], 1e-6f)));
    n += 1;
  }
  return n > 0 ? sum / n : 0;
}

void add_gradient(const AbyssSample& sample, const AbyssWeights& w, AbyssWeights& gradient) {
  const Rewards p = abyss_evaluation(sample, w);
  for (std::size_t i = 0; i < sample.players; ++i)
    AbyssNet::add_gradient(w, sample.of(i), p[i] - sample.target[i], gradient);
}

}  // namespace

// The first round only gives a search something to begin with; what searches played is kept for
// all rounds after it.
Fit fit_abyss(const FitSettings& settings, const std::function<void(double)>& progress) {
  Fit fit;
  std::vector<AbyssSample> samples;
  for (std::uint32_t round = 0; round < settings.rounds; ++round) {
    SelfPlaySettings play = settings.play;
    play.seed += round;
    if (round == 1) samples.clear();
    std::vector<AbyssSample> played =
        abyss_samples(play, round > 0 ? &fit.weights : nullptr,
                      [&](double share) { progress((round + share) / settings.rounds); });
    samples.insert(samples.end(), std::make_move_iterator(played.begin()),
                   std::make_move_iterator(played.end()));
    Rng rng(play.seed);
    fit.positions = samples.size();
    fit.chance = log_loss(samples, AbyssWeights{});
    fit.weights = rounded(learnt<AbyssNet>(samples, settings.epochs, rng, add_gradient));
    fit.loss = log_loss(samples, fit.weights);
  }
  return fit;
}

std::string weights_header(const AbyssWeights& weights, const std::string& command) {
  return header_of_weights(command, "games/abyss/bot/net.h") + "namespace hadal::bots {\n\n" +
         constant_of_weights("AbyssWeights kAbyssWeights", weights.data(), weights.size()) +
         "\n}  // namespace hadal::bots\n";
}

}  // namespace hadal::bots
