// SPDX-License-Identifier: Apache-2.0
// The twenty spells. A resolved spell leaves the game, unless somebody keeps it.  [UNF-4-9]
#pragma once

#include "games/unfathomable/cards/effects.h"

namespace hadal::unfathomable {

struct SpellRow {
  Spell id;
  Program text;
};
extern const std::array<SpellRow, kSpells> kSpellRows;

// One spell is in the deck twice.
constexpr Spell original_of(Spell spell) {
  return spell == Spell::greater_banishment_2 ? Spell::greater_banishment : spell;
}

}  // namespace hadal::unfathomable
