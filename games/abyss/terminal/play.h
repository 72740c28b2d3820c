// SPDX-License-Identifier: Apache-2.0
// What a game of Abyss at this terminal needs beyond the contract.
#pragma once

#include "games/abyss/abyss.h"
#include "games/abyss/terminal/screen_words.h"
#include "terminal/played_game.h"

namespace hadal::cli {

template <>
struct PlayRules<abyss::Abyss> {
  using State = abyss::State;
  using Move = abyss::Move;
  using Entry = LogEntry;

  static bool is_forced(const State& s);
  static std::optional<Move> reaction(const State&) { return std::nullopt; }
  static bool is_about_a_roll(const State&) { return false; }
  static std::optional<int> window(const State&) { return std::nullopt; }
  static bool is_changed(const State&) { return false; }
  static bool is_private(const State&) { return false; }  // all see what goes into a hand
  static void note(const std::vector<Event>& told, bool forced, std::vector<LogEntry>& log);
};

using PlayedAbyss = PlayedGame<abyss::Abyss>;

}  // namespace hadal::cli
