// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/cards/passives.h"

#include "games/unfathomable/rules/rules.h"

namespace hadal::unfathomable {

// [UNF-8-7] A kept mythos card leaves the play area.
void discard_kept(State& s, Kept kept) {
  if (s.kept[index(kept)] == Player::nobody) return;
  s.kept[index(kept)] = Player::nobody;
  s.mythos_discard.add(kKeptMythos[index(kept)]);
  tell<Told::kept_gone>(kept);
}

void passenger_was_defeated(State& s) {
  if (s.kept[index(Kept::peacemaker)] == Player::nobody) return;
  discard_kept(s, Kept::peacemaker);
  lose(s, Resource::sanity, 1);
}

void after_passed_test(State& s) {
  if (s.test.ring) add_treachery_to_chaos(s, 2);
}

}  // namespace hadal::unfathomable
