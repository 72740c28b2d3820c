// SPDX-License-Identifier: Apache-2.0
// Fitted by self-play; do not edit, but make anew with
//   hadal fit unfathomable --part habits --games 30 --seed 1
#pragma once

#include "games/unfathomable/bot/habits.h"

namespace hadal::bots::voyage {

// clang-format off
inline constexpr Habits kCountedHabits{
    {{{0.8647f, 0.0414f, 0.0324f, 0.0347f, 0.0268f},
      {0.6963f, 0.1188f, 0.0757f, 0.0738f, 0.0354f},
      {0.4830f, 0.1401f, 0.1358f, 0.1130f, 0.1281f}}},
    {{{0.4530f, 0.0557f, 0.0557f, 0.1359f, 0.2997f},
      {0.0859f, 0.1200f, 0.1570f, 0.3215f, 0.3156f},
      {0.4062f, 0.5701f, 0.0200f, 0.0018f, 0.0018f}}},
    0.0050f, 0.2976f};
// clang-format on

}  // namespace hadal::bots::voyage
