// SPDX-License-Identifier: Apache-2.0
#include "engine/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "engine/tests/pebbles.h"

namespace hadal {
namespace {

using test::Pebbles;
using ::testing::ElementsAre;

// A heap of `pebbles`, and A is to take.
TableOf<Pebbles> table_with(int pebbles) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  table.play("heap " + std::to_string(pebbles));
  table.play("luck 1");
  return table;
}

TEST(Table, SaysWhoMustActAndWhatIsLegal) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  EXPECT_EQ(table.to_move(), Player::chance);
  EXPECT_THAT(table.legal(), ElementsAre("heap 3", "heap 4", "heap 5"));
  EXPECT_THAT(table.weights(), ElementsAre(1u, 2u, 1u));
  EXPECT_EQ(table_with(3).to_move(), Player::p0);
  EXPECT_EQ(table.game(), "pebbles");
  EXPECT_EQ(table.rules_version(), 3);
  EXPECT_EQ(table.players(), 2u);
}

TEST(Table, AMoveThatIsNotLegalIsRefusedAndChangesNothing) {
  TableOf<Pebbles> table = table_with(3);
  const Pebbles::State before = table.state();
  for (const char* move : {"take 3", "heap 3", "take", "", "take 1; take 1", "nonsense"})
    EXPECT_THROW(table.play(move), IllegalMove) << move;
  EXPECT_EQ(table.state(), before);
}

TEST(Table, TheRefusalSaysWhetherItIsAMoveAtAll) {
  TableOf<Pebbles> table = table_with(3);
  try {
    table.play("take 3");
    FAIL();
  } catch (const IllegalMove& e) {
    EXPECT_STREQ(e.what(), "'take 3' is not legal now");
  }
  try {
    table.play("juggle");
    FAIL();
  } catch (const IllegalMove& e) {
    EXPECT_STREQ(e.what(), "'juggle' is not a move");
  }
}

TEST(Table, ALineIsPlayedWhole) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  EXPECT_THAT(table.play_line("heap 5; luck 0"), ElementsAre("heap 5", "luck 0"));
  EXPECT_EQ(table.to_move(), Player::p0);
}

TEST(Table, ALineWithAnIllegalMoveInItIsNotPlayedAtAll) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  const Pebbles::State before = table.state();
  EXPECT_THROW(table.play_line("heap 5; luck 2"), IllegalMove);
  EXPECT_THROW(table.play_line("heap 5; luck"), IllegalMove);
  EXPECT_THROW(table.play_line(""), IllegalMove);
  EXPECT_EQ(table.state(), before);
}

TEST(Table, ALineEndsWhereAnotherPlayerDecides) {
  TableOf<Pebbles> table = table_with(5);
  const Pebbles::State before = table.state();
  EXPECT_THROW(table.play_line("take 1; take 1"), IllegalMove);
  EXPECT_EQ(table.state(), before);
}

TEST(Table, ACloneGoesItsOwnWay) {
  TableOf<Pebbles> table = table_with(3);
  const std::unique_ptr<Table> clone = table.clone();
  clone->play("take 2");
  EXPECT_EQ(table.to_move(), Player::p0);
  EXPECT_EQ(clone->to_move(), Player::p1);
}

TEST(Table, AMoveIsSeenAsTheViewerMaySeeIt) {
  TableOf<Pebbles> table(Pebbles::setup({}));
  table.play("heap 3");
  EXPECT_EQ(table.seen_by("luck 1", Player::p0), "luck 1");
  EXPECT_EQ(table.seen_by("luck 1", Player::p1), "luck ?");
  EXPECT_EQ(table.seen_by("luck 1", Player::nobody), "luck ?");
  EXPECT_THROW(table.seen_by("take 1", Player::p0), IllegalMove);
}

TEST(Table, NothingIsLegalWhenTheGameIsOver) {
  TableOf<Pebbles> table = table_with(3);
  table.play("take 2");
  table.play("take 1");
  EXPECT_EQ(table.to_move(), Player::nobody);
  EXPECT_TRUE(table.legal().empty());
  EXPECT_THROW(table.play("take 1"), IllegalMove);
  EXPECT_EQ(result_of(table), (std::vector<RecordedResult>{{1, false}, {1, true}}));
}

TEST(Table, SaysWhatIsAskedUntilTheGameIsOver) {
  TableOf<Pebbles> table = table_with(3);
  EXPECT_EQ(table.question(), "take");
  table.play("take 2");
  table.play("take 1");
  EXPECT_EQ(table.question(), "nothing");
}

// What a game does not say: no reactions, no aids, no parts of points, and nothing is taken back.
TEST(Table, AGameMayLeaveTheRestAsItIs) {
  const TableOf<Pebbles> table = table_with(3);
  EXPECT_FALSE(table.is_reaction());
  EXPECT_TRUE(table.brings_news("take 1"));
  EXPECT_TRUE(table.breakdown(Player::p0).is_null());
  EXPECT_TRUE(table.aid(Player::p0, "targets", {}).is_null());
  EXPECT_EQ(test::pebbles_only()[0].phrases.size(), 5u);
  EXPECT_EQ(table.to_move(), Player::p0) << "asking changes nothing";
  EXPECT_THROW(table.brings_news("take 3"), IllegalMove);
}

TEST(Table, AnImaginedWorldLooksTheSame) {
  const TableOf<Pebbles> table = table_with(3);
  Rng rng(1);
  EXPECT_EQ(table.imagine(Player::p1, rng)->view(Player::p1), table.view(Player::p1));
}

struct Stones : Pebbles {
  static constexpr std::string_view kName = "stones";
};

TEST(Table, ShowsItsPositionToItsOwnGameAlone) {
  const TableOf<Pebbles> table = table_with(3);
  EXPECT_EQ(state_of<Pebbles>(table), table.state());
  EXPECT_THROW(state_of<Stones>(table), std::logic_error);
}

TEST(Table, AGameIsFoundByItsName) {
  const GameEntry* entry = find_game(test::pebbles_only(), "pebbles");
  ASSERT_NE(entry, nullptr);
  EXPECT_EQ(entry->start(Document{{"players", 3}})->players(), 3u);
  EXPECT_THROW(entry->start(Document{{"players", 4}}), DocumentError);
  EXPECT_EQ(find_game(test::pebbles_only(), "go"), nullptr);
}

}  // namespace
}  // namespace hadal
