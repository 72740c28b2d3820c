// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/cards/lords.h"

namespace hadal::abyss {

void enter(State& s, Player me, Lord lord) {
  s.at(me).lords.add(lord);
  if (const Effect effect = card_of(lord).when_entering) effect(s, me);
}

void leave_court(State& s, Lord lord) {
  for (Lord& space : s.court)
    if (space == lord) space = Lord::none;
}

}  // namespace hadal::abyss
