// SPDX-License-Identifier: Apache-2.0
// The answers to a question, numbered for people.
//
// Most questions have one answer: a move of the legal list. A payment, a discard of several allies
// and the keys for a location are answered by picking several things at once; they are listed one
// by one in the order in which the rules want them, so that sorted picks are legal moves.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "games/abyss/cards/passives.h"
#include "games/abyss/terminal/screen_words.h"

namespace hadal::cli {

struct Choices {
  enum class Pick : std::uint8_t { one, exactly, payment };
  struct Item {
    abyss::Move move;
    std::string label;
  };
  Pick pick = Pick::one;
  int count = 1;  // with Pick::exactly
  std::vector<Item> items;

  // The number (from 1) of the only choice that is about this lord; 0 if there is none.
  int number_of(abyss::Lord l) const;
};

// What the seat to move may choose from.
Choices choices_of(const abyss::State& world, const AbyssWords& words);

// A payment somebody thinks about.
struct Assessment {
  abyss::AllySet allies;
  int races = 0;
  int value = 0;
  int pearls = 0;  // that it would take
  bool legal = false;
  std::vector<abyss::Card> affiliable;  // one of these would stay
};
// What has been paid already, and `selected` from the hand.
Assessment assess(const abyss::State& world, abyss::AllySet selected);

// Whether a lord of the court can be paid by the player, and if not, why.
struct Affordability {
  abyss::Bill bill{};
  bool can = false;
  int pearls = 0;       // the fewest that are needed
  int value_short = 0;  // how much value is missing, all pearls spent
  int races_short = 0;  // how many races are missing
  bool required_missing = false;
};
Affordability affordability(const abyss::State& world, Player me, abyss::Lord l);

}  // namespace hadal::cli
