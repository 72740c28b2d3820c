// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/passives.h"

#include <algorithm>

namespace hadal::abyss {

Bill bill_for(const State& s, Player me, Lord lord) {
  const LordCard& card = card_of(lord);
  int cost = card.cost;
  if (has_active(s, me, Lord::treasurer)) cost -= 2;  // [ABY-L-TREASURER]
  if (opponent_has_active(s, me, Lord::recruiter) && !is_shielded(s, me)) cost += 2;  // [ABY-L-RECRUITER]
  // [ABY-L-DIPLOMAT] The race of the big bubble need not be among those that pay.
  const Race required = has_active(s, me, Lord::diplomat) ? Race::none : card.required;
  return {std::max(cost, 0), card.races, required};
}

}  // namespace hadal::abyss
