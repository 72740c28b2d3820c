// SPDX-License-Identifier: Apache-2.0
// What a game of Unfathomable at this terminal needs beyond the contract.
#pragma once

#include "games/unfathomable/bot/events.h"
#include "games/unfathomable/terminal/log.h"
#include "games/unfathomable/unfathomable.h"
#include "terminal/played_game.h"

namespace hadal::cli {

template <>
struct PlayRules<unfathomable::Unfathomable> {
  using State = unfathomable::State;
  using Move = unfathomable::Move;
  using Entry = ShipEntry;

  static bool is_forced(const State& s);
  static std::optional<Move> reaction(const State& s);
  static bool is_about_a_roll(const State& s);
  static std::optional<int> window(const State& s);
  static bool is_changed(const State& s) { return unfathomable::asks_after_change(s); }
  static bool is_private(const State& s);
  // An answer that had no alternative is told like any other: nobody must learn from the log what
  // is in a hand.
  static void note(const std::vector<Event>& told, bool forced, std::vector<ShipEntry>& log);
  // Why a bot answered so, as far as it says.
  static void explain(Player who, const bots::Explanation& why, std::vector<ShipEntry>& log);
};

using PlayedUnfathomable = PlayedGame<unfathomable::Unfathomable>;

}  // namespace hadal::cli
