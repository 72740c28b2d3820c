// SPDX-License-Identifier: Apache-2.0
// Counting how often humans and hidden traitors do what everybody can see, in games of captains who
// look ahead a little, suspect nobody, and as Hybrids reveal at a turn drawn by lot. So the numbers
// do not depend on themselves, and the same command gives the same again.
#pragma once

#include <functional>
#include <string>

#include "games/unfathomable/bot/habits.h"

namespace hadal::bots::voyage {

struct HabitsFitSettings {
  std::uint32_t games = 30;  // for each number of players
  int worlds = 20;
  std::uint32_t latest = 32;  // the turns are drawn from those before this one
  std::uint64_t seed = 1;
};

Habits count_habits(const HabitsFitSettings& settings, const std::function<void(double)>& progress);
// As the text of habits_counted.h.
std::string habits_header(const Habits& habits, const std::string& command);

}  // namespace hadal::bots::voyage
