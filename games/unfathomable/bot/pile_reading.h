// SPDX-License-Identifier: Apache-2.0
// How likely a pile is, if these seats are traitors.
#pragma once

#include "games/unfathomable/bot/events.h"

namespace hadal::bots::voyage {

// Of the opposing cards in it: who could have added them, what the chaos cards may be. `me` knows
// the cards that he added himself.
float likelihood_of_pile(const ShipEvent& event, unsigned traitors, Player me, SkillSet mine);

// Of how many cards each seat added.
float likelihood_of_shares(const ShipEvent& event, unsigned traitors);

}  // namespace hadal::bots::voyage
