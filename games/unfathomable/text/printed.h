// SPDX-License-Identifier: Apache-2.0
// What is printed on the cards besides their texts, for clients that show them.
#pragma once

#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/text/keys.h"
#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {

template <typename Out>
void write_printed(Out& out, Mythos card) {
  const MythosRow& row = kMythosRows[index(card)];
  const bool tests = row.kind != Crisis::choice;
  out.set_if(row.kind != Crisis::test, "decider", decider_key(row));
  out.set("activation", row.activation);
  out.set("track", row.track);
  out.set_if(row.character != Character::none, "character", row.character);
  out.set_if(tests, "target", row.target);
  out.set_if(tests, "partial", row.partial);
  out.set_if(tests, "skills", list_names(row.helps));
}

Document printed(Mythos card);
Document printed(Character character);
// `mythos`, `sheets` and `waypoints`: every card by its name. `board`: the numbers on it, and the
// windows in which somebody may react.
Document printed_cards();

}  // namespace hadal::unfathomable
