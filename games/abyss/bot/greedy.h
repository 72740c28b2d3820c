// SPDX-License-Identifier: Apache-2.0
// Plays Abyss one move deep, like an experienced player: takes the lord that brings most for its
// cost, saves high allies, buys what is useful and cheap, stops exploring when there is a good
// ally, fights for a good reward, and rarely plays just to harm others.
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
