// SPDX-License-Identifier: Apache-2.0
// How likely a pile is, if these seats are traitors.
#pragma once

#include "games/unfathomable/bot/events.h"

namespace hadal::bots::voyage {

// About the opposing cards in a pile: who could have added them, what the chaos cards may be. `me`
// knows their own cards.
float likelihood_of_pile(const ShipEvent& event, unsigned traitors, Player me, SkillSet mine);

// Of how many cards each seat added.
float likelihood_of_shares(const ShipEvent& event, unsigned traitors);

}  // namespace hadal::bots::voyage
