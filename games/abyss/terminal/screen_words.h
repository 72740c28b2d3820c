// SPDX-License-Identifier: Apache-2.0
// Things, moves and questions of Abyss in the language of the player.
#pragma once

#include <string>
#include <vector>

#include "games/abyss/state.h"
#include "terminal/seats.h"
#include "words/catalogue.h"

namespace hadal::cli {

// One thing that happened, with what is needed to tell it later and to whom.
struct LogEntry {
  enum class Kind : std::uint8_t { move, paid, pearls, last_round, over };
  Kind kind = Kind::move;
  Player who = Player::nobody;  // the mover; of a token the receiver
  abyss::Move move{};
  abyss::Card card{};   // bought or taken
  abyss::AllySet paid;  // of Kind::paid: the whole recruitment in one sentence
  int pearls = 0;       // paid for the ally or the lord; of Kind::pearls: got, or lost if negative
  bool forced = false;  // the only answer there was
  EnumSet<Player, std::uint8_t> knows;  // who may see the value of a token
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
  // The name of a card that chance dealt.
  std::string dealt(const LogEntry& entry) const;
  // One sentence, as `viewer` may know it, and those of a log from an entry on.
  std::string sentence(const LogEntry& entry, Player viewer) const;
  std::vector<std::string> told(const std::vector<LogEntry>& log, std::size_t from,
                                Player viewer) const;

 private:
  words::Term term(abyss::Card c) const;
  words::Arguments arguments_of(abyss::Move m) const;
  std::string move_sentence(const LogEntry& entry, Player viewer) const;

  const words::Catalogue* catalogue_;
  std::vector<SeatName> names_;
};

// The entry of a move that is about to be played.
LogEntry entry_of(const abyss::State& before, abyss::Move m);

}  // namespace hadal::cli
