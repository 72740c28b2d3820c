// SPDX-License-Identifier: Apache-2.0
// How the ship is doing: what the humans may hope for, in points. A point is about one resource in
// the middle of the game, and a tenth of the logarithm of the chance to arrive.
//
// Every dial is a store that must outlast the voyage: what it will still lose is a Poisson number
// whose mean grows with the distance to go and with the passengers on deck. Damaged rooms and
// figures in the supply are such stores too. Everything else (Deep Ones, monarchs, people in the
// Sick Bay) has a price. It only uses public facts.
#pragma once

#include "games/unfathomable/bot/ship.h"
#include "games/unfathomable/bot/weights.h"

namespace hadal::bots::voyage {

// How far it is, in steps of the travel track, to the arrival, and to distance 12.
struct Way {
  float waypoints = 0;  // still to be visited
  float steps = 0;      // of the travel track to the human goal
  float to_twelve = 0;  // of them, until distance 12
};
Way way_to_go(const State& s);

// The means of the losses still to come.
struct Losses {
  std::array<float, kResources> dials{};
  float damage = 0;
  float figures = 0;
};
Losses expected_losses(const State& s, const Way& way, const Weights& w);

// The chance that a store of n outlasts losses with that mean; in points, at most 0.
float hope(float mean, int n);

// What a Deep One in this space will cost, and what all of them together do.
float menace(const State& s, Space where, const Weights& w);
float menace_of_all(const State& s, const Weights& w);
// How likely a passenger on this deck space will be lost.
float danger(const State& s, Space deck, const Weights& w);
float danger_unguarded(const State& s, Space deck, const Weights& w);  // if nobody stood there

float standing(const State& s, const Weights& w = kWeights);  // for the humans
float cultist_standing(const State& s);  // for the Cultist: first far, then lost

}  // namespace hadal::bots::voyage
