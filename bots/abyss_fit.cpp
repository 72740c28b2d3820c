// SPDX-License-Identifier: Apache-2.0
#include "bots/abyss_fit.h"

#include <cmath>
#include <cstdio>
#include <numeric>

namespace hadal::bots {
namespace {

constexpr std::size_t kBatch = 64;
constexpr float kRate = 0.002f;  // of learning, at the beginning; it falls to nothing
constexpr float kDecay = 0.01f;  // pulls weights that are hardly used towards zero
constexpr float kSpread = 0.2f;  // of the weights before learning
constexpr float kSmallest = 1e-8f;

double log_loss(const std::vector<AbyssSample>& samples, const AbyssWeights& w) {
  double sum = 0;
  double n = 0;
  for (const AbyssSample& sample : samples) {
    if (!sample.kept_back) continue;
    const Rewards p = abyss_evaluation(sample.features, sample.players, w);
    for (std::size_t i = 0; i < sample.players; ++i)
      sum -= static_cast<double>(sample.target[i] * std::log(std::max(p[i], 1e-6f)));
    n += 1;
  }
  return n > 0 ? sum / n : 0;
}

// Adds the gradient of the log loss of one sample: backwards through abyss_net.h.
void add_gradient(const AbyssSample& sample, const AbyssWeights& w, AbyssWeights& gradient) {
  const Rewards p = abyss_evaluation(sample.features, sample.players, w);
  for (std::size_t i = 0; i < sample.players; ++i) {
    const AbyssFeatures& x = sample.features[i];
    const float error = p[i] - sample.target[i];
    AbyssHidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
    feed(w, x, hidden);
    for (std::size_t k = 0; k < kAbyssHidden; ++k) {
      gradient[abyss_net::kOutput + k] += error * std::max(hidden[k], 0.0f);
      hidden[k] = hidden[k] > 0 ? error * w[abyss_net::kOutput + k] : 0;  // now its own error
      gradient[abyss_net::kConstant + k] += hidden[k];
    }
    for (std::size_t j = 0; j < kAbyssFeatures; ++j) {
      if (x[j] == 0) continue;
      float* row = gradient.data() + abyss_net::row(j);
      for (std::size_t k = 0; k < kAbyssHidden; ++k) row[k] += x[j] * hidden[k];
      gradient[abyss_net::kDirect + j] += x[j] * error;
    }
  }
}

// Adam (Kingma and Ba), with the decay of weights kept apart (Loshchilov and Hutter).
class Learner {
 public:
  explicit Learner(Rng& rng) {
    const auto random = [&rng] {
      return kSpread * (static_cast<float>(rng.below(2001)) / 1000.0f - 1.0f);
    };
    std::generate_n(weights_.begin(), abyss_net::kDirect, random);
    std::generate_n(weights_.begin() + abyss_net::kOutput, kAbyssHidden, random);
  }

  void learn(const std::vector<const AbyssSample*>& samples, std::size_t from, float rate) {
    const std::size_t to = std::min(from + kBatch, samples.size());
    AbyssWeights gradient{};
    for (std::size_t i = from; i < to; ++i) add_gradient(*samples[i], weights_, gradient);
    first_power_ *= kFirst;
    second_power_ *= kSecond;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const float g = gradient[i] / static_cast<float>(to - from);
      first_[i] = kFirst * first_[i] + (1 - kFirst) * g;
      second_[i] = kSecond * second_[i] + (1 - kSecond) * g * g;
      const float step = first_[i] / (1 - first_power_) /
                         (std::sqrt(second_[i] / (1 - second_power_)) + kSmallest);
      weights_[i] -= rate * (step + kDecay * weights_[i]);
    }
  }

  const AbyssWeights& weights() const { return weights_; }

 private:
  static constexpr float kFirst = 0.9f;
  static constexpr float kSecond = 0.999f;
  AbyssWeights weights_{};
  AbyssWeights first_{};
  AbyssWeights second_{};
  float first_power_ = 1;
  float second_power_ = 1;
};

AbyssWeights learnt(const std::vector<AbyssSample>& samples, std::uint32_t epochs, Rng& rng) {
  std::vector<const AbyssSample*> order;
  for (const AbyssSample& sample : samples)
    if (!sample.kept_back) order.push_back(&sample);
  Learner learner(rng);
  const std::size_t batches_an_epoch = (order.size() + kBatch - 1) / kBatch;
  const auto batches = static_cast<float>(epochs * batches_an_epoch);
  float done = 0;
  for (std::uint32_t epoch = 0; epoch < epochs; ++epoch) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t from = 0; from < order.size(); from += kBatch)
      learner.learn(order, from, kRate * (1 - done++ / batches));
  }
  return learner.weights();
}

// As they will be printed: what plays is what stands in the table.
AbyssWeights rounded(AbyssWeights weights) {
  for (float& w : weights) w = std::round(w * 1000) / 1000;
  return weights;
}

}  // namespace

Fit fit_abyss(const FitSettings& settings, const std::function<void(double)>& progress) {
  Fit fit;
  for (std::uint32_t round = 0; round < settings.rounds; ++round) {
    SelfPlaySettings play = settings.play;
    play.seed += round;
    const std::vector<AbyssSample> samples =
        abyss_samples(play, round > 0 ? &fit.weights : nullptr,
                      [&](double share) { progress((round + share) / settings.rounds); });
    Rng rng(play.seed);
    fit.positions = samples.size();
    fit.chance = log_loss(samples, AbyssWeights{});
    fit.weights = rounded(learnt(samples, settings.epochs, rng));
    fit.loss = log_loss(samples, fit.weights);
  }
  return fit;
}

std::string weights_header(const AbyssWeights& weights, const std::string& command) {
  std::string text =
      "// SPDX-License-Identifier: Apache-2.0\n"
      "// Fitted by self-play; do not edit, but make anew with\n"
      "//   " +
      command +
      "\n"
      "#pragma once\n\n#include \"bots/abyss_net.h\"\n\nnamespace hadal::bots {\n\n"
      "// clang-format off\ninline constexpr AbyssWeights kAbyssWeights{";
  for (std::size_t i = 0; i < weights.size(); ++i) {
    std::array<char, 32> number{};
    std::snprintf(number.data(), number.size(), "%.3ff,", static_cast<double>(weights[i]));
    text += i % 11 == 0 ? "\n    " : " ";
    text += number.data();
  }
  return text + "\n};\n// clang-format on\n\n}  // namespace hadal::bots\n";
}

}  // namespace hadal::bots
