// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/passives.h"

namespace hadal::abyss {

Terms terms_for(const State& s, Player me) {
  Terms terms;
  if (has_active(s, me, Lord::treasurer)) terms.surcharge -= 2;  // [ABY-L-TREASURER]
  if (opponent_has_active(s, me, Lord::recruiter) && !is_shielded(s, me))
    terms.surcharge += 2;  // [ABY-L-RECRUITER]
  terms.any_race = has_active(s, me, Lord::diplomat);
  return terms;
}

}  // namespace hadal::abyss
