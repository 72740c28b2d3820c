// SPDX-License-Identifier: Apache-2.0
// The seventy mythos cards. Each row is what the card prints: who decides, the test, what follows,
// and the two icons. The rows stand in mythos_rows_*.h.
#pragma once

#include "games/unfathomable/cards/purposes.h"

namespace hadal::unfathomable {

enum class Crisis : std::uint8_t { test, test_or, choice };

struct MythosRow {
  Mythos id;
  Crisis kind;
  Role decider;
  SkillMask helps;
  std::uint8_t target;
  std::uint8_t partial;
  Activation activation;
  Track track;
  std::array<Program, 4> branches;        // by Branch: pass or top, partial, fail, or / bottom
  Character character = Character::none;  // green
};

extern const std::array<MythosRow, kMythosCards> kMythosRows;

// Whether the decider may take the first option (top, check) or the second (bottom, or) now.
bool may_choose(const State& s, Mythos card, Player decider, bool first);
bool asks_for_lore(Mythos card);  // its first option needs a lore card in hand

}  // namespace hadal::unfathomable
