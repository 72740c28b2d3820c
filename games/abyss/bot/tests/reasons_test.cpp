// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/reasons.h"

#include <gtest/gtest.h>

#include <string>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;
using abyss::Move;
using abyss::State;

std::optional<Reason> reason_for(const State& s, std::string_view move) {
  abyss::MoveList legal;
  Abyss::legal_moves(s, legal);
  for (const Move m : legal)
    if (Abyss::text(m) == move) return abyss_reason(s, m);
  ADD_FAILURE() << move << " is not legal";
  return std::nullopt;
}

TEST(Reasons, TellNothingThatTheOthersDoNotKnow) {
  Rng rng(7);
  abyss::random_game({3, {}}, 11, [&](const State& s) {
    const Player mover = Abyss::to_move(s);
    if (!is_seat(mover)) return;
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    for (int i = 0; i < 3; ++i) {
      const Player other = static_cast<Player>(i);
      if (other == mover) continue;
      const State seen = Abyss::determinize(s, other, rng);
      for (const Move m : legal) EXPECT_EQ(abyss_reason(s, m), abyss_reason(seen, m));
    }
  });
}

TEST(Reasons, NameTheNumberTheySpeakOf) {
  const State s = abyss::position(
      "{players: 2, given: {court: [keeper, landowner], council: [crab 1, crab 2],"
      " seats: {A: {pearls: 3, hand: [seahorse 5, seahorse 4, crab 1]}}}}");
  EXPECT_EQ(reason_for(s, "explore"), (Reason{"abyss.why.explore", Player::nobody, 3}));
  EXPECT_EQ(reason_for(s, "council crab"), (Reason{"abyss.why.council", Player::nobody, 2}));
  EXPECT_EQ(reason_for(s, "recruit landowner"),
            (Reason{"abyss.why.influence", Player::nobody, 12}));
}

TEST(Reasons, SayThatALordEndsTheGameOnlyBeforeItEnds) {
  const std::string six =
      "seats: {A: {hand: [seahorse 5, seahorse 4], pearls: 1,"
      " lords: [shaman, oracle, hunter, jailer, trader, peddler]}}";
  const State first = abyss::position("{players: 2, given: {court: [landowner], " + six + "}}");
  EXPECT_EQ(reason_for(first, "recruit landowner"),
            (Reason{"abyss.why.last_lord", Player::nobody, 7}));
  const State late =
      abyss::position("{players: 2, given: {court: [landowner], ender: B, " + six + "}}");
  EXPECT_EQ(reason_for(late, "recruit landowner"),
            (Reason{"abyss.why.influence", Player::nobody, 12}));
}

TEST(Reasons, OfAnExplorationSpeakOfTheNewestCard) {
  const State weak = abyss::position("{players: 2, given: {row: [crab 1], bought: [B]}}");
  EXPECT_EQ(reason_for(weak, "continue"), (Reason{"abyss.why.weak", Player::nobody, 1}));
  EXPECT_EQ(reason_for(weak, "take"), std::nullopt);
  const State strong = abyss::position("{players: 2, given: {row: [crab 5], bought: [B]}}");
  EXPECT_EQ(reason_for(strong, "take"), (Reason{"abyss.why.strong", Player::nobody, 5}));
  const State monster = abyss::position("{players: 2, given: {row: [monster]}}");
  EXPECT_EQ(reason_for(monster, "continue"),
            (Reason{"abyss.why.leave", Player::nobody, std::nullopt}));
}

}  // namespace
}  // namespace hadal::bots
