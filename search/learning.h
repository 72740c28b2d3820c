// SPDX-License-Identifier: Apache-2.0
// Learning the weights of a Net from samples. It starts from a seed, so the same samples give the
// same weights.
#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "search/net.h"

namespace hadal::bots {

// Adam (Kingma and Ba), with the decay of weights kept apart (Loshchilov and Hutter).
template <typename Net>
class Learner {
 public:
  using Weights = typename Net::Weights;

  explicit Learner(Rng& rng) {
    const auto random = [&rng] {
      return kSpread * (static_cast<float>(rng.below(2001)) / 1000.0f - 1.0f);
    };
    std::generate_n(weights_.begin(), Net::kDirect, random);
    std::generate_n(weights_.begin() + Net::kOutput, Net::kHidden, random);
  }

  // One step down a gradient, the mean of so many samples.
  void learn(const Weights& gradient, std::size_t samples, float rate) {
    first_power_ *= kFirst;
    second_power_ *= kSecond;
    for (std::size_t i = 0; i < weights_.size(); ++i) {
      const float g = gradient[i] / static_cast<float>(samples);
      first_[i] = kFirst * first_[i] + (1 - kFirst) * g;
      second_[i] = kSecond * second_[i] + (1 - kSecond) * g * g;
      const float step = first_[i] / (1 - first_power_) /
                         (std::sqrt(second_[i] / (1 - second_power_)) + kSmallest);
      weights_[i] -= rate * (step + kDecay * weights_[i]);
    }
  }

  const Weights& weights() const { return weights_; }

 private:
  static constexpr float kDecay = 0.01f;  // pulls weights that are hardly used towards zero
  static constexpr float kSpread = 0.2f;  // of the weights before learning
  static constexpr float kSmallest = 1e-8f;
  static constexpr float kFirst = 0.9f;
  static constexpr float kSecond = 0.999f;
  Weights weights_{};
  Weights first_{};
  Weights second_{};
  float first_power_ = 1;
  float second_power_ = 1;
};

// Goes `epochs` times through the samples that are not held out. `add_gradient(sample, weights,
// gradient)` adds the gradient of one sample.
template <typename Net, typename Sample, typename AddGradient>
typename Net::Weights learnt(const std::vector<Sample>& samples, std::uint32_t epochs, Rng& rng,
                             AddGradient add_gradient) {
  constexpr std::size_t kBatch = 64;
  constexpr float kRate = 0.002f;  // of learning, at the beginning; it falls to nothing
  std::vector<const Sample*> order;
  for (const Sample& sample : samples)
    if (!sample.kept_back) order.push_back(&sample);
  Learner<Net> learner(rng);
  const std::size_t batches_an_epoch = (order.size() + kBatch - 1) / kBatch;
  const auto batches = static_cast<float>(epochs * batches_an_epoch);
  float done = 0;
  for (std::uint32_t epoch = 0; epoch < epochs; ++epoch) {
    for (std::size_t i = order.size(); i > 1; --i)
      std::swap(order[i - 1], order[rng.below(static_cast<std::uint32_t>(i))]);
    for (std::size_t from = 0; from < order.size(); from += kBatch) {
      const std::size_t to = std::min(from + kBatch, order.size());
      typename Net::Weights gradient{};
      for (std::size_t i = from; i < to; ++i) add_gradient(*order[i], learner.weights(), gradient);
      learner.learn(gradient, to - from, kRate * (1 - done++ / batches));
    }
  }
  return learner.weights();
}

// Rounded as they will be printed: bots play with exactly what is in the table.
template <typename Weights>
Weights rounded(Weights weights) {
  for (float& w : weights) w = std::round(w * 1000) / 1000;
  return weights;
}

// Weights as a header written by `hadal fit` has them: its beginning, down to the namespace, and
// one constant.
std::string header_of_weights(const std::string& command, const std::string& include);
std::string constant_of_weights(const std::string& declaration, const float* weights,
                                std::size_t n);

}  // namespace hadal::bots
