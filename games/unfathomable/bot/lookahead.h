// SPDX-License-Identifier: Apache-2.0
// Trying out answers: worlds are dealt by the beliefs of the seat, each promising answer is played
// in all of them, everybody plays on by the policy for a while, and then the ship is evaluated.
// Within a world, every answer gets the same dice.
//
// A hidden traitor first tries the answers in worlds where the traitor is human, and drops those
// that would cost such a human more than the traitor dares; only then does the traitor look for
// what serves the traitors.
#pragma once

#include "games/unfathomable/bot/beliefs.h"
#include "games/unfathomable/bot/policy.h"

namespace hadal::bots::voyage {

// What a world is judged by in the end: standing(), or the chances that were fitted to games.
enum class Judge : std::uint8_t { standing, chances };

struct LookaheadSettings {
  int worlds = 0;    // 0: no looking ahead
  int answers = 6;   // at most so many are tried
  int turns = 1;     // how many turns are played on, beyond the present one
  float doubt = 12;  // how many worlds the policy's own opinion counts for
  float window = 3;  // answers that far behind are not tried
  Judge judge = Judge::standing;
  bool tests = false;  // what to add to a test is tried too
};

// Who plays on in a world, and how. Everybody answers by the policy, for the side they are on
// there.
struct Company {
  const Suspicion& suspicion;  // as in Mind
  Player me = Player::nobody;
  Temper mine = {};    // of me
  Temper others = {};  // of everybody else
};
// To the end of so many turns beyond the present one, or of the game.
void play_on(State& s, int turns, const Company& company, Rng& rng);

class Lookahead {
 public:
  explicit Lookahead(const LookaheadSettings& settings) : settings_(settings) {}

  // Whether the question is worth the time.
  bool is_for(const Mind& mind, const MoveList& legal) const;
  // Mixes what was found into `worth`, which the policy has filled.
  void look(const Mind& mind, const Beliefs& beliefs, const MoveList& legal, float* worth,
            Rng& rng) const;

 private:
  struct Trial {
    std::size_t answer;
    Move move;
    float liked;  // by the policy
    float sum;    // of what the worlds came to
    float score;
  };
  using Trials = FixedVector<Trial, 16>;
  struct Aim {
    Side side;
    Judge judge;
  };

  Trials promising(const Mind& mind, const MoveList& legal, const float* worth) const;
  void rank(Trials& trials, int n) const;
  // Adds to every trial what a world comes to.
  void play_world(const State& world, const Mind& mind, Aim aim, Trials& trials, Rng& rng) const;
  void leave_out_suspicious(const Mind& mind, const Beliefs& beliefs, Trials& trials,
                            Rng& rng) const;

  LookaheadSettings settings_;
};

// How much better a position is for a side than another one, in points of the other. It grows with
// the chance to win, not with its logarithm: a ship that is as good as lost cannot lose much more.
float gained(const State& then, const State& now, Side side);
// The fitted chance of a side, in points of an even game.
float points_of_chance(const State& then, Side side);

}  // namespace hadal::bots::voyage
