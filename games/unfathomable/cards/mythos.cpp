// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/mythos.h"

#include "games/unfathomable/cards/mythos_rows_0.h"
#include "games/unfathomable/cards/mythos_rows_30.h"
#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {
namespace {

constexpr std::array<MythosRow, kMythosCards> joined() {
  std::array<MythosRow, kMythosCards> rows{};
  std::size_t n = 0;
  for (const MythosRow& row : mythos_words::kRows0) rows[n++] = row;
  for (const MythosRow& row : mythos_words::kRows30) rows[n++] = row;
  for (const MythosRow& row : mythos_words::kRowsGreen) rows[n++] = row;
  return rows;
}
constexpr std::array<MythosRow, kMythosCards> kJoined = joined();

constexpr bool rows_follow_cards() {
  for (std::size_t i = 0; i < kMythosCards; ++i)
    if (index(kJoined[i].id) != i) return false;
  return true;
}
static_assert(rows_follow_cards(), "kMythosRows is indexed by Mythos");

}  // namespace

const std::array<MythosRow, kMythosCards> kMythosRows = kJoined;

bool asks_for_lore(Mythos card) {
  return card == Mythos::ritual_support || card == Mythos::poisoned_food;
}

bool may_choose(const State& s, Mythos card, Player decider, bool first) {
  switch (card) {
    case Mythos::criminal_activity: return first || !s.at(decider).items.empty();
    case Mythos::history_repeats:
      return first || s.captain == decider || s.stand_in != Player::nobody;
    case Mythos::ritual_support:
    case Mythos::poisoned_food: return !first || s.at(decider).hand.has(Skill::lore);
    case Mythos::improvised_fuel_source: return !first || passengers_in_supply(s) >= 3;
    case Mythos::volunteer_army: return !first || passengers_in_supply(s) >= 1;
    default: return true;
  }
}

// [UNF-8-9] Green cards need their character: in the game, human, not in the Brig.
bool is_usable_green(const State& s, Mythos card) {
  const Character c = kMythosRows[index(card)].character;
  if (c == Character::none) return true;
  const Player p = seat_of(s, c);
  return p != Player::nobody && is_human(s, p) && !in_brig(s, p);
}

}  // namespace hadal::unfathomable
