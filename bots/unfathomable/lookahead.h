// SPDX-License-Identifier: Apache-2.0
// Trying out answers: worlds are dealt by the beliefs of the seat, each promising answer is played
// in all of them, everybody plays on by the policy for a while, and the ship is looked at then. The
// same dice fall for every answer of a world.
#pragma once

#include "bots/unfathomable/beliefs.h"
#include "bots/unfathomable/policy.h"

namespace hadal::bots::voyage {

struct LookaheadSettings {
  int worlds = 0;    // 0: no looking ahead
  int answers = 6;   // at most so many are tried
  int turns = 1;     // how many turns are played on, beyond the present one
  float doubt = 12;  // how many worlds the policy's own opinion counts for
  float window = 3;  // answers that far behind are not tried
};

class Lookahead {
 public:
  explicit Lookahead(const LookaheadSettings& settings) : settings_(settings) {}

  // Whether the question is worth the time.
  bool is_for(const Mind& mind, const MoveList& legal) const;
  // Mixes what was found into `worth`, which the policy has filled.
  void look(const Mind& mind, const Beliefs& beliefs, const MoveList& legal, float* worth,
            Rng& rng) const;

 private:
  float play_on(State s, const Mind& mind, Rng& rng) const;

  LookaheadSettings settings_;
};

// The position from the point of view of a side, in points.
float view_of(const State& s, Side side);

}  // namespace hadal::bots::voyage
