// SPDX-License-Identifier: Apache-2.0
// Liar's Dice in words: notation of moves, positions and options as documents.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/asked.h"
#include "engine/move_words.h"
#include "engine/shape.h"
#include "examples/third_game/events.h"
#include "examples/third_game/state.h"

namespace hadal::liars_dice {

// roll 4, roll ?; bid 3 4 (three dice show a four); liar
std::string text(Move m);
std::optional<Move> parse(std::string_view text);
std::optional<std::vector<Move>> parse_line(const State& s, std::string_view line);
// The words of the players' moves (engine/move_words.h).
inline constexpr std::array kMoveRows{move_row("bid", "claim:claim+"), move_row("liar", "")};
std::optional<Claim> parse_claim(std::string_view text);  // "3 4"
std::string remark(const State& s, Move m);

// What is asked: the sentence liars_dice.ask.KEY, and what fills it.
struct Asked {
  using Told = liars_dice::Told;

  std::string_view key;
  std::optional<Player> player{};
  std::optional<Claim> claim{};

  template <typename F>
  void each(F f) const {
    f("player", player);
    f("claim", claim);
  }
};
Asked asked(const State& s);

// A claim as in the notation: "3 4".
std::string argument_text(const Claim& claim);
void write_event_argument(std::string_view kind, EventValue value, Sink& out);

Document document(const State& s);
void write_view(const State& s, Player p, Sink& out);
Shape view_shape();  // what write_view writes
// `players`, `options` and, under `given`, `dice`, `cups`, `claim`, `turn`. Throws DocumentError.
State from_document(const Document& scenario);
Options options_from(const Document& d);
Document options_document(const Options& o);

}  // namespace hadal::liars_dice
