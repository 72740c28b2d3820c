// SPDX-License-Identifier: Apache-2.0
// The numbers of the policy. They were found by letting humans with slightly different numbers
// play against the same traitors, thousands of games, and following what won more.
#pragma once

namespace hadal::bots::voyage {

struct Weights {
  // What one step of the way costs of each dial, crises and Deep Ones together, and what a waypoint
  // burns; the same of rooms and of figures in the supply.
  float fuel_per_step = 0.10f;
  float food_per_step = 0.19f;
  float sanity_per_step = 0.24f;
  float souls_per_step = 0.17f;
  float fuel_per_waypoint = 0.95f;
  float damage_per_step = 0.20f;
  float figures_per_step = 0.45f;
  // What a Deep One costs, by where it is.
  float deep_one_in_deep = 0.25f;
  float deep_one_in_water = 0.55f;
  float deep_one_on_deck = 1.0f;
  float deep_one_in_room = 1.5f;
  float deep_one_in_damaged_room = 1.0f;
  // How likely a passenger on deck is lost: beside a human, with a Deep One there, otherwise.
  float danger_guarded = 0.4f;
  float danger_attacked = 0.85f;
  float danger_alone = 0.6f;
  float risked = 0.6f;  // the same, when he is put there
  // People and cards.
  float defeat = 1.1f;
  float brig = 1.4f;
  float treachery = 0.35f;
  float item = 0.55f;
  float card = 0.26f;        // drawn
  float keep = 0.75f;        // of the price of a card in hand
  float point = 0.07f;       // a point of skill in the hand of another
  float generosity = 0.75f;  // how much of what they have others add if need be
  float margin = 1.5f;       // what is added beyond the target
  // Rooms and tracks.
  float step = 0.25f;        // of the travel track, besides what it saves
  float room = 1.0f;         // of a room that can be used
  float ritual = 1.0f;       // of a step of the ritual
  float next_turn = 0.3f;    // of what could be done in the turn to come
  float strike_back = 1.6f;  // of sending a revealed traitor to the Brig
};

#ifdef HADAL_TUNING
extern Weights kHumanWeights;
extern Weights kTraitorWeights;
#else
inline constexpr Weights kHumanWeights{};
inline constexpr Weights kTraitorWeights{};
#endif

}  // namespace hadal::bots::voyage
