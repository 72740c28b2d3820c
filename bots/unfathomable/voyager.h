// SPDX-License-Identifier: Apache-2.0
// A bot of Unfathomable, of whatever level.
#pragma once

#include "bots/bot.h"
#include "bots/unfathomable/policy.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::bots::voyage {

using ShipBot = Bot<Unfathomable>;

struct VoyagerSettings {
  Temper temper;
  float misjudges = 0;  // by how many points at most
};

class Voyager final : public ShipBot {
 public:
  explicit Voyager(const VoyagerSettings& settings) : settings_(settings) {}
  Move choose(const State& world, Player me, const MoveList& legal, Rng& rng) override;

 private:
  VoyagerSettings settings_;
};

}  // namespace hadal::bots::voyage
