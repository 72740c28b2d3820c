// SPDX-License-Identifier: Apache-2.0
// What everybody sees at the table of Unfathomable and may draw conclusions from. An event is made
// by inclusion, like a view: it takes only public facts from the true position.
#pragma once

#include <functional>

#include "games/unfathomable/bot/ship.h"
#include "games/unfathomable/unfathomable.h"
#include "search/bot.h"

namespace hadal::bots::voyage {

using SkillBounds = std::array<std::uint8_t, kSkills>;

// How many loyalty cards each player holds, and which are face up.
struct LoyaltySlot {
  Player holder = Player::nobody;
  std::uint8_t face = kHidden;
};
using LoyaltySlots = FixedVector<LoyaltySlot, 12>;

// A pile that was turned over.  [UNF-9-6]
struct PileSeen {
  SkillMask helps;
  bool open = false;       // whose card is whose is known
  std::uint8_t chaos = 0;  // cards that nobody added
  SkillBounds chaos_bounds{};
  std::array<std::uint8_t, kSeats> added{};  // how many each seat added
  std::array<SkillBounds, kSeats> bounds{};  // what they can be at most
  std::array<SkillSet, kSeats> shown{};      // when the test is open
  std::array<bool, kSeats> able{};           // could have added something that helps
  SkillSet pile;
  float stakes = 0;  // of the test, in points
};

struct ShipEvent {
  enum class Kind : std::uint8_t {
    cards,     // loyalty cards were dealt, passed on, turned face up
    pile,      // a test
    decision,  // of a crisis, a waypoint, a track: what it cost the ship beside the other answer
    spoiling,  // openly worked against the humans: lowered a total, let the ritual fall back
    action,    // what it cost the ship beside the best that needs no card
  };
  Kind kind = Kind::cards;
  Player who = Player::nobody;
  std::uint16_t turn = 0;
  float cost = 0;    // in points
  bool far = false;  // distance 12: the Cultist too wants the ship to be lost
  std::uint8_t players = 0;
  std::array<bool, kSeats> revealed{};
  std::array<bool, kSeats> in_brig{};
  std::array<std::uint8_t, kLoyalties> all_cards{};  // of the game: human, hybrid, cultist
  LoyaltySlots slots;
  PileSeen pile;
};

}  // namespace hadal::bots::voyage

namespace hadal::bots::voyage {

struct ShipWitness {
  using Event = ShipEvent;
  using Tell = std::function<void(const Event&)>;
  static void see(const unfathomable::State& before, unfathomable::Move m,
                  const unfathomable::State& after, const Tell& tell);
};

}  // namespace hadal::bots::voyage
