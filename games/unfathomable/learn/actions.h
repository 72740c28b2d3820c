// SPDX-License-Identifier: Apache-2.0
// The moves of Unfathomable as numbers.
#pragma once

#include "engine/actions.h"
#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

// Raised when a number changes its meaning; rows added at the end of the table change none.
inline constexpr int kActionsVersion = 1;

// clang-format off
inline constexpr auto kActionRows = [] {
  using enum Verb;
  constexpr ActionRange kSkill{0, kSkills}, kCard{0, kCardKinds}, kItem{0, kItems};
  constexpr ActionRange kSpace{0, kSpaces}, kPerson{0, kCharacters}, kSeat{0, kSeats};
  constexpr ActionRange kFigure{kDeepOneIn, kSpaces}, kHere{kDeepOneHere, 1}, kOne{};
  constexpr ActionRange kStuff{0, kResources}, kMyth{0, kMythosCards}, kWay{0, kWaypoints};
  constexpr ActionRange kMagic{0, kSpells}, kEight{1, 8};
  constexpr auto kOnly = [](Pile pile) { return ActionRange{static_cast<std::uint16_t>(pile), 1}; };
  return std::to_array<ActionRow<Verb>>({
      {pass}, {done}, {yes}, {no},
      {pick, kPerson}, {draw, kSkill}, {swap, kSkill}, {improve, kItem},
      {move, kSpace}, {attack, kSeat}, {attack, kFigure}, {attack, kHere},
      {rescue}, {defeat}, {repair}, {trade}, {give, kItem, kSeat, true}, {reveal, {0, kLoyalties}},
      {use, {0, kAbilities}}, {play, kCard}, {raise, kCard}, {lower, kCard}, {discard, kCard},
      {contribute, kCard},
      {top}, {bottom}, {check}, {decline}, {lead, kStuff},
      {target, kSeat}, {target, kFigure}, {target, kHere}, {space, kSpace}, {resource, kStuff},
      {number, {0, 10}}, {track, {0, 3}}, {deck, {0, kPiles}}, {name, kSkill},
      // `modify` changes a total by at most as many as there are items
      {monarch, {0, 2}}, {outcome, {0, 3}}, {modify, {100 - kItems, 2 * kItems + 1}},
      {set, kEight}, {activate, kSpace}, {advance, {0, 5}}, {retreat, {0, 5}},
      {choose, kOnly(Pile::mythos), kMyth}, {choose, kOnly(Pile::waypoint), kWay},
      {choose, kOnly(Pile::spell), kMagic}, {choose, kOnly(Pile::item), kItem},
      {bury, kOnly(Pile::mythos), kMyth}, {bury, kOnly(Pile::waypoint), kWay},
      {bury, kOnly(Pile::spell), kMagic}, {bury, kOnly(Pile::item), kItem},
      {leave, kOne},
      {first, kSeat}, {character, kPerson}, {skill, kCard}, {chaos, kCard}, {mythos, kMyth},
      {waypoint, kWay}, {spell, kMagic}, {item, kItem}, {damage, {0, kDamageCards}},
      {passenger, {0, kPassengerFaces}}, {loyalty, {0, kLoyalties}}, {roll, kEight},
  });
}();
// clang-format on

inline constexpr ActionTable<Move, kActionRows.size(), kVerbs> kActions(kActionRows, Verb::first);
static_assert(kActions.is_sound());

}  // namespace hadal::unfathomable
