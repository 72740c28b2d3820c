// SPDX-License-Identifier: Apache-2.0
// Writing, reading and replaying records that are in order; record_damage_test.cpp has the others.
#include "engine/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/tests/pebbles.h"

namespace hadal {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

Record whole_record() {
  Record r;
  r.game = "pebbles";
  r.rules_version = 3;
  r.options = Document{{"players", "2"}, {"rich", "yes"}};
  r.seats = {"Ada of the Deep", "Ödön"};
  r.commitment = std::string(64, 'c');
  r.moves = {{Player::chance, "heap 3"},
             {Player::chance, "luck 1"},
             {Player::p0, "take 1"},
             {Player::p1, "take 2"}};
  r.result = {{2, false}, {2, true}};
  r.seed = std::string(64, '5');
  return r;
}

TEST(Record, ReadsBackAsItWasWritten) {
  const Record r = whole_record();
  EXPECT_EQ(read_record(write(r)), r);
}

TEST(Record, AnUnfinishedOneReadsBackToo) {
  Record r = whole_record();
  r.commitment.clear();
  r.result.clear();
  r.seed.clear();
  r.seats.clear();
  r.moves.resize(1);
  EXPECT_EQ(read_record(write(r)), r);
  r.moves.clear();
  EXPECT_EQ(read_record(write(r)), r);
}

TEST(Record, IsReadableText) {
  EXPECT_THAT(write(whole_record()),
              StartsWith("hadal-record 1\ngame: pebbles\nrules: 3\noption: players 2\n"
                         "option: rich yes\nseat: A Ada of the Deep\nseat: B Ödön\n"));
  EXPECT_THAT(write(whole_record()),
              HasSubstr("\nmoves:\nchance heap 3\nchance luck 1\nA take 1\nB take 2\n"
                        "result: A 2\nresult: B 2 won\nseed: 5555"));
}

TEST(Record, TheCheckSumIsTheSameOnEveryMachine) {
  const std::string text = write(whole_record());
  EXPECT_EQ(text.substr(text.rfind("end ")), "end dcfd81ca56c2f05c\n");
}

TEST(Record, OnlyThoseWhoWriteByHandLeaveTheCheckSumOut) {
  const Record r =
      read_record("hadal-record 1\n# by hand\ngame: pebbles\n\nmoves:\nA take 1\nend\n");
  EXPECT_EQ(r.game, "pebbles");
  EXPECT_EQ(r.moves, (std::vector<RecordedMove>{{Player::p0, "take 1"}}));
  EXPECT_EQ(r.moves[0].line, 6);
}

TEST(Record, LineBreaksOfOtherSystemsDoNoHarm) {
  std::string text;
  for (const char c : write(whole_record())) text += c == '\n' ? "\r\n" : std::string(1, c);
  EXPECT_EQ(read_record(text), whole_record());
}

TEST(Record, ANameCannotBreakItsLine) {
  Record r = whole_record();
  r.seats[0] = "Ada\nseat: B Eve\r\x1b[2J";
  const Record read = read_record(write(r));
  EXPECT_EQ(read.seats[0], "Ada seat: B Eve  [2J");
  EXPECT_EQ(read.seats.size(), 2u);
}

TEST(Replay, EndsInTheLastPosition) {
  const auto table = replay(read_record(write(whole_record())), test::pebbles_only());
  EXPECT_EQ(table->to_move(), Player::nobody);
  EXPECT_EQ(result_of(*table), whole_record().result);
}

TEST(Replay, StopsAfterAsManyMovesAsAsked) {
  const Record r = whole_record();
  EXPECT_EQ(replay(r, test::pebbles_only(), 0)->to_move(), Player::chance);
  EXPECT_EQ(replay(r, test::pebbles_only(), 2)->to_move(), Player::p0);
  EXPECT_EQ(replay(r, test::pebbles_only(), 3)->to_move(), Player::p1);
  EXPECT_EQ(replay(r, test::pebbles_only(), 99)->to_move(), Player::nobody);
}

TEST(Replay, LooksAtTheResultOnlyAtTheEnd) {
  Record r = whole_record();
  r.result[0].score = 7;
  EXPECT_NO_THROW(replay(r, test::pebbles_only(), 3));
  EXPECT_THROW(replay(r, test::pebbles_only(), 4), RecordError);
}

}  // namespace
}  // namespace hadal
