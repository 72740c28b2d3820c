// SPDX-License-Identifier: Apache-2.0
// What the fitted evaluation of Unfathomable looks at: some seventy numbers of a whole position,
// taken at the beginning of a turn, each small (around one). They also count hidden things (sides,
// hands, loyalty still to be dealt), so they are only for dealt worlds, never for the real
// position.
#pragma once

#include <algorithm>
#include <string_view>

#include "games/unfathomable/bot/ship.h"
#include "search/net.h"

namespace hadal::bots::voyage {

// clang-format off
inline constexpr auto kShipFeatureNames = std::to_array<std::string_view>({
    // the table
    "always", "four_players", "five_players", "six_players", "turn_of_traitor", "turn_of_revealed",
    // the way
    "distance", "awakened", "far", "travel", "steps", "waypoints",
    // what standing() makes of the ship
    "standing", "hope_of_fuel", "hope_of_food", "hope_of_sanity", "hope_of_souls", "hope_of_rooms",
    "hope_of_figures", "menace", "lowest_spare",
    // dials
    "fuel", "food", "sanity", "souls", "last_fuel", "last_food", "last_sanity", "last_souls",
    // the ship
    "bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room", "damaged",
    // enemies
    "in_water", "at_bow", "on_deck", "inside", "figures_in_supply", "mother_hydra", "father_dagon",
    "ritual", "ritual_now",
    // passengers
    "passengers", "passengers_at_risk", "passengers_in_supply",
    // people
    "humans_in_sick_bay", "humans_in_brig", "hidden_in_brig", "hidden", "hidden_cultists",
    "revealed", "revealed_in_brig", "traitors_to_come", "captain_is_traitor", "keeper_is_traitor",
    // cards
    "hands_of_humans", "points_of_humans", "treachery_of_humans", "hands_of_hidden",
    "hands_of_revealed", "influence", "lore", "observation", "strength", "will", "chaos_treachery",
    "items_of_humans", "items_of_traitors", "feats_of_humans",
});
// clang-format on
inline constexpr std::size_t kShipFeatures = kShipFeatureNames.size();
using ShipNet = Net<kShipFeatures>;
using ShipFeatures = std::array<float, kShipFeatures>;
using ShipWeights = ShipNet::Weights;

// Where a feature of that name stands.
constexpr std::size_t ship_feature(std::string_view name) {
  return static_cast<std::size_t>(
      std::find(kShipFeatureNames.begin(), kShipFeatureNames.end(), name) -
      kShipFeatureNames.begin());
}
inline constexpr std::size_t kStanding = ship_feature("standing");

ShipFeatures ship_features(const State& s);

}  // namespace hadal::bots::voyage
