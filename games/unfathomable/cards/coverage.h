// SPDX-License-Identifier: Apache-2.0
// Which cards and abilities a move brings into play.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/unfathomable/state.h"

namespace hadal::unfathomable {

// Some abilities are used without the verb `use`.
std::optional<Ability> ability_used(const State& s, Move m);

// For `hadal simulate --count`.
// "mythos infection", "skill lore 5", "feat quick_cast", …; every one that there is.
std::vector<std::string> everything_to_count();

// What `m`, about to be made in `s`, brings into play: mythos cards and waypoints that are
// resolved, spells that are cast, items that are gained or used, skill cards and abilities that are
// used.
std::vector<std::string> brought_into_play(const State& s, Move m);

}  // namespace hadal::unfathomable
