// SPDX-License-Identifier: Apache-2.0
// Moves of Unfathomable that a beginner would call absurd, whatever the scales say. No level plays
// one, unless it has nothing else. docs/bots.md lists them.
#pragma once

#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

enum class Absurdity : std::uint8_t {
  none,
  losing_at_once,       // a human's answer ends the game, though another would not
  saving_at_once,       // a traitor who could end the game with a win does not
  opposing_own_side,    // a human adds a card that opposes
  helping_the_enemy,    // a revealed traitor adds a card that helps
  leaving_sick_bay,     // a last action spent in the Sick Bay on waiting
  arresting_oneself,    // a Captain accuses themselves
  harming_by_reaction,  // a human lowers a total, or a revealed traitor raises it
  wasted_reaction,      // changes a die that cannot fall better, or a total that has its result
  idling,               // a human waives an action beside an enemy or a passenger on deck
  sparing_passengers,   // a revealed traitor waives an action beside a passenger nobody guards
  burning_last_fuel  // a human feeds the boiler with a weak card at the last fuel, not a strong one
};

// What is absurd about `m`, which is one of `legal`; none for most moves.
Absurdity absurdity(const Mind& mind, Move m, const MoveList& legal);

}  // namespace hadal::bots::voyage
