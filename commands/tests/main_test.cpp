// SPDX-License-Identifier: Apache-2.0
// What holds for every command: help, wrong words, files that are not there, output that fails.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "commands/tests/run_hadal.h"
#include "engine/version.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;

TEST(Hadal, SaysItsVersion) {
  const Answer run = run_hadal({"--version"});
  EXPECT_EQ(run.status, 0);
  EXPECT_THAT(run.out, MatchesRegex("hadal " + std::string(kVersion) + "( .[0-9a-f]+.)?\n"));
}

TEST(Hadal, HelpNamesEveryCommand) {
  const Answer run = run_hadal({"--help"});
  EXPECT_EQ(run.status, 0);
  for (const char* command : {"simulate", "scenario", "replay", "verify", "bench"})
    EXPECT_THAT(run.out, HasSubstr(command));
}

TEST(Hadal, WithoutACommandItPrintsHelpAndFails) {
  const Answer run = run_hadal({});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_THAT(run.err, HasSubstr("Subcommands:"));
}

TEST(Hadal, AnUnknownWordIsNamed) {
  for (const auto& args : std::vector<std::vector<std::string>>{{"--bogus"},
                                                                {"bogus"},
                                                                {"bench", "--bogus"},
                                                                {"replay", "--bogus"},
                                                                {"scenario", "x", "--bogus"},
                                                                {"simulate", "abyss", "bogus"}}) {
    const Answer run = run_hadal(args);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_THAT(run.err, HasSubstr("bogus"));
  }
}

TEST(Hadal, AFileThatIsNotThereIsNamedWithTheReason) {
  for (const char* command : {"replay", "verify", "scenario"}) {
    const Answer run = run_hadal({command, "no/such/file"});
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, "hadal: no/such/file: No such file or directory\n");
    EXPECT_EQ(run.out, "");
  }
}

TEST(Hadal, AFolderIsNotAFile) {
  const Folder folder;
  for (const char* command : {"replay", "verify", "scenario"}) {
    const Answer run = run_hadal({command, folder.path("")});
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.err, "hadal: " + folder.path("") + ": this is a folder\n");
  }
  EXPECT_EQ(folder.files(), 0u);
}

TEST(Hadal, APathThatCannotBeLookedAtIsNoCrash) {
  for (const char* command : {"replay", "verify", "scenario"}) {
    const Answer run = run_hadal({command, std::string(5000, 'x')});
    EXPECT_EQ(run.status, 2);
    EXPECT_THAT(run.err, HasSubstr("File name too long"));
  }
}

TEST(Hadal, AnEmptyFileIsNeitherARecordNorAScenario) {
  const Folder folder;
  const std::string file = folder.write("empty", "");
  EXPECT_EQ(run_hadal({"replay", file}).status, 2);
  EXPECT_THAT(run_hadal({"replay", file}).err,
              HasSubstr("empty: line 1: the record ends too early"));
  EXPECT_EQ(run_hadal({"scenario", file}).status, 2);
  EXPECT_THAT(run_hadal({"scenario", file}).err, HasSubstr("empty: this file has no scenario"));
}

TEST(Hadal, OutputThatCannotBeWrittenIsNoSuccess) {
  for (const auto& args :
       std::vector<std::vector<std::string>>{{"--version"},
                                             {"--help"},
                                             {"simulate", "abyss", "--games", "2"},
                                             {"bench", "--json", "--games", "1"}}) {
    const Answer run = run_hadal(args, ">/dev/full");
    EXPECT_EQ(run.status, 2) << args[0];
    EXPECT_EQ(run.err, "hadal: the output cannot be written: No space left on device\n");
  }
}

TEST(Hadal, AReaderWhoLeavesIsNoCrash) {
  const Folder folder;
  const std::string status = folder.path("status");
  const std::string command = "( " + quoted(hadal_program()) + " simulate abyss --games 50 2>" +
                              folder.path("err") + "; echo $? >" + status + " ) | true";
  ASSERT_EQ(std::system(command.c_str()), 0);  // NOLINT: the words are our own
  EXPECT_EQ(Folder::read(status), "2\n");
  EXPECT_EQ(Folder::read(folder.path("err")), "hadal: the output cannot be written: Broken pipe\n");
}

}  // namespace
}  // namespace hadal::cli
