// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/passives.h"

#include "games/abyss/events.h"

namespace hadal::abyss {

void earn(State& s, Player me, int pearls, Lord lord) {
  gain_pearls(s.at(me), pearls);
  tell<Told::pearls_lord>(me, pearls, lord);
}

Terms terms_for(const State& s, Player me) {
  Terms terms;
  if (has_active(s, me, Lord::treasurer)) terms.surcharge -= 2;  // [ABY-L-TREASURER]
  if (opponent_has_active(s, me, Lord::recruiter) && !is_shielded(s, me))
    terms.surcharge += 2;  // [ABY-L-RECRUITER]
  terms.any_race = has_active(s, me, Lord::diplomat);
  return terms;
}

}  // namespace hadal::abyss
