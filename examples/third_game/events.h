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

constexpr std::span<const EventRow> rows_of(Told) { return kEventRows; }

constexpr EventValue event_value(Claim claim) { return claim.dice * 8u + claim.face; }
constexpr Claim claim_of(std::uint64_t value) {
  return {static_cast<std::uint8_t>(value / 8), static_cast<std::uint8_t>(value % 8)};
}

template <typename T>
constexpr std::string_view event_kind(Told, std::type_identity<T>) {
  if constexpr (std::is_same_v<T, Player>) return "seat";
  if constexpr (std::is_same_v<T, Claim>) return "claim";
  return "number";
}

}  // namespace hadal::liars_dice
