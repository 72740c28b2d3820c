// SPDX-License-Identifier: Apache-2.0
// Liar's Dice in the language of the player.
#pragma once

#include "examples/third_game/liars_dice.h"
#include "terminal/played_game.h"
#include "words/catalogue.h"

namespace hadal::cli {

// One thing of the log: an event as it was told, all of it open.
using DiceEntry = Event;

template <>
struct PlayRules<liars_dice::LiarsDice> : PlayBasics {
  using State = liars_dice::State;
  using Move = liars_dice::Move;
  using Entry = DiceEntry;

  static bool is_forced(const State& s);
  static std::optional<Move> reaction(const State&) { return std::nullopt; }
  static void note(const std::vector<Event>& events, bool forced, std::vector<DiceEntry>& log);
};

class DiceWords {
 public:
  static constexpr std::string_view kHelp = "liars_dice.help";
  struct Choice {
    liars_dice::Move move;
    std::string label;
  };

  DiceWords(const words::Catalogue& catalogue, std::vector<SeatName> names)
      : catalogue_(&catalogue), names_(std::move(names)) {}

  const words::Catalogue& catalogue() const { return *catalogue_; }
  std::string text(std::string_view key) const { return catalogue_->text(key); }
  std::string format(std::string_view key, const words::Arguments& arguments) const {
    return catalogue_->format(key, arguments);
  }
  const std::string& player(Player p) const { return names_[index(p)].full; }
  const std::string& called(Player p) const { return names_[index(p)].brief; }

  std::vector<std::string> told(const std::vector<DiceEntry>& log, std::size_t from,
                                Player viewer) const;
  std::vector<std::string> board(const liars_dice::State& world, Player viewer) const;
  std::string question(const liars_dice::State& world) const;
  // The call, and the lowest claims; any other can be typed.
  std::vector<Choice> choices(const liars_dice::State& world) const;
  // "3 4" is "bid 3 4".
  std::string notation(const std::string& line) const;

 private:
  std::string sentence(const DiceEntry& entry) const;
  std::string claim(const liars_dice::Claim& claim) const;
  words::Argument argument(const EventArgument& which, EventValue value) const;

  const words::Catalogue* catalogue_;
  std::vector<SeatName> names_;
};

}  // namespace hadal::cli
