// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using testing::HasSubstr;

TEST(Manual, NamesEveryCommandAndEachHasAPageWithItsFlags) {
  const Answer page = run_hadal({"manual"});
  EXPECT_EQ(page.status, 0);
  for (const char* command : {"serve", "play", "arena", "export"}) {
    EXPECT_THAT(page.out, HasSubstr(std::string(".BR hadal\\-") + command + " (1)"));
    const Answer own = run_hadal({"manual", command});
    EXPECT_EQ(own.status, 0);
    EXPECT_EQ(own.out.rfind(std::string(".TH hadal-") + command + " 1", 0), 0u) << own.out;
  }
  EXPECT_THAT(run_hadal({"manual", "serve"}).out, HasSubstr("\\fB\\-\\-bot\\-threads\\fR"));
  EXPECT_THAT(run_hadal({"manual", "replay"}).out, HasSubstr("\\fIFILE\\fR"));
}

TEST(Manual, WritesAllPagesIntoAFolder) {
  const Folder folder;
  EXPECT_EQ(run_hadal({"manual", "--folder", folder.path("")}).status, 0);
  EXPECT_GT(folder.files(), 15u);
  EXPECT_EQ(Folder::read(folder.path("hadal-serve.1")), run_hadal({"manual", "serve"}).out);
}

TEST(Manual, AnUnknownCommandIsNamed) {
  const Answer run = run_hadal({"manual", "bogus"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "hadal: 'bogus' is no command\n");
}

// What bash offers after these words.
std::string offered(const std::string& words, int at) {
  const Folder folder;
  const std::string file = folder.write("completion", run_hadal({"completion", "bash"}).out);
  const std::string command = "bash -c 'source " + file + "; COMP_WORDS=(" + words +
                              "); COMP_CWORD=" + std::to_string(at) +
                              "; _hadal; echo \"${COMPREPLY[@]}\"' >" + folder.path("out");
  EXPECT_EQ(std::system(command.c_str()), 0);  // NOLINT: the words are our own
  return Folder::read(folder.path("out"));
}

TEST(Completion, OffersCommandsFlagsAndGames) {
  EXPECT_EQ(offered("hadal ser", 1), "serve\n");
  EXPECT_EQ(offered("hadal serve --tru", 2), "--trusted-proxy\n");
  EXPECT_EQ(offered("hadal play ab", 2), "abyss\n");
  EXPECT_EQ(offered("hadal scenario ab", 2), "\n");  // a file: the shell goes on by itself
}

TEST(Completion, KnowsThreeShells) {
  EXPECT_THAT(run_hadal({"completion", "fish"}).out, HasSubstr("complete -c hadal"));
  EXPECT_EQ(run_hadal({"completion", "zsh"}).out.rfind("#compdef hadal\n", 0), 0u);
  EXPECT_EQ(run_hadal({"completion", "tcsh"}).status, 2);
}

}  // namespace
}  // namespace hadal::cli
