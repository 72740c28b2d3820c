// SPDX-License-Identifier: Apache-2.0
// The shape of the evaluation of Abyss: a small neural network that gives one seat's features a
// value. Every feature counts directly, and through hidden units that see what features mean
// together (an ally that a lord asks for, a lead when the end is near).
//
//     features --+--------------------------+--> value
//                +--> hidden units, >= 0 ---+
#pragma once

#include <algorithm>
#include <array>

#include "bots/abyss_features.h"

namespace hadal::bots {

inline constexpr std::size_t kAbyssHidden = 16;
using AbyssHidden = std::array<float, kAbyssHidden>;

// All weights in one array: for each feature those of the hidden units, then the direct ones of the
// features; for each hidden unit a constant and what it counts.
namespace abyss_net {
inline constexpr std::size_t row(std::size_t feature) { return feature * kAbyssHidden; }
inline constexpr std::size_t kDirect = row(kAbyssFeatures);
inline constexpr std::size_t kConstant = kDirect + kAbyssFeatures;
inline constexpr std::size_t kOutput = kConstant + kAbyssHidden;
inline constexpr std::size_t kSize = kOutput + kAbyssHidden;
}  // namespace abyss_net
using AbyssWeights = std::array<float, abyss_net::kSize>;

// What the hidden units get, and the direct part of the value. Most features are zero.
inline float feed(const AbyssWeights& w, const AbyssFeatures& x, AbyssHidden& hidden) {
  std::copy_n(w.begin() + abyss_net::kConstant, kAbyssHidden, hidden.begin());
  float direct = 0;
  for (std::size_t j = 0; j < kAbyssFeatures; ++j) {
    if (x[j] == 0) continue;
    const float* row = w.data() + abyss_net::row(j);
    for (std::size_t k = 0; k < kAbyssHidden; ++k) hidden[k] += x[j] * row[k];
    direct += x[j] * w[abyss_net::kDirect + j];
  }
  return direct;
}

inline float value(const AbyssWeights& w, const AbyssFeatures& x) {
  AbyssHidden hidden;  // NOLINT(cppcoreguidelines-pro-type-member-init): feed() fills it
  float sum = feed(w, x, hidden);
  for (std::size_t k = 0; k < kAbyssHidden; ++k)
    sum += std::max(hidden[k], 0.0f) * w[abyss_net::kOutput + k];
  return sum;
}

}  // namespace hadal::bots
