// SPDX-License-Identifier: Apache-2.0
// hadal schema: what is made of the descriptions, and where it is kept.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>

#include "commands/tests/run_hadal.h"
#include "games/all.h"

namespace hadal::cli {
namespace {

// Those whose rules have a page of ours; that of an example lies in its own folder.
std::vector<std::string> games_in_the_documents() {
  std::vector<std::string> names;
  for (const GameEntry& game : all_games())
    if (std::filesystem::exists("docs/rules/" + std::string(game.name) + ".md"))
      names.emplace_back(game.name);
  return names;
}

TEST(SchemaCommand, TheProtocolWithEveryViewIsCurrent) {
  std::vector<std::string> words{"schema", "--markdown"};
  std::string command = "hadal";
  for (const std::string& game : games_in_the_documents()) {
    words.emplace_back("--view");
    words.push_back(game);
  }
  for (const std::string& word : words) command += " " + word;
  const std::string page = run_hadal(words).out;
  EXPECT_EQ(Folder::read("docs/protocol.md"), page) << "run: " << command << " > docs/protocol.md";
}

TEST(SchemaCommand, ItSaysWhatItCanPrint) {
  EXPECT_EQ(run_hadal({"schema"}).status, 2);
  EXPECT_EQ(run_hadal({"schema", "--typescript", "--markdown"}).status, 2);
  EXPECT_EQ(run_hadal({"schema", "--view", "chess"}).status, 2);
}

}  // namespace
}  // namespace hadal::cli
