// SPDX-License-Identifier: Apache-2.0
// Whatever happened to a record on its way, it is refused with the line and the reason.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "engine/record.h"
#include "engine/tests/pebbles.h"

namespace hadal {
namespace {

using ::testing::HasSubstr;

// Written by hand, so that a change to it is not hidden behind a wrong check sum.
const std::string kSample =
    "hadal-record 1\n"     // 1
    "game: pebbles\n"      // 2
    "rules: 3\n"           // 3
    "option: players 2\n"  // 4
    "seat: A Ada\n"        // 5
    "seat: B Bo\n"         // 6
    "moves:\n"             // 7
    "chance heap 3\n"      // 8
    "chance luck 0\n"      // 9
    "A take 2\n"           // 10
    "B take 1\n"           // 11
    "result: A 0\n"        // 12
    "result: B 1 won\n"    // 13
    "end\n";               // 14

std::string with_check_sum(const std::string& text) { return write(read_record(text)); }

std::string changed(const std::string& from, const std::string& to) {
  std::string text = kSample;
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

// What is wrong with the record, be it in reading or in playing it.
std::string refusal(const std::string& text) {
  try {
    replay(read_record(text), test::pebbles_only());
  } catch (const RecordError& e) {
    return e.what();
  }
  return "accepted";
}

TEST(DamagedRecord, TheSampleIsInOrder) {
  EXPECT_EQ(refusal(kSample), "accepted");
  EXPECT_EQ(refusal(with_check_sum(kSample)), "accepted");
}

TEST(DamagedRecord, CutOffAnywhereItIsRefused) {
  for (const std::string& text : {kSample, with_check_sum(kSample)})
    for (std::size_t n = 0; n < text.size(); ++n)
      EXPECT_THROW(read_record(text.substr(0, n)), RecordError) << "after " << n << " bytes";
}

TEST(DamagedRecord, AnyOtherByteAnywhereIsNoticed) {
  const std::string text = with_check_sum(kSample);
  for (std::size_t i = 0; i < text.size(); ++i)
    for (const int flip : {1, 4, 0x80}) {
      std::string other = text;
      other[i] = static_cast<char>(other[i] ^ flip);
      EXPECT_THROW(read_record(other), RecordError) << "byte " << i << " of:\n" << other;
    }
}

TEST(DamagedRecord, WithoutALineItIsRefused) {
  const std::string text = with_check_sum(kSample);
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at) + 1;
    EXPECT_THROW(read_record(text.substr(0, at) + text.substr(end)), RecordError);
    at = end;
  }
}

TEST(OlderRecord, IsPlayedAsLongAsItsMovesAreLegal) {
  EXPECT_EQ(refusal(changed("rules: 3", "rules: 2")), "accepted");
  std::string text = changed("rules: 3", "rules: 2");
  text.replace(text.find("take 2"), 6, "take 9");
  EXPECT_THAT(refusal(text), HasSubstr("line 10: "));
  EXPECT_THAT(refusal(text), HasSubstr("this record follows version 2 of the rules; this program "
                                       "plays version 3"));
}

TEST(DamagedRecord, NoRecordAtAll) {
  EXPECT_EQ(refusal(""), "line 1: the record ends too early: 'end' is missing");
  EXPECT_THAT(refusal("hadal-record 2\nend\n"), HasSubstr("line 1: this is not a record"));
  EXPECT_THAT(refusal("rule: ABY-L-JAILER\n"), HasSubstr("line 1: this is not a record"));
  EXPECT_THAT(refusal(std::string(100, '\0') + "\n"), HasSubstr("line 1: a control character"));
}

struct Damage {
  const char* from;
  const char* to;
  const char* refusal;
};

class Damaged : public ::testing::TestWithParam<Damage> {};

TEST_P(Damaged, IsRefusedWithLineAndReason) {
  EXPECT_EQ(refusal(changed(GetParam().from, GetParam().to)), GetParam().refusal);
}

INSTANTIATE_TEST_SUITE_P(
    Header, Damaged,
    ::testing::Values(
        Damage{"game: pebbles\n", "", "line 6: the record does not say which game it is"},
        Damage{"pebbles", "go", "line 2: there is no game 'go'"},
        Damage{"game: pebbles", "# a remark\ngame: go", "line 3: there is no game 'go'"},
        Damage{"rules: 3", "rules: 4",
               "line 3: this record follows version 4 of the rules; this program plays version 3"},
        Damage{"rules: 3", "rules: three", "line 3: 'three' is not a number"},
        Damage{"rules: 3", "rules: 99999999999", "line 3: '99999999999' is not a number"},
        Damage{"rules: 3", "rules: 3\nrules: 3", "line 4: 'rules:' is there twice"},
        Damage{"rules: 3", "game: go", "line 3: 'game:' is there twice"},
        Damage{"players 2", "players 2\noption: players 3", "line 5: 'players' is there twice"},
        Damage{"players 2", "players 7", "line 4: 7 is not between 2 and 3"},
        Damage{"players 2", "players 3",
               "line 5: the number of seats is not the number of players"},
        Damage{"players 2", "poor on", "line 4: unknown key 'poor'"},
        Damage{"seat: A", "seat: B", "line 5: seats must be named in order, A first"},
        Damage{"seat: B", "seat: A", "line 6: seats must be named in order, A first"},
        Damage{"seat: B", "seat: chance", "line 6: seats must be named in order, A first"},
        Damage{"moves:", "commitment: 12\nmoves:", "line 7: 64 hexadecimal digits are needed"},
        Damage{"moves:", "colour: red\nmoves:", "line 7: unknown entry 'colour:'"},
        Damage{"seat: B Bo", "seat: B Bo\tBo", "line 6: a control character is not allowed here"},
        Damage{"moves:\n", "", "line 7: unknown entry 'chance'"}));

INSTANTIATE_TEST_SUITE_P(
    Moves, Damaged,
    ::testing::Values(Damage{"A take 2", "A", "line 10: a move is missing after 'A'"},
                      Damage{"A take 2", "A ", "line 10: a move is missing after 'A'"},
                      Damage{"A take 2", "A take 3", "line 10: 'take 3' is not legal now"},
                      Damage{"A take 2", "A dance", "line 10: 'dance' is not a move"},
                      Damage{"A take 2", "B take 2", "line 10: A must move here, not B"},
                      Damage{"A take 2", "nobody take 2", "line 10: A must move here, not nobody"},
                      Damage{"chance heap 3", "A heap 3", "line 8: chance must move here, not A"},
                      Damage{"B take 1", "B take 1\nA take 1",
                             "line 12: the game is over before this move"},
                      Damage{"A take 2", "a take 2",
                             "line 10: 'a take 2' is neither a move nor the end of a record"},
                      Damage{"A take 2", "G take 2",
                             "line 10: 'G take 2' is neither a move nor the end of a record"}));

INSTANTIATE_TEST_SUITE_P(
    Result, Damaged,
    ::testing::Values(
        Damage{"B take 1\n", "", "line 11: there is a result, but the game is not over"},
        Damage{"A 0", "A 1", "line 12: these moves lead to another result"},
        Damage{"B 1 won", "B 1", "line 12: these moves lead to another result"},
        Damage{"result: B 1 won\n", "", "line 12: these moves lead to another result"},
        Damage{"B 1 won", "B 1 lost", "line 13: 'lost' is not a result"},
        Damage{"B 1 won", "B one won", "line 13: 'one' is not a number"},
        Damage{"result: B", "result: C", "line 13: results must be named in order, A first"},
        Damage{"end\n",
               "result: C 0\nresult: D 0\nresult: E 0\nresult: F 0\nresult: chance 0\nend\n",
               "line 18: results must be named in order, A first"},
        Damage{"end\n", "seed: xyz\nend\n", "line 14: 64 hexadecimal digits are needed"},
        Damage{
            "end\n",
            "seed: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef A xyz\nend\n",
            "line 14: 64 hexadecimal digits are needed"},
        Damage{
            "end\n",
            "seed: 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef Z xyz\nend\n",
            "line 14: 'Z' is not a seat"},
        Damage{"result: B 1 won", "B take 1",
               "line 13: 'B take 1' is neither a move nor the end of a record"},
        Damage{"end\n", "end 0123456789abcdef\n",
               "line 14: the record is damaged: its checksum is wrong"},
        Damage{"end\n", "end\n\nA take 1\n",
               "line 16: something comes after the end of the record"},
        Damage{"end\n", "", "line 14: the record ends too early: 'end' is missing"}));

}  // namespace
}  // namespace hadal
