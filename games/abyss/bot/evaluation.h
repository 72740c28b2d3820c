// SPDX-License-Identifier: Apache-2.0
// How well every seat is doing in a game of Abyss, from 0 to 1: seven parts the chance to win,
// three parts the share of the points, so that a bot still plays sensibly when the game is decided.
//
// Every seat has a value (net.h); the rewards are the softmax of these values. The weights are
// fitted by self-play (fit.h) and are in weights.h.
#pragma once

#include "games/abyss/bot/net.h"
#include "search/guide.h"

namespace hadal::bots {

// Of a position at the beginning of a turn.
Rewards abyss_evaluation(const abyss::State& s, const AbyssWeights& weights);
Rewards abyss_evaluation(const abyss::State& s);

// As the bots of the first version see it.
Rewards first_evaluation(const abyss::State& s);

// Of a finished game.
Rewards abyss_result(const abyss::State& s);

// In place: each becomes e^value by the sum of all.
void softmax(Rewards& values, std::size_t n);

}  // namespace hadal::bots
