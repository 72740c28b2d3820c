// SPDX-License-Identifier: Apache-2.0
// What an evaluation of Abyss looks at: some sixty numbers for each seat, taken at the beginning of
// a turn, each small (around one). They are computed from what the world shows about the seat, so
// an evaluation is only as good as the world it gets.
#pragma once

#include <array>
#include <string_view>

#include "games/abyss/abyss.h"

namespace hadal::bots {

// clang-format off
inline constexpr auto kAbyssFeatureNames = std::to_array<std::string_view>({
    // the table
    "beginning", "middle", "end", "last_round", "three_players", "four_players", "turns_to_wait",
    "most_lords_of_others", "threat",
    // points
    "points", "points_ahead", "lords", "locations", "affiliated", "affiliated_races",
    "last_affiliation", "tokens",
    // means
    "hand_value", "hand_size", "hand_races", "best_race", "second_race", "third_race",
    "high_allies", "first_pearls", "pearls", "one_key", "two_keys", "key_tokens", "hand_limited",
    "taxed",
    // what comes next
    "best_stack", "stack_left", "best_lord", "lord_left", "lords_in_reach", "best_deal",
    "nearest_lord", "wanted_value", "end_in_reach", "best_tile", "tile_in_reach", "ambassador",
    "key_lord",
    // lasting powers
    "tamer", "commander", "recruiter", "ship_master", "slaver", "landlord", "shaman", "alchemist",
    "oracle", "master_of_magic", "opportunist", "diplomat", "treasurer",
});
// clang-format on
inline constexpr std::size_t kAbyssFeatures = kAbyssFeatureNames.size();
using AbyssFeatures = std::array<float, kAbyssFeatures>;

// For seats that play; the values of other seats mean nothing.
using AbyssFeaturesBySeat = std::array<AbyssFeatures, abyss::kSeats>;
AbyssFeaturesBySeat abyss_features(const abyss::State& s);

}  // namespace hadal::bots
