// SPDX-License-Identifier: Apache-2.0
// What the evaluation of Abyss looks at, for each seat at the beginning of a turn: the features of
// features.h, and beside them every card by its name, so that it can learn what a single lord,
// location or ally is worth. Most are zero, so there is a list of those that are not.
#pragma once

#include <array>
#include <cstddef>

#include "engine/fixed_vector.h"
#include "games/abyss/bot/features.h"
#include "search/net.h"

namespace hadal::bots {

// The groups of inputs, and where each begins.
enum class InputGroup : std::uint8_t {
  feature,          // of features.h
  hand,             // allies by kind
  affiliated,       // the best of each race
  lord,             // mine that are not covered
  location,         // mine, with what it gives
  payable,          // lords of the court that I can pay
  wanted,           // those that I cannot: how near I am
  available,        // locations to take, with what they would give me
  council,          // stacks by race
  pearls,           // how many, by steps
  threat,           // by space
  lords,            // how many I have …
  lords_of_others,  // … and the most that another has
  ahead,            // of the best of the others, by steps
  others,           // what they have and could do
};
inline constexpr auto kInputGroupSizes =
    std::to_array<std::size_t>({kAbyssFeatures, abyss::kAllyKinds, abyss::kRaces, abyss::kLords,
                                abyss::kLocations, abyss::kLords, abyss::kLords, abyss::kLocations,
                                abyss::kRaces, 6, abyss::kThreatSpaces, 8, 8, 8, 5});

constexpr std::size_t first_input(InputGroup group) {
  std::size_t at = 0;
  for (std::size_t i = 0; i < static_cast<std::size_t>(group); ++i) at += kInputGroupSizes[i];
  return at;
}
inline constexpr std::size_t kAbyssInputs =
    first_input(InputGroup::others) + kInputGroupSizes.back();

// A seat never has so many that are not zero.
inline constexpr std::size_t kMostInputs = 200;
using AbyssInputs = Buffer<Input, kMostInputs>;
using AbyssInputsBySeat = std::array<AbyssInputs, abyss::kSeats>;

// For seats that play; those of other seats mean nothing.
void abyss_inputs(const abyss::State& s, AbyssInputsBySeat& out);

}  // namespace hadal::bots
