// SPDX-License-Identifier: Apache-2.0
// Plays Abyss one move deep, in the manner of somebody who has played it often: takes the lord that
// brings most for what it costs, saves high allies, buys what is useful and cheap, stops exploring
// when a good ally lies there, fights for a good reward, and denies little.
#pragma once

#include "games/abyss/abyss.h"
#include "games/abyss/bot/policy.h"
#include "search/bot.h"

namespace hadal::bots {

class AbyssGreedy final : public Bot<abyss::Abyss> {
 public:
  abyss::Move choose(const abyss::State& world, Player me, const abyss::MoveList& legal,
                     Rng& rng) override;

 private:
  AbyssPolicy policy_;
};

}  // namespace hadal::bots
