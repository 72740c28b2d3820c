// SPDX-License-Identifier: Apache-2.0
// What single things are worth to the humans in a position, in points: computed once for a
// question, then added up. Losses are negative.
#pragma once

#include "games/unfathomable/bot/standing.h"

namespace hadal::bots::voyage {

class Prices {
 public:
  Prices(const State& s, const Weights& weights);

  float dial(Resource r, int change) const;  // the dial moves by so much
  float advance(int steps) const;            // of the travel track; negative: it falls back
  float damage() const { return damage_; }   // the ship is damaged once
  float damage_without(int rooms) const;     // so many times
  float repair(Space room) const;
  float ritual(int steps) const;
  float banishment() const { return banishment_; }
  float passenger() const { return passenger_; }  // lost
  float risk(int n) const;                        // as many as the supply holds
  float deep_one(Space where) const { return -menace(where); }
  float menace(Space where) const { return voyage::menace(s_, where, w_); }
  float activation(Activation what) const;
  float deep_ones_act() const;
  float strike() const { return 0.375f * defeat(); }  // of a Deep One at a human
  float defeat() const { return -w_.defeat; }         // a human goes to the Sick Bay
  float brig() const { return -w_.brig; }             // a human goes to the Brig
  float treachery() const { return -w_.treachery; }   // one more in the chaos deck
  float item() const { return w_.item; }
  float card() const { return w_.card; }  // an unseen skill card in the hand of a human
  const State& state() const { return s_; }
  const Way& way() const { return way_; }
  const Weights& weights() const { return w_; }

 private:
  float stir(bool hydra) const;

  const State& s_;
  const Weights& w_;
  Way way_;
  Losses losses_;
  std::array<float, kResources> step_{};
  float advance_ = 0;
  float damage_ = 0;
  float banishment_ = 0;
  float passenger_ = 0;
};

// What a card in hand is worth to a human who keeps it, for later tests and for what it can do.
float keep(const Prices& prices, Player me, Card c);

}  // namespace hadal::bots::voyage
