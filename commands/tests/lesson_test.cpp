// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

const std::string kGiven =
    "game: abyss\n"
    "players: 2\n"
    "seat: A\n"
    "given: {seats: {A: {hand: [crab 4]}, B: {hand: [squid 5]}}}\n"
    "play:\n";

class Lessons : public ::testing::Test {
 protected:
  Answer run(const std::string& text) {
    return run_hadal({"lesson", folder_.write("l.yaml", text)});
  }
  Folder folder_;
};

// The web client carries the lessons as they were made; after a change they must be made again.
TEST(LessonsOfTheWebClient, AreUpToDate) {
  for (const std::string game : {"abyss", "unfathomable"}) {
    const Answer r = run_hadal({"lesson", "games/" + game + "/web/lesson.yaml"});
    EXPECT_EQ(r.status, 0) << r.err;
    EXPECT_EQ(r.out, Folder::read("games/" + game + "/web/lesson.json"))
        << "hadal lesson games/" << game << "/web/lesson.yaml > games/" << game
        << "/web/lesson.json";
  }
}

TEST_F(Lessons, AskForTheMoveThatFollowsAComment) {
  const Answer r = run(kGiven + "  - say: hello\n  - say: go\n  - A: explore\n");
  EXPECT_EQ(r.status, 0) << r.err;
  EXPECT_THAT(r.out, HasSubstr(R"("line":null)"));
  EXPECT_THAT(r.out, HasSubstr(R"("line":"explore")"));
}

TEST_F(Lessons, ShowWhatTheLearnerSeesAndNothingElse) {
  const Answer r = run(kGiven + "  - say: hello\n");
  EXPECT_THAT(r.out, HasSubstr("crab 4"));
  EXPECT_THAT(r.out, Not(HasSubstr("squid 5")));
}

TEST_F(Lessons, AreRefusedWithTheLineAndTheReason) {
  Answer r = run(kGiven + "  - B: explore\n");
  EXPECT_EQ(r.status, 2);
  EXPECT_THAT(r.err, HasSubstr("line 6: A must decide here"));
  r = run(kGiven + "  - A: fight\n");
  EXPECT_EQ(r.status, 2);
  EXPECT_THAT(r.err, HasSubstr("'fight' is not legal now"));
  r = run("game: abyss\nseat: Z\ngiven: {}\nplay: []\n");
  EXPECT_THAT(r.err, HasSubstr("this is not a seat"));
}

}  // namespace
}  // namespace hadal::cli
