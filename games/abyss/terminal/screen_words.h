// SPDX-License-Identifier: Apache-2.0
// Things, moves and questions of Abyss in the language of the player.
#pragma once

#include <string>
#include <vector>

#include "engine/move_words.h"
#include "games/abyss/events.h"
#include "games/abyss/state.h"
#include "terminal/seats.h"
#include "words/catalogue.h"

namespace hadal::cli {

// One thing that happened.
struct LogEntry {
  Event event;
  bool forced = false;  // it follows from the only answer there was
};

class AbyssWords {
 public:
  AbyssWords(const words::Catalogue& catalogue, std::vector<SeatName> names)
      : catalogue_(&catalogue), names_(std::move(names)) {}

  const words::Catalogue& catalogue() const { return *catalogue_; }
  std::string text(std::string_view key) const { return catalogue_->text(key); }
  std::string format(std::string_view key, const words::Arguments& arguments) const {
    return catalogue_->format(key, arguments);
  }

  std::string lord(abyss::Lord l) const;
  std::string location(abyss::Location l) const;
  std::string race(abyss::Race r) const;
  std::string letter(abyss::Race r) const;
  std::string guild(abyss::Guild g) const;
  std::string ally(abyss::Card c) const;        // Crab 4
  std::string short_card(abyss::Card c) const;  // C4; the monster is "!"
  const std::string& player(Player p) const { return names_[index(p)].full; }
  const std::string& called(Player p) const { return names_[index(p)].brief; }

  // A move as a choice of the player to move.
  std::string choice(abyss::Move m) const;
  // The question that is asked; empty when the game is over.
  std::string question(const abyss::State& world) const;
  // What seen_by gave, as a sentence, and the words that fill it.
  std::string sentence(const Event& seen) const;
  words::Arguments arguments_of(const Event& seen) const;
  // The sentences of a log from an entry on, as `viewer` may know them.
  std::vector<std::string> told(const std::vector<LogEntry>& log, std::size_t from,
                                Player viewer) const;

 private:
  words::Term term(abyss::Card c) const;
  words::Argument argument(const MovePart& part) const;
  words::Argument argument(const EventArgument& which, std::uint64_t value) const;

  const words::Catalogue* catalogue_;
  std::vector<SeatName> names_;
};

}  // namespace hadal::cli
