// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "commands/tests/run_hadal.h"
#include "commands/tests/sample_record.h"

namespace hadal::cli {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class Replay : public ::testing::Test {
 protected:
  const Record record_ = sample_record();
  const Folder folder_;
  const std::string file_ = folder_.write("game.rec", write(record_));
  const std::size_t moves_ = record_.moves.size();
};

// The moves as printed, without their numbers.
std::vector<std::string> printed_moves(const std::string& out) {
  std::vector<std::string> moves;
  std::istringstream in(out);
  for (std::string line; std::getline(in, line) && !line.empty();) moves.push_back(line.substr(5));
  return moves;
}

TEST_F(Replay, ShowsEveryMoveAndTheLastPosition) {
  const Answer run = run_hadal({"replay", file_});
  EXPECT_EQ(run.status, 0) << run.err;
  const std::vector<std::string> printed = printed_moves(run.out);
  ASSERT_EQ(printed.size(), moves_);
  for (std::size_t i = 0; i < moves_; ++i)
    EXPECT_EQ(printed[i], name(record_.moves[i].who) + " " + record_.moves[i].text);
  EXPECT_THAT(run.out, HasSubstr("over: yes"));
}

TEST_F(Replay, StopsWhereItIsTold) {
  const Answer run = run_hadal({"replay", file_, "--at", "10"});
  EXPECT_EQ(printed_moves(run.out).size(), 10u);
  EXPECT_THAT(run.out, HasSubstr("after move 10 of " + std::to_string(moves_)));
  EXPECT_EQ(run_hadal({"replay", file_, "--at", std::to_string(moves_)}).status, 0);
}

TEST_F(Replay, ASeatIsShownTheTokensItMayKnowAndNoOthers) {
  const std::vector<std::string> printed =
      printed_moves(run_hadal({"replay", file_, "--seat", "A"}).out);
  ASSERT_EQ(printed.size(), moves_);
  int own = 0;
  int others = 0;
  Player fighter = Player::nobody;
  for (std::size_t i = 0; i < moves_; ++i) {
    const RecordedMove& m = record_.moves[i];
    if (m.text.starts_with("reward ")) fighter = m.who;
    if (m.text.starts_with("hunt ")) fighter = Player::p0;  // then both of the two players know
    const bool hidden = m.text.starts_with("token ") && fighter != Player::p0;
    if (m.text.starts_with("token ")) ++(hidden ? others : own);
    EXPECT_EQ(printed[i], name(m.who) + " " + (hidden ? "token ?" : m.text));
  }
  EXPECT_GT(own, 0) << "the sample shows nothing";
  EXPECT_GT(others, 0) << "the sample hides nothing";
}

TEST_F(Replay, ASeatIsShownItsOwnHandAndOnlyTheSizeOfOthers) {
  const Answer run = run_hadal({"replay", file_, "--seat", "B", "--at", "60"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("viewer: B"));
  EXPECT_THAT(run.out, HasSubstr("\nhand: ["));
  EXPECT_THAT(run.out, HasSubstr("    hand_size: "));
  for (const char* secret : {"    hand: ", "    tokens: ", "exploration_deck: ", "lord_deck: ",
                             "location_deck: ", "known: ", "discard: ", "\n    points"})
    EXPECT_THAT(run.out, Not(HasSubstr(secret)));
}

TEST_F(Replay, BeyondTheEndThereIsNothing) {
  const Answer run = run_hadal({"replay", file_, "--at", std::to_string(moves_ + 1)});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(run.err, "hadal: " + file_ + ": there are only " + std::to_string(moves_) + " moves\n");
  EXPECT_EQ(run_hadal({"replay", file_, "--at", "x"}).status, 2);
  EXPECT_EQ(run_hadal({"replay", file_, "--at", "-1"}).status, 2);
}

TEST_F(Replay, ASeatThatDoesNotPlaySeesNothing) {
  for (const char* seat : {"C", "Z", "a", "chance", "nobody"}) {
    const Answer run = run_hadal({"replay", file_, "--seat", seat});
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("there is no seat '" + std::string(seat) + "'"));
  }
}

class BrokenRecord : public Replay {
 protected:
  // Both commands refuse it, name file, line and reason, and write nothing. What can be read is
  // no bad input for `verify` but a failed check.
  void expect_refused(const std::string& text, const std::string& reason, int verdict = 2) {
    const std::string file = folder_.write("broken.rec", text);
    const std::size_t files = folder_.files();
    for (const char* command : {"replay", "verify"}) {
      const Answer run = run_hadal({command, file});
      EXPECT_EQ(run.status, command == std::string("verify") ? verdict : 2);
      EXPECT_EQ(run.out, "");
      EXPECT_THAT(run.err, AllOf(StartsWith("hadal: " + file + ": line "), HasSubstr(reason)));
    }
    EXPECT_EQ(folder_.files(), files);
  }
};

TEST_F(BrokenRecord, CutOff) {
  const std::string text = write(record_);
  for (const std::size_t n : {text.size() - 1, text.size() - 10, text.size() / 2, std::size_t{20}})
    expect_refused(text.substr(0, n), "the record ends too early");
}

TEST_F(BrokenRecord, Changed) {
  std::string text = write(record_);
  text[text.find("seat: A Ada") + 9] = 'b';
  expect_refused(text, "its checksum is wrong");
}

TEST_F(BrokenRecord, Illegal) {
  Record r = record_;
  r.moves[0].text = "first D";
  expect_refused(write(r), ": line 9: 'first D' is not legal now", 1);
}

TEST_F(BrokenRecord, OfAnUnknownGameOrAnImpossibleTable) {
  Record r = record_;
  r.game = "chess";
  expect_refused(write(r), ": line 2: there is no game 'chess'", 1);
  r = record_;
  r.options.set("players", "9");
  expect_refused(write(r), ": line 4: 9 is not between 2 and 4", 1);
  r = record_;
  r.options.set("cheating", "on");
  expect_refused(write(r), ": line 5: Abyss has no option 'cheating'", 1);
}

TEST_F(BrokenRecord, NoRecordAtAll) {
  expect_refused("name: a scenario\n", ": line 1: this is not a record");
  expect_refused(std::string("\x7f\0ELF", 5) + "\n", ": line 1: a control character");
}

TEST_F(Replay, VerifyAcceptsAnHonestRecord) {
  const Answer run = run_hadal({"verify", file_});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_THAT(run.out, HasSubstr(std::to_string(moves_) +
                                 " moves are legal, the result is right, "
                                 "the seed fits the commitment, and the seed gives all "));
}

TEST_F(Replay, VerifyFindsADrawThatTheSeedDoesNotGive) {
  Record r = record_;
  r.moves.resize(1);
  r.moves[0].text = r.moves[0].text == "first A" ? "first B" : "first A";
  r.result.clear();
  const Answer run = run_hadal({"verify", folder_.write("bent.rec", write(r))});
  EXPECT_EQ(run.status, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("bent.rec: line 9: the seed gives 'first "));
}

TEST_F(Replay, VerifyFindsASeedThatDoesNotFitTheCommitment) {
  Record r = record_;
  r.seed = fair::Seed::from_text("another").hex();
  const Answer run = run_hadal({"verify", folder_.write("seed.rec", write(r))});
  EXPECT_EQ(run.status, 1);
  EXPECT_THAT(run.err, HasSubstr("the seed does not fit the commitment"));
}

TEST_F(Replay, VerifySaysWhenTheSeedIsNotRevealedYet) {
  Record r = record_;
  r.moves.resize(40);
  r.result.clear();
  r.seed.clear();
  const Answer run = run_hadal({"verify", folder_.write("running.rec", write(r))});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, HasSubstr("40 moves are legal; the seed is not revealed"));
}

TEST_F(Replay, VerifyComparesWithTheCommitmentThatWasSeenBefore) {
  const std::string kOther(64, '0');
  const Answer other = run_hadal({"verify", "--commitment", kOther, file_});
  EXPECT_EQ(other.status, 1);
  EXPECT_THAT(other.err, HasSubstr("is not the one you gave"));
  if (record_.commitment.empty()) return;
  const Answer same = run_hadal({"verify", "--commitment", record_.commitment, file_});
  EXPECT_EQ(same.status, 0) << same.err;
  EXPECT_THAT(same.out, HasSubstr("the commitment you gave"));
}

}  // namespace
}  // namespace hadal::cli
