// SPDX-License-Identifier: Apache-2.0
// The moves of Abyss as numbers.
#pragma once

#include "engine/actions.h"
#include "games/abyss/types.h"

namespace hadal::abyss {

// Raised when a number changes its meaning; rows added at the end of the table change none.
inline constexpr int kActionsVersion = 1;

// clang-format off
inline constexpr auto kActionRows = [] {
  using enum Verb;
  constexpr ActionRange kOne{}, kRace{0, kRaces}, kAlly{0, kAllyKinds}, kLord{0, kLords};
  constexpr ActionRange kPlace{0, kLocations}, kSeat{0, kSeats};
  return std::to_array<ActionRow<Verb>>({
      {plot}, {explore}, {council, kRace}, {recruit, kLord}, {skip},
      {buy}, {pass}, {take}, {fight}, {go_on},
      // a space of the threat track, and how many monster tokens  [ABY-THR-1]
      {reward, {1, 1}, {0, 2}}, {reward, {2, 1}, {0, 3}}, {reward, {3, 1}, {0, 1}},
      {reward, {4, 1}, {0, 2}}, {reward, {5, 1}, {0, 3}}, {reward, {6, 1}, {0, 1}},
      {pay, kAlly}, {done}, {affiliate, kAlly},
      {sell, kAlly}, {clear, kRace}, {replace, kLord}, {end},
      {discard, kAlly}, {ransom},
      {hunt, kSeat}, {disable, kLord}, {betray, kLord, kLord, true}, {scheme, kLord},
      {bribe, kLord}, {swap, kPlace, kPlace, true},
      {claim, kPlace}, {draw, {1, 4}}, {key, kLord}, {key, {kKeyTokenArg, 1}},
      {exchange, kPlace}, {keep, kOne},
      {first, kSeat}, {reveal, {0, kAllyKinds + 1}}, {lord, kLord}, {location, kPlace},
      {token, {0, kTokenKinds}},
  });
}();
// clang-format on

inline constexpr ActionTable<Move, kActionRows.size(), kVerbs> kActions(kActionRows, Verb::first);
static_assert(kActions.is_sound());

}  // namespace hadal::abyss
