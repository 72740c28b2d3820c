// SPDX-License-Identifier: Apache-2.0
// Where the server's luck comes from: the operating system, or, for a test that must be repeatable,
// a number.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "fair/fair.h"

namespace hadal::house {

// From now on the n-th game that begins has the same seed in every run, and a bot has the same luck
// in the same position. Without a number: real luck again. Never use this where people play.
void fix_seeds(std::optional<std::uint64_t> number);

bool are_seeds_fixed();

fair::Seed seed_of_new_game();
// `game` names the game, `position` the decision.
std::uint64_t seed_of_thought(const std::string& game, std::int64_t position);
// The same for everybody who plays the deal of this day.
fair::Seed seed_of_deal(const std::string& game, const std::string& day);
std::uint64_t seed_of_thought_in_deal(const std::string& game, const std::string& day,
                                      std::int64_t move);

}  // namespace hadal::house
