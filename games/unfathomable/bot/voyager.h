// SPDX-License-Identifier: Apache-2.0
// A bot of Unfathomable of any level: the policy, what it believes about the others, and how far it
// looks ahead.
#pragma once

#include <vector>

#include "games/unfathomable/bot/beliefs.h"
#include "games/unfathomable/bot/lookahead.h"
#include "games/unfathomable/bot/policy.h"
#include "games/unfathomable/bot/talk.h"

namespace hadal::bots::voyage {

using ShipBot = Bot<Unfathomable>;

struct VoyagerSettings {
  Temper temper;
  Insight insight = Insight::none;
  float misjudges = 0;  // by how many points at most
  LookaheadSettings lookahead;
};

// Of a level by its name alone; levels.cpp.
VoyagerSettings level_settings(std::string_view name);

class Voyager final : public ShipBot {
 public:
  explicit Voyager(const VoyagerSettings& settings)
      : settings_(settings), beliefs_(settings.insight), lookahead_(settings.lookahead) {}

  Move choose(const State& world, Player me, const MoveList& legal, Rng& rng) override;
  void observe(const ShipEvent& event) override;
  void note_own(const State& s, Player me, Move m) override;
  void hear(const Said& said) override;
  std::optional<Said> says() const override { return says_; }
  Explanation explanation() const override { return explanation_; }
  std::optional<Suspicion> guilt() const override {
    return is_seat(me_) ? std::optional(beliefs_.told(me_)) : std::nullopt;
  }
  const std::vector<Belief>& belief_history() const override { return history_; }
  std::vector<Judged<Move>> judge(const Inquiry<Unfathomable>& inquiry, Rng& rng) override;
  std::optional<Standing> appraise(const State& s, Rng& rng) override;
  std::optional<Suspicion> open_guilt() const override { return beliefs_.told(Player::nobody); }

  const Beliefs& beliefs() const { return beliefs_; }

 private:
  VoyagerSettings settings_;
  Beliefs beliefs_;
  Lookahead lookahead_;
  Player me_ = Player::nobody;
  Talk talk_;
  Explanation explanation_;
  std::optional<Said> says_;
  std::vector<Belief> history_;
};

}  // namespace hadal::bots::voyage
