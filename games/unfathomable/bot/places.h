// SPDX-License-Identifier: Apache-2.0
// What one action brings in a space: its own action, a fight, a rescue, a repair.
#pragma once

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

float boiler_room_worth(const Mind& mind);
float galley_worth(const Mind& mind, int cards);
int galley_cards(const Mind& mind);  // how many to draw
float chapel_worth(const Mind& mind);
float cargo_hold_worth(const Mind& mind);
float captains_cabin_worth(const Mind& mind);
float bridge_worth(const Mind& mind);
float repair_worth(const Mind& mind, Space room);
float rescue_worth(const Mind& mind, Space deck);
float saved_by_trumpet(const Mind& mind, Space where);
// Of one attack at the best enemy in the space, with a bonus to the roll.
float attack_worth(const Mind& mind, Space where, int bonus);
float enemy_worth(const Mind& mind, Space where);  // of defeating one
float room_action_worth(const Mind& mind, Space room);
// What somebody else could do with an action of mine, as far as everybody sees.
float friend_worth(const Mind& mind, Player p);
// All Deep Ones of a space moved to the best space beside it.
float shove_worth(const Mind& mind, Space from);
// The mean of what a look at two spells brings.
float tome_worth(const Mind& mind);

}  // namespace hadal::bots::voyage
