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
#include <cstdint>
#include <cstring>

namespace hadal::bots {

// Features are an array of all of them, most of them zero, or a list of those that are not zero.
struct Input {
  std::uint16_t feature;
  float value;
};

template <std::size_t kFeatures, typename Use>
void for_each_feature(const std::array<float, kFeatures>& features, Use use) {
  for (std::size_t j = 0; j < kFeatures; ++j)
    if (features[j] != 0) use(j, features[j]);
}
template <typename Inputs, typename Use>
void for_each_feature(const Inputs& inputs, Use use) {
  for (const Input& input : inputs) use(input.feature, input.value);
}

// Four numbers in one register: sums of a whole layer stay there while its inputs are added.
using Four = float __attribute__((vector_size(16)));
inline Four four(const float* from) {
  Four numbers;
  std::memcpy(&numbers, from, sizeof numbers);
  return numbers;
}

// All weights are in one array: for each feature those to the hidden units, then the direct ones of
// the features; for each hidden unit a constant and its weight in the value.
template <std::size_t kFeatures, std::size_t kUnits = 16>
struct Net {
  static_assert(kUnits % 4 == 0, "they are added up by fours");
  static constexpr std::size_t kHidden = kUnits;
  static constexpr std::size_t row(std::size_t feature) { return feature * kHidden; }
  static constexpr std::size_t kDirect = row(kFeatures);
  static constexpr std::size_t kConstant = kDirect + kFeatures;
  static constexpr std::size_t kOutput = kConstant + kHidden;
  static constexpr std::size_t kSize = kOutput + kHidden;

  using Hidden = std::array<float, kHidden>;
  using Weights = std::array<float, kSize>;

  // What the hidden units get, and the direct part of the value.
  template <typename Features>
  static float feed(const Weights& w, const Features& features, Hidden& hidden) {
    std::array<Four, kHidden / 4> sums;
    for (std::size_t k = 0; k < sums.size(); ++k) sums[k] = four(&w[kConstant + 4 * k]);
    float direct = 0;
    for_each_feature(features, [&](std::size_t j, float x) {
#pragma GCC unroll 16
      for (std::size_t k = 0; k < sums.size(); ++k) sums[k] += x * four(&w[row(j) + 4 * k]);
      direct += x * w[kDirect + j];
    });
    std::memcpy(hidden.data(), sums.data(), sizeof hidden);
    return direct;
  }

  template <typename Features>
  static float value(const Weights& w, const Features& x) {
    Hidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
    float sum = feed(w, x, hidden);
    for (std::size_t k = 0; k < kHidden; ++k) sum += std::max(hidden[k], 0.0f) * w[kOutput + k];
    return sum;
  }

  // Adds the gradient of a loss that grows by `error` with the value: the same way backwards.
  template <typename Features>
  static void add_gradient(const Weights& w, const Features& features, float error,
                           Weights& gradient) {
    Hidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
    feed(w, features, hidden);
    for (std::size_t k = 0; k < kHidden; ++k) {
      gradient[kOutput + k] += error * std::max(hidden[k], 0.0f);
      hidden[k] = hidden[k] > 0 ? error * w[kOutput + k] : 0;  // now its own error
      gradient[kConstant + k] += hidden[k];
    }
    for_each_feature(features, [&](std::size_t j, float x) {
      float* weights = gradient.data() + row(j);
      for (std::size_t k = 0; k < kHidden; ++k) weights[k] += x * hidden[k];
      gradient[kDirect + j] += x * error;
    });
  }
};

}  // namespace hadal::bots
