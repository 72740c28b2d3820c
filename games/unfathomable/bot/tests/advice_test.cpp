// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/advice.h"

#include <gtest/gtest.h>

#include "games/unfathomable/bot/tests/ship_positions.h"

namespace hadal::bots::voyage {
namespace {

std::string key_of(const State& s, std::string_view move) {
  const std::optional<Reason> reason = advise(s, unfathomable::parse(move).value());
  return reason ? reason->key : "";
}

// A is to add to Flooding Compartment (strength and will).
State adding() {
  return then(
      ship("{players: 3, given: {step: mythos, deep_ones: {}, mythos_top: "
           "[flooding_compartment], chaos: [will 1, will 1, lore 1], seats: {A: {character: "
           "jamie, items: [], feat: no, loyalty: [human], hand: [strength 3, lore 2]}, "
           "B: {character: ishmael, items: [], feat: no, hand: []}, "
           "C: {character: william, items: [], feat: no, hand: []}}}}"),
      "mythos flooding_compartment; pass; chaos will 1; chaos will 1");
}

TEST(Advice, SaysWhatACardDoesToTheTest) {
  const State s = adding();
  EXPECT_EQ(key_of(s, "contribute strength 3"), "unfathomable.advice.helps");
  EXPECT_EQ(advise(s, unfathomable::parse("contribute strength 3").value())->n, 3);
  EXPECT_EQ(key_of(s, "contribute lore 2"), "unfathomable.advice.hinders");
  EXPECT_EQ(advise(s, unfathomable::parse("contribute lore 2").value())->n, 2);
  EXPECT_EQ(key_of(s, "done"), "unfathomable.advice.save_cards");
}

// In whole games: a hidden traitor is told that a human would do the same, not that it is good for
// the ship; and somebody is told why to walk somewhere.
TEST(Advice, SpeaksToTheSideOfWhomItIsFor) {
  int covers = 0;
  int walks = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed)
    play_ship("sailor", 4, seed, [&](const State& s, Move, const MoveList& legal) {
      const Player me = to_move(s);
      if (s.stack.back().rule != Rule::act) return;
      for (const Move m : legal) {
        const std::optional<Reason> reason = advise(s, m);
        if (!reason || m.verb == Verb::reveal) continue;
        const bool is_human = side_of(s, me) == Side::human;
        EXPECT_EQ(reason->key == "unfathomable.advice.cover", !is_human) << reason->key;
        covers += is_human ? 0 : 1;
        walks += is_human && m.verb == Verb::move ? 1 : 0;
      }
    });
  EXPECT_GT(covers, 0);
  EXPECT_GT(walks, 0);
}

}  // namespace
}  // namespace hadal::bots::voyage
