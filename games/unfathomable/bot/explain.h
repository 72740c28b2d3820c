// SPDX-License-Identifier: Apache-2.0
// One line about an answer, for the log. Everybody reads it, so it is made of the answer and of
// what lies open, and of nothing else: not of the side, the hand, or how many answers there were to
// choose from, which hangs on the hand.
#pragma once

#include "games/unfathomable/bot/ship.h"
#include "search/bot.h"

namespace hadal::bots::voyage {

// Of an answer to the question that `s` asks; a traitor says what a human would.
Explanation explain(const State& s, Move m);

}  // namespace hadal::bots::voyage
