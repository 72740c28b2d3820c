// SPDX-License-Identifier: Apache-2.0
// A person's standing orders about reactions.
#pragma once

#include <cstdint>

namespace hadal::cli {

// Be asked; decline reactions to rolls, or all reactions; or all until there is something else to
// decide; or those of this window, however often it comes again; or all except after somebody has
// changed something.
enum class StandingOrder : std::uint8_t {
  ask,
  decline_rolls,
  decline_all,
  decline_turn,
  decline_window,
  decline_unchanged
};

}  // namespace hadal::cli
