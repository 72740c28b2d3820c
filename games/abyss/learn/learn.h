// SPDX-License-Identifier: Apache-2.0
// Abyss for machine learning: moves as numbers, views as rows of bytes.
#pragma once

#include "engine/features.h"
#include "games/abyss/learn/actions.h"
#include "games/abyss/view.h"

namespace hadal::abyss {

struct Learning {
  static constexpr int kActionsVersion = abyss::kActionsVersion;
  static constexpr int kObservationVersion = 1;  // raised when a feature is added or changes
  static constexpr const auto& actions() { return kActions; }

  // What the viewer sees, made from the parts of their view and from nothing else (view_parts.h).
  // `half` is the argument of the first of two steps if the viewer has just answered that, or -1.
  static void observe(const State& s, Player viewer, int half, std::uint8_t* out);
  // The same bytes, on any processor.
  static void observe_anywhere(const State& s, Player viewer, int half, std::uint8_t* out);
  static std::size_t observation_size(std::size_t players);
  static std::vector<Feature> describe(std::size_t players);
};

}  // namespace hadal::abyss
