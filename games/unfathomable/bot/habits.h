// SPDX-License-Identifier: Apache-2.0
// How often humans, and hidden traitors, do what everybody can see: the likelihoods by which
// beliefs.h weighs it. They were counted in games of bots (habits_fit.h).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hadal::bots::voyage {

enum class Deed : std::uint8_t {
  decision,  // of a crisis, a waypoint, a track: by what it cost the ship
  action,    // the same; only what does not depend on cards in hand is compared
  share,     // in a test that matters: by how many cards, of those who could have helped
};
inline constexpr std::size_t kDeeds = 3;
inline constexpr std::size_t kGrades = 5;

struct Habits {
  std::array<std::array<float, kGrades>, kDeeds> human{};  // each row sums up to one
  std::array<std::array<float, kGrades>, kDeeds> traitor{};
  float human_opposes = 0;  // how often a card that they add opposes the test
  float traitor_opposes = 0;
};
extern const Habits kHabits;  // as they are weighed; habits.cpp

// The grade of a cost in points: from nothing to much.
constexpr std::size_t grade_of_cost(float cost) {
  return cost < 0.05f ? 0 : cost < 0.4f ? 1 : cost < 0.8f ? 2 : cost < 1.5f ? 3 : 4;
}
constexpr std::size_t grade_of_share(std::size_t cards) { return cards < 4 ? cards : 4; }
inline constexpr float kMatters = 0.6f;  // the stakes from which a share is weighed

}  // namespace hadal::bots::voyage
