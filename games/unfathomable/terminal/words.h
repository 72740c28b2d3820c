// SPDX-License-Identifier: Apache-2.0
// Things, moves, questions and sentences of Unfathomable in the language of the player.
#pragma once

#include <string>
#include <vector>

#include "games/unfathomable/state.h"
#include "games/unfathomable/terminal/log.h"
#include "games/unfathomable/terminal/word_keys.h"
#include "games/unfathomable/text/names.h"
#include "terminal/seats.h"
#include "words/catalogue.h"

namespace hadal::cli {

class UnfathomableWords {
 public:
  UnfathomableWords(const words::Catalogue& catalogue, std::vector<SeatName> names)
      : catalogue_(&catalogue), names_(std::move(names)) {}

  const words::Catalogue& catalogue() const { return *catalogue_; }
  std::string text(std::string_view key) const { return catalogue_->text(key); }
  std::string format(std::string_view key, const words::Arguments& arguments) const {
    return catalogue_->format(key, arguments);
  }

  // The plain name of a thing.
  template <typename E>
  std::string name(E e) const {
    return text(word_key(e));
  }
  std::string letter(unfathomable::Skill s) const { return text(word_key(s) + ".letter"); }
  std::string short_name(unfathomable::Character c) const { return text(word_key(c) + ".short"); }
  std::string card(unfathomable::Card c) const { return catalogue_->text(card_term(c)); }
  std::string short_card(unfathomable::Card c) const {  // L2
    return letter(skill_of(c)) + std::to_string(value_of(c));
  }
  std::string pile_card(unfathomable::Pile pile, std::uint8_t card) const {
    return text(word_key(pile, card));
  }
  // "Distance: 4", punctuated as the language wants it.
  std::string labelled(const std::string& label, const std::string& text) const {
    return format("cli.labelled", {{"label", label}, {"text", text}});
  }
  // "Distance +3."
  std::string distance(unfathomable::Waypoint w) const;
  // "Lore 1 2 2, Will 3"; a dash for none.
  std::string cards(unfathomable::SkillSet set) const;
  std::string skills(unfathomable::SkillMask mask) const;
  const std::string& player(Player p) const { return names_[index(p)].full; }
  const std::string& called(Player p) const { return names_[index(p)].brief; }

  // A move as a choice of the player who is asked `rule`.
  std::string choice(unfathomable::Move m, unfathomable::Rule rule) const;
  // The question that is asked; empty when the game is over.
  std::string question(const unfathomable::State& world) const;
  // The sentences of a log from an entry on, as `viewer` may know them. What belongs together is
  // one sentence: cards that are drawn or added, reactions that are declined.
  std::vector<std::string> told(const std::vector<ShipEntry>& log, std::size_t from,
                                Player viewer) const;

 private:
  // For events that seen_by gave and that are told together.
  std::string sentence(const std::vector<Event>& at_once) const;
  std::string reason(const ShipEntry& entry) const;
  words::Argument argument(const EventArgument& which, EventValue value) const;
  words::Argument list(const EventArgument& which, const std::vector<EventValue>& values) const;

  const words::Catalogue* catalogue_;
  std::vector<SeatName> names_;
};

}  // namespace hadal::cli
