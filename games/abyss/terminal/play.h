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

  static std::unique_ptr<bots::Bot<abyss::Abyss>> bot(std::string_view kind);
  static bool is_forced(const State& s);
  static std::optional<Move> reaction(const State&) { return std::nullopt; }
  static bool is_about_a_roll(const State&) { return false; }
  static std::optional<int> window(const State&) { return std::nullopt; }
  static bool is_changed(const State&) { return false; }
  static bool is_private(const State&) { return false; }  // all see what goes into a hand
  static bool brings_news(const State& before, Move m, const State& after);
  static void note(const State& before, Move m, const State& after, bool forced,
                   std::vector<LogEntry>& log);
  static void choose_option(Document& options, const std::string& text) { options.set(text, "on"); }
};

using PlayedAbyss = PlayedGame<abyss::Abyss>;

}  // namespace hadal::cli
