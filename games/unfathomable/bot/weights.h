// SPDX-License-Identifier: Apache-2.0
// The numbers of the policy. They are set by hand, with an eye on trial games; no program makes
// them.
#pragma once

namespace hadal::bots::voyage {

struct Weights {
  // What one step of the way costs of each dial, crises and Deep Ones together, and what a waypoint
  // burns; the same of rooms and of figures in the supply.
  float fuel_per_step = 0.12f;
  float food_per_step = 0.17f;
  float sanity_per_step = 0.24f;
  float souls_per_step = 0.21f;
  float fuel_per_waypoint = 1.44f;
  float damage_per_step = 0.23f;
  float figures_per_step = 0.67f;
  // What a Deep One costs, by where it is.
  float deep_one_in_deep = 0.59f;
  float deep_one_in_water = 0.67f;
  float deep_one_on_deck = 0.78f;
  float deep_one_in_room = 1.71f;
  float deep_one_in_damaged_room = 0.89f;
  // How likely a passenger on deck is lost: beside a human, with a Deep One there, otherwise.
  float danger_guarded = 0.12f;
  float danger_attacked = 1.07f;
  float danger_alone = 0.12f;
  float danger_of_ritual = 0.28f;  // more, when the banishment is one step away
  float risked = 1.59f;            // the same, when a passenger is put there
  // People and cards.
  float defeat = 1.09f;
  float brig = 0.16f;
  float treachery = 0.13f;
  float item = 0.27f;
  float card = 0.20f;          // drawn
  float keep = 0.83f;          // of the price of a card in hand
  float point = 0.07f;         // a point of skill in the hand of another
  float generosity = 0.23f;    // how much of what they have others add if need be
  float traitor_adds = 1.73f;  // what a revealed traitor takes from a test
  float margin = 3.00f;        // what is added beyond the target
  // Rooms and tracks.
  float step = 0.46f;         // of the travel track, besides what it saves
  float room = 0.72f;         // of a room that can be used
  float ritual = 0.79f;       // of a step of the ritual
  float next_turn = 0.18f;    // of what could be done in the turn to come
  float strike_back = 0.94f;  // of sending a revealed traitor to the Brig
  // Every revealed traitor makes a step of the way that much dearer, and the deck more dangerous.
  float hurry = 0.20f;
  float hunted = 0.10f;
};

inline constexpr Weights kWeights{};

}  // namespace hadal::bots::voyage
