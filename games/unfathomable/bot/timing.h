// SPDX-License-Identifier: Apache-2.0
// When a hidden Hybrid should reveal: two chances that the ship is lost, if the seat reveals now
// and if it goes on hiding, from what the seat knows. Both were fitted to games in which traitors
// revealed at random moments (timing_fit.h), so neither is coloured by when bots like to reveal.
#pragma once

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

inline constexpr std::size_t kTimingFeatures = 20;
using TimingFeatures = std::array<float, kTimingFeatures>;
using TimingWeights = std::array<float, kTimingFeatures>;

// The log odds that the ship is lost, by the two answers.
struct Timing {
  TimingWeights reveal{};
  TimingWeights hide{};
};
extern const Timing kTiming;  // as fitted

// What everybody sees, the seat's own hand and office, and how much the others suspect it.
TimingFeatures timing_features(const Mind& mind);
// The log odds of revealing now less those of hiding on: reveal if it is positive.
float gain_by_revealing(const Mind& mind, const Timing& timing);

}  // namespace hadal::bots::voyage
