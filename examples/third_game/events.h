// SPDX-License-Identifier: Apache-2.0
// What the rules tell about a move. The sentences are liars_dice.log.KEY in the catalogues.
#pragma once

#include "engine/events.h"
#include "examples/third_game/state.h"

namespace hadal::liars_dice {

enum class Told : std::uint16_t { bid, liar, loses, out, wins };

inline constexpr EventRow kEventRows[] = {
    event_row("bid", "player:seat claim:claim"),
    event_row("liar", "player:seat other:seat claim:claim n:number"),
    event_row("loses", "player:seat n:number"),
    event_row("out", "player:seat"),
    event_row("wins", "player:seat"),
};

// All of it is public: spectators see the cups lifted, too.
inline void tell(Told key, std::initializer_list<EventValue> arguments) {
  if (anybody_listens())
    telling::add(static_cast<std::uint16_t>(key), kEverybody, kEverybody, arguments);
}

constexpr std::uint64_t event_value(Claim claim) { return claim.dice * 8u + claim.face; }
constexpr Claim claim_of(std::uint64_t value) {
  return {static_cast<std::uint8_t>(value / 8), static_cast<std::uint8_t>(value % 8)};
}

}  // namespace hadal::liars_dice
