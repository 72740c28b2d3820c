// SPDX-License-Identifier: Apache-2.0
// What an evaluation of Abyss says about chances to win and about points.
//
// The rewards of evaluation.h mix the win with the share of the points, so that a bot plays on
// sensibly in a decided game. A judge wants the chance alone.
#pragma once

#include "games/abyss/abyss.h"
#include "search/guide.h"

namespace hadal::bots {

// Of a position at the beginning of a turn or at the end of the game.
Standing abyss_standing(const abyss::State& s, const Rewards& rewards);

}  // namespace hadal::bots
