// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/habits.h"

#include <cmath>

#include "games/unfathomable/bot/habits_counted.h"

namespace hadal::bots::voyage {
namespace {

// Not everybody plays like the bots that were counted: humans err, traitors can be careful, and who
// did one thing is likely to do it again. So what was counted is weighed for less than it says.
constexpr float kErrs = 0.1f;
constexpr float kCareful = 0.4f;
constexpr float kCaution = 0.5f;

Habits weighed(Habits all) {
  for (std::size_t d = 0; d < kDeeds; ++d)
    for (std::size_t g = 0; g < kGrades; ++g) {
      const float human = (1 - kErrs) * all.human[d][g] + kErrs / kGrades;
      const float traitor = (1 - kCareful) * all.traitor[d][g] + kCareful * human;
      all.human[d][g] = std::pow(human, kCaution);
      all.traitor[d][g] = std::pow(traitor, kCaution);
    }
  return all;
}

}  // namespace

const Habits kHabits = weighed(kCountedHabits);

}  // namespace hadal::bots::voyage
