// SPDX-License-Identifier: Apache-2.0
// What things are worth to a player of Abyss, in tenths of an influence point: rules of thumb of
// people who play it often, good enough to play by and cheap to compute.
#pragma once

#include "engine/hash.h"
#include "games/abyss/bot/payment.h"
#include "games/abyss/cards/locations.h"
#include "games/abyss/state.h"

namespace hadal::bots {

class AbyssValue {
 public:
  AbyssValue(const abyss::State& world, Player me);

  // A lord in front of me, as if it came now: influence, key, power, locations.
  int lord(abyss::Lord l) const;
  // What is left of a lord once it is covered: the reason to cover one rather than another.
  int power(abyss::Lord l) const;
  // An ally in my hand, or an ally or pearl that leaves it.
  int ally(abyss::Card c) const;
  int allies(abyss::AllySet set) const;
  int pearl() const { return pearl_; }
  int pearls(int n) const { return n * pearl_; }
  // An ally that I affiliate.
  int affiliation(abyss::Card c) const;
  int token() const { return 26; }  // 53 points on 20 tokens
  int key() const;
  // A location: what it gives now, and a little of what it may give later.
  int location(abyss::Location l) const;
  // The best of `tiles` locations of the deck, on average.
  int best_of_drawn(int tiles) const;

  PaymentTaste taste() const;  // of the allies in my hand
  // Everything that the taste depends on, except the hand.
  void add_taste(Hash& hash) const;
  bool is_last_turn() const { return last_turn_; }
  // How much of the game is still to come, in tenths: 10 at the beginning, 0 in the last round.
  int tenths_left() const { return tenths_left_; }

 private:
  // What one of my locations gains by a lord or an affiliated ally.
  int gain(const abyss::LocationCard& tile, const abyss::LordCard& lord) const;
  int gain(const abyss::LocationCard& tile, abyss::Card ally) const;

  const abyss::State& s_;
  Player me_;
  bool last_turn_;
  int tenths_left_;
  int pearl_;
  abyss::RaceSet wanted_;  // races that lords of the court ask for
};

}  // namespace hadal::bots
