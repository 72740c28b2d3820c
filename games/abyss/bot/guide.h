// SPDX-License-Identifier: Apache-2.0
// What a search of Abyss is told: the policy's opinion as priors, the policy itself as playout, and
// the fitted evaluation at the beginning of every turn.
#pragma once

#include "games/abyss/bot/evaluation.h"
#include "games/abyss/bot/policy.h"
#include "games/abyss/bot/standing.h"
#include "games/abyss/bot/things.h"

namespace hadal::bots {

class AbyssGuide {
 public:
  explicit AbyssGuide(const AbyssWeights* weights = nullptr) : weights_(weights) {}

  void priors(const abyss::State& s, const abyss::MoveList& legal, float* out);
  abyss::Move playout_move(const abyss::State& s, const abyss::MoveList& legal, Rng&) {
    return policy_.best(s, legal);
  }
  bool is_quiet(const abyss::State& s) const { return s.stack.back().rule == abyss::Rule::act; }
  Rewards evaluate(const abyss::State& s) const;
  // What these rewards mean for the chances and the lead (standing.h).
  Standing standing(const abyss::State& s, const Rewards& rewards) const {
    return abyss_standing(s, rewards);
  }
  Things things(const abyss::State& s, Player me) const { return abyss_things(s, me); }

 private:
  AbyssPolicy policy_;
  const AbyssWeights* weights_;  // null: those that are built in
};

// The same with the evaluation of the first version.
class FirstAbyssGuide : public AbyssGuide {
 public:
  Rewards evaluate(const abyss::State& s) const;
};

}  // namespace hadal::bots
