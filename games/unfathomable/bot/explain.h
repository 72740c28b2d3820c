// SPDX-License-Identifier: Apache-2.0
// One line about an answer, for the log. Everybody reads it, so it is made only from the answer and
// from public facts: not from the side, the hand, or the number of possible answers, which depends
// on the hand.
#pragma once

#include "games/unfathomable/bot/ship.h"
#include "search/bot.h"

namespace hadal::bots::voyage {

// For an answer to the question that `s` asks; a traitor says what a human would say.
Explanation explain(const State& s, Move m);

}  // namespace hadal::bots::voyage
