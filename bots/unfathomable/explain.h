// SPDX-License-Identifier: Apache-2.0
// One line about an answer, for the log: open reasons only, and nothing that tells a side.
#pragma once

#include "bots/bot.h"
#include "bots/unfathomable/policy.h"

namespace hadal::bots::voyage {

// Of an answer to the question of `mind`; a traitor says what a human would.
Explanation explain(const Mind& mind, Move m);

}  // namespace hadal::bots::voyage
