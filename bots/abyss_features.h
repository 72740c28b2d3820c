// SPDX-License-Identifier: Apache-2.0
// What an evaluation of Abyss looks at: about thirty numbers for each seat, taken at the beginning
// of a turn, each small (around one). They are computed from what the world shows of the seat, so
// an evaluation is as good as the world it is given.
#pragma once

#include <array>
#include <string_view>

#include "games/abyss/abyss.h"

namespace hadal::bots {

inline constexpr std::array<std::string_view, 36> kAbyssFeatureNames{
    "is_next",        "turns_to_wait", "points",          "lords",       "locations",
    "hand_value",     "hand_size",     "hand_races",      "best_race",   "last_affiliation",
    "first_pearls",   "pearls",        "one_key",         "two_keys",    "best_lord",
    "lords_in_reach", "nearest_lord",  "hand_limited",    "taxed",       "tokens",
    "end_in_reach",   "tile_in_reach", "ambassador",      "tamer",       "commander",
    "recruiter",      "ship_master",   "slaver",          "landlord",    "shaman",
    "alchemist",      "oracle",        "master_of_magic", "opportunist", "diplomat",
    "treasurer",
};
inline constexpr std::size_t kAbyssFeatures = kAbyssFeatureNames.size();
using AbyssFeatures = std::array<float, kAbyssFeatures>;

AbyssFeatures abyss_features(const abyss::State& s, Player p);

// Where in the game we are: weights are fitted for each stage, and mixed between neighbours.
inline constexpr std::size_t kAbyssStages = 4;  // beginning, middle, end, last round
std::array<float, kAbyssStages> abyss_stage(const abyss::State& s);

}  // namespace hadal::bots
