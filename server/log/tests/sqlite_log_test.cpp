// SPDX-License-Identifier: Apache-2.0
#include "server/log/sqlite_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <future>

#include "server/log/sqlite.h"
#include "server/log/tests/scratch.h"

namespace hadal::log {
namespace {

namespace fs = std::filesystem;
using test::append;
using test::texts;
using testing::ElementsAre;
using testing::HasSubstr;

class SqliteLogTest : public test::ScratchTest {};

TEST_F(SqliteLogTest, NobodyElseOnTheMachineMayReadIt) {
  SqliteLog log({folder, 0});
  append(log, "a", 0, {"seed"});
  back_up(database_file(folder), folder + "/copy.db");
  for (const fs::directory_entry& file : fs::directory_iterator(folder))
    EXPECT_EQ(file.status().permissions(), fs::perms::owner_read | fs::perms::owner_write)
        << file.path();
}

TEST_F(SqliteLogTest, AFullDiskIsSaidAndLosesNothing) {
  SqliteLog log({folder, 24});
  std::uint64_t last = 0;
  Appended result;
  for (;;) {
    result = append(log, "a", last, {std::string(3000, 'x')});
    if (result.status != Status::committed) break;
    last = result.last;
  }
  EXPECT_EQ(result.status, Status::failed);
  EXPECT_THAT(result.reason, HasSubstr("the disk is full"));
  EXPECT_EQ(result.last, last);
  EXPECT_EQ(texts(log, "a").size(), last);
  EXPECT_GT(last, 0u);
}

TEST_F(SqliteLogTest, ADamagedFileIsRefusedWithAdviceAndLeftAsItIs) {
  fs::create_directories(folder);
  const std::string garbage(8192, 'g');
  std::ofstream(database_file(folder)) << garbage;
  try {
    SqliteLog log({folder, 0});
    FAIL() << "garbage was opened";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("is damaged"));
    EXPECT_THAT(e.what(), HasSubstr("backup"));
  }
  std::ifstream in(database_file(folder));
  EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), garbage);
}

TEST_F(SqliteLogTest, AFolderThatCannotBeMadeIsNamed) {
  std::ofstream(folder) << "a file";
  try {
    SqliteLog log({folder + "/data", 0});
    FAIL() << "a file was used as a folder";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr(folder));
  }
}

TEST_F(SqliteLogTest, AFileThatMayNotBeWrittenIsNamed) {
  { SqliteLog log({folder, 0}); }
  fs::permissions(database_file(folder), fs::perms::owner_read);
  if (::geteuid() == 0) GTEST_SKIP() << "root may write everything";
  EXPECT_THROW(SqliteLog({folder, 0}), LogError);
}

TEST_F(SqliteLogTest, TwoServersCannotUseOneFolder) {
  const SqliteLog first({folder, 0});
  try {
    SqliteLog second({folder, 0});
    FAIL() << "two servers in one folder";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("another server"));
  }
}

TEST_F(SqliteLogTest, AFileOfANewerProgramIsLeftAlone) {
  { SqliteLog log({folder, 0}); }
  Connection(database_file(folder), false).run("PRAGMA user_version=99");
  try {
    SqliteLog log({folder, 0});
    FAIL() << "a newer file was opened";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("newer version"));
  }
}

TEST_F(SqliteLogTest, ABackupIsWholeThoughTheServerGoesOn) {
  SqliteLog log({folder, 0});
  append(log, "a", 0, {"one", "two"});
  const std::string copy = folder + "/copy/hadal.db";
  fs::create_directories(folder + "/copy");
  back_up(database_file(folder), copy);
  append(log, "a", 2, {"three"});
  SqliteLog restored({folder + "/copy", 0});
  EXPECT_THAT(texts(restored, "a"), ElementsAre("one", "two"));
  EXPECT_THROW(back_up(database_file(folder), copy), LogError) << "it would overwrite a backup";
}

// The child tells through a pipe what was acknowledged; it dies in the middle of its work.
TEST_F(SqliteLogTest, EverythingAcknowledgedSurvivesAKill) {
  std::uint64_t before = 0;
  for (int round = 0; round < 5; ++round) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) {
      SqliteLog log({folder, 0});
      for (std::uint64_t last = before;; ++last) {
        append(log, "a", last, {std::to_string(last + 1)});
        const std::uint64_t acknowledged = last + 1;
        if (::write(ends[1], &acknowledged, sizeof acknowledged) < 0) ::_exit(1);
      }
    }
    ::close(ends[1]);
    std::uint64_t acknowledged = 0;
    for (int i = 0; i < 20 + round * 7; ++i)
      ASSERT_EQ(::read(ends[0], &acknowledged, sizeof acknowledged),
                static_cast<ssize_t>(sizeof acknowledged));
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &acknowledged, sizeof acknowledged) > 0) {
    }
    ::close(ends[0]);
    SqliteLog log({folder, 0});
    const std::vector<std::string> kept = texts(log, "a");
    ASSERT_GE(kept.size(), acknowledged);
    for (std::size_t i = 0; i < kept.size(); ++i) ASSERT_EQ(kept[i], std::to_string(i + 1));
    before = kept.size();
  }
}

}  // namespace
}  // namespace hadal::log
