// SPDX-License-Identifier: Apache-2.0
// Reading cards: what their text is worth to the humans, in points, if it is carried out now. The
// steps of a card are data (games/unfathomable/cards/effects.h), so there is no list of cards here,
// only of steps.
#pragma once

#include "games/unfathomable/bot/prices.h"
#include "games/unfathomable/cards/effects.h"

namespace hadal::bots::voyage {

class Reading {
 public:
  // `you` resolves the text.
  Reading(const Prices& prices, Player you) : p_(prices), s_(prices.state()), you_(you) {}

  float program(const Program& text, std::size_t from = 0) const;
  // What follows in a running effect if the die shows `result`.
  float rest_of(const Program& text, std::size_t from, int result) const;

  float branch(Mythos card, Branch which) const;
  float crisis(Mythos card) const;  // whatever the humans make of it
  float mythos(Mythos card) const;  // with its icons
  float track(Track track) const;
  float waypoint(Waypoint w) const;  // with its distance
  float spell(Spell spell) const;
  float consent(std::uint8_t why) const;

 private:
  float step(const Op& op, const Program& text) const;
  float one_off(const Op& op) const;
  float each(int what) const;
  float kept(int what) const;
  Player who(int role) const;

  const Prices& p_;
  const State& s_;
  Player you_;
  mutable int named_ = 255;  // the card that is read, for the character it names
};

}  // namespace hadal::bots::voyage
