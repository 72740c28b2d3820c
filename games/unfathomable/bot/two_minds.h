// SPDX-License-Identifier: Apache-2.0
// One bot while it is human, another one as a traitor: for the arena, which so measures each side
// by itself. Both watch the whole game.
#pragma once

#include <utility>

#include "games/unfathomable/bot/events.h"
#include "games/unfathomable/bot/ship.h"

namespace hadal::bots::voyage {

class TwoMinds final : public Bot<Unfathomable> {
 public:
  using Mind = std::unique_ptr<Bot<Unfathomable>>;
  TwoMinds(Mind human, Mind traitor) : human_(std::move(human)), traitor_(std::move(traitor)) {}

  // A seat always knows its own side.  [UNF-21-10]
  Move choose(const State& world, Player me, const MoveList& legal, Rng& rng) override {
    is_traitor_ = side_of(world, me) != Side::human;
    return now().choose(world, me, legal, rng);
  }
  void observe(const ShipEvent& event) override {
    human_->observe(event);
    traitor_->observe(event);
  }
  void hear(const Said& said) override {
    human_->hear(said);
    traitor_->hear(said);
  }
  std::optional<Said> says() const override { return now().says(); }
  Explanation explanation() const override { return now().explanation(); }
  std::optional<Suspicion> guilt() const override { return now().guilt(); }
  const std::vector<Belief>& belief_history() const override { return now().belief_history(); }

 private:
  Bot<Unfathomable>& now() const { return is_traitor_ ? *traitor_ : *human_; }

  Mind human_;
  Mind traitor_;
  bool is_traitor_ = false;
};

}  // namespace hadal::bots::voyage
