// SPDX-License-Identifier: Apache-2.0
// The shape of the evaluations that are fitted by self-play: a small neural network that turns
// features into one value. Every feature counts directly, and also through hidden units that see
// combinations of features (an ally that a lord asks for, a low dial with a long way to go).
//
//     features --+--------------------------+--> value
//                +--> hidden units, >= 0 ---+
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>

namespace hadal::bots {

// All weights are in one array: for each feature those to the hidden units, then the direct ones of
// the features; for each hidden unit a constant and its weight in the value.
template <std::size_t kFeatures>
struct Net {
  static constexpr std::size_t kHidden = 16;
  static constexpr std::size_t row(std::size_t feature) { return feature * kHidden; }
  static constexpr std::size_t kDirect = row(kFeatures);
  static constexpr std::size_t kConstant = kDirect + kFeatures;
  static constexpr std::size_t kOutput = kConstant + kHidden;
  static constexpr std::size_t kSize = kOutput + kHidden;

  using Features = std::array<float, kFeatures>;
  using Hidden = std::array<float, kHidden>;
  using Weights = std::array<float, kSize>;

  // What the hidden units get, and the direct part of the value. Most features are zero.
  static float feed(const Weights& w, const Features& x, Hidden& hidden) {
    std::copy_n(w.begin() + kConstant, kHidden, hidden.begin());
    float direct = 0;
    for (std::size_t j = 0; j < kFeatures; ++j) {
      if (x[j] == 0) continue;
      const float* weights = w.data() + row(j);
      for (std::size_t k = 0; k < kHidden; ++k) hidden[k] += x[j] * weights[k];
      direct += x[j] * w[kDirect + j];
    }
    return direct;
  }

  static float value(const Weights& w, const Features& x) {
    Hidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
    float sum = feed(w, x, hidden);
    for (std::size_t k = 0; k < kHidden; ++k) sum += std::max(hidden[k], 0.0f) * w[kOutput + k];
    return sum;
  }

  // Adds the gradient of a loss that grows by `error` with the value: the same way backwards.
  static void add_gradient(const Weights& w, const Features& x, float error, Weights& gradient) {
    Hidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
    feed(w, x, hidden);
    for (std::size_t k = 0; k < kHidden; ++k) {
      gradient[kOutput + k] += error * std::max(hidden[k], 0.0f);
      hidden[k] = hidden[k] > 0 ? error * w[kOutput + k] : 0;  // now its own error
      gradient[kConstant + k] += hidden[k];
    }
    for (std::size_t j = 0; j < kFeatures; ++j) {
      if (x[j] == 0) continue;
      float* weights = gradient.data() + row(j);
      for (std::size_t k = 0; k < kHidden; ++k) weights[k] += x[j] * hidden[k];
      gradient[kDirect + j] += x[j] * error;
    }
  }
};

}  // namespace hadal::bots
