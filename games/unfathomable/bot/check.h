// SPDX-License-Identifier: Apache-2.0
// A test as a player weighs it: what is at stake, the likely total of the pile, and what the others
// can still add. Other hands are guessed from what everybody saw being drawn.
#pragma once

#include "games/unfathomable/bot/prices.h"

namespace hadal::bots::voyage {

// A sum of cards that is not seen.
struct Guess {
  float mean = 0;
  float variance = 0;
  Guess& operator+=(const Guess& o) {
    mean += o.mean;
    variance += o.variance;
    return *this;
  }
};

class Check {
 public:
  // The test of a mythos card, before it is drawn or decided.
  Check(const Prices& prices, Mythos card, Player me);
  // The test being resolved.
  Check(const Prices& prices, Player me);

  // What the humans may expect, cards included, if they take the test.
  float prospect() const;
  float stakes() const { return pass_ - fail_; }
  // What a total is worth.
  float result(int total) const;
  // The mean worth of a total that is not certain.
  float result(const Guess& total) const;

  // What one seat may be able to add, as far as everybody can see; I know my own hand.
  float potential(Player p) const;
  Guess chaos() const;
  // What lies in the pile beyond my own cards, when it is my turn to add.
  Guess pile(const Suspicion& suspicion) const;
  // What the players after me can add, and would add if needed.
  float followers() const;

  // What the pass of a trial is worth to me; its failure costs nothing.
  void stake(float pass) { pass_ = pass; }

  SkillMask helps() const { return helps_; }
  int target() const { return target_; }
  bool helps(Card c) const { return helps_.has(skill_of(c)); }

 private:
  void price_crisis(Mythos card);

  const Prices& p_;
  const State& s_;
  Player me_;
  SkillMask helps_;
  int target_ = 0;
  int partial_ = 0;
  float pass_ = 0;
  float partly_ = 0;
  float fail_ = 0;
};

// How well a card opposes, or helps, in this test.
inline int signed_value(SkillMask helps, Card c) {
  return helps.has(skill_of(c)) ? value_of(c) : -value_of(c);
}

}  // namespace hadal::bots::voyage
