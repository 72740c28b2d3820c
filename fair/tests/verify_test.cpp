// SPDX-License-Identifier: Apache-2.0
// A house that bends chance is found out.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tests/pebbles.h"
#include "fair/fair.h"
#include "fair/origin.h"

namespace hadal::fair {
namespace {

using test::Pebbles;
using test::pebbles_only;
using ::testing::HasSubstr;

// A whole game in which everybody takes as little as possible.
Record honest_game(const Seed& seed) {
  Record r;
  r.game = "pebbles";
  r.rules_version = Pebbles::kRulesVersion;
  r.options = Document{{"players", "2"}};
  r.commitment = seed.commitment();
  TableOf<Pebbles> table(Pebbles::setup({}));
  std::uint64_t draws = 0;
  deal(table, seed, draws, r.moves);
  EXPECT_EQ(draws, 2u);
  while (table.to_move() != Player::nobody) {
    r.moves.push_back({table.to_move(), "take 1", 0});
    table.play("take 1");
  }
  r.result = result_of(table);
  r.seed = seed.hex();
  return read_record(write(r));
}

const Seed kSeed = Seed::from_text("honest");

TEST(Deal, PlaysChanceUntilASeatMustAct) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  std::uint64_t draws = 0;
  std::vector<RecordedMove> moves;
  deal(table, kSeed, draws, moves);
  EXPECT_EQ(table.to_move(), Player::p0);
  ASSERT_EQ(moves.size(), 2u);
  EXPECT_EQ(moves[0].who, Player::chance);
  EXPECT_EQ(moves[0].text, "heap " + std::to_string(3 + kSeed.pick(0, {1, 2, 1})));
  EXPECT_EQ(moves[1].text, "luck " + std::to_string(kSeed.pick(1, {1, 1})));
}

TEST(Verify, AnHonestRecordIsInOrder) {
  const Verdict verdict = verify(honest_game(kSeed), pebbles_only());
  EXPECT_EQ(verdict.complaint, "");
  EXPECT_TRUE(verdict.seed_checked);
  EXPECT_EQ(verdict.draws, 2u);
}

TEST(Verify, ARecordOfAnotherPromiseIsFoundOutThoughItFitsItself) {
  const Record r = honest_game(kSeed);
  EXPECT_EQ(verify(r, pebbles_only(), kSeed.commitment()).complaint, "");
  EXPECT_THAT(verify(r, pebbles_only(), Seed::from_text("promised").commitment()).complaint,
              HasSubstr("is not the one you gave"));
}

// The server may know its secret, and cannot change what the players have added to it.
TEST(Verify, TheSeedIsMadeOfEverybodysPart) {
  Origin origin(kSeed);
  origin.add(Player::p0, Seed::from_text("Ada"));
  origin.add(Player::p1, Seed::from_text("Ben"));
  Record r = honest_game(origin.seed());
  r.commitment = origin.commitment();
  r.seed = origin.text();
  r = read_record(write(r));
  const Verdict honest = verify(r, pebbles_only(), origin.commitment());
  EXPECT_EQ(honest.complaint, "");
  EXPECT_EQ(honest.parts, 2u);
  Origin bent(kSeed);
  bent.add(Player::p0, Seed::from_text("Ada"));
  bent.add(Player::p1, Seed::from_text("somebody else"));
  r.seed = bent.text();
  EXPECT_THAT(verify(r, pebbles_only()).complaint, HasSubstr("does not fit the commitment"));
}

TEST(Verify, AChangedChanceMoveIsFoundWithItsLine) {
  Record r = honest_game(kSeed);
  r.moves[1].text = r.moves[1].text == "luck 0" ? "luck 1" : "luck 0";
  r.result.clear();  // so that nothing else is wrong
  const Verdict verdict = verify(r, pebbles_only());
  EXPECT_THAT(verdict.complaint, HasSubstr("line 8: the seed gives 'luck "));
  EXPECT_THAT(verdict.complaint, HasSubstr("the record says '" + r.moves[1].text + "'"));
}

TEST(Verify, ASeedOfAnotherGameDoesNotFitTheCommitment) {
  Record r = honest_game(kSeed);
  r.seed = Seed::from_text("another").hex();
  EXPECT_EQ(verify(r, pebbles_only()).complaint,
            "the seed does not fit the commitment made before the game");
}

TEST(Verify, ACommitmentToAnotherSeedDoesNotFitEither) {
  Record r = honest_game(kSeed);
  r.commitment = Seed::from_text("another").commitment();
  EXPECT_EQ(verify(r, pebbles_only()).complaint,
            "the seed does not fit the commitment made before the game");
}

// Somebody might change both; then the draws give it away, for some seed at least.
TEST(Verify, ASeedAndCommitmentOfAnotherGameDoNotGiveTheseDraws) {
  int found = 0;
  for (const char* text : {"a", "b", "c", "d", "e", "f", "g", "h"}) {
    Record r = honest_game(kSeed);
    r.seed = Seed::from_text(text).hex();
    r.commitment = Seed::from_text(text).commitment();
    found += verify(r, pebbles_only()).complaint.empty() ? 0 : 1;
  }
  EXPECT_GT(found, 4);
}

TEST(Verify, WithoutACommitmentTheDrawsAreStillChecked) {
  Record r = honest_game(kSeed);
  r.commitment.clear();
  EXPECT_EQ(verify(r, pebbles_only()).draws, 2u);
  EXPECT_EQ(verify(r, pebbles_only()).complaint, "");
}

TEST(Verify, AnUnfinishedRecordIsInOrderButItsSeedIsNotRevealed) {
  Record r = honest_game(kSeed);
  r.moves.pop_back();
  r.result.clear();
  r.seed.clear();
  const Verdict verdict = verify(r, pebbles_only());
  EXPECT_EQ(verdict.complaint, "");
  EXPECT_FALSE(verdict.seed_checked);
  EXPECT_EQ(verdict.draws, 0u);
}

TEST(Verify, AnIllegalMoveOrAWrongResultIsAComplaintToo) {
  Record r = honest_game(kSeed);
  r.moves.back().text = "take 2";
  EXPECT_THAT(verify(r, pebbles_only()).complaint, HasSubstr("'take 2' is not legal now"));
  r = honest_game(kSeed);
  r.result[0].score += 10;
  EXPECT_THAT(verify(r, pebbles_only()).complaint, HasSubstr("these moves lead to another result"));
}

}  // namespace
}  // namespace hadal::fair
