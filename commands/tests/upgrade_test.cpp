// SPDX-License-Identifier: Apache-2.0
// Data that the first version wrote (data_0.1/hadal.db): an account, and of each game one that was
// finished and one that was not. The rules of Unfathomable have changed since.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <map>

#include "commands/tests/run_hadal.h"
#include "server/http/tests/live_server.h"
#include "server/http/tests/wire.h"

namespace hadal::cli {
namespace {

using http::test::Browser;
using http::test::LiveServer;
using http::test::WireTab;

void serve_old_data(const std::string& data) {
  std::filesystem::create_directories(data);
  std::filesystem::copy_file("commands/tests/data_0.1/hadal.db", data + "/hadal.db",
                             std::filesystem::copy_options::skip_existing);
  const std::string program = hadal_program();
  ::execl(program.c_str(), program.c_str(), "serve", "--port", "0", "--data", data.c_str(),
          static_cast<char*>(nullptr));
  throw std::runtime_error("cannot run " + program);
}

std::string text_of(const boost::json::value& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}

// The tables of each game that are not over.
std::map<std::string, boost::json::value> running(Browser& ada) {
  std::map<std::string, boost::json::value> found;
  const auto lobby = ada.get("/api/lobby").json();
  for (const boost::json::value& one : lobby.at("mine").as_array())
    if (text_of(one, "state") == "running") found[text_of(one, "game")] = one;
  return found;
}

TEST(Upgrade, AFolderOfTheFirstVersionOpensAndItsGamesGoOn) {
  LiveServer server(serve_old_data);
  Browser ada(server.port);
  ASSERT_EQ(ada.post("/api/login", R"({"name":"Ada","password":"correct horse"})").status, 200u);
  const auto tables = running(ada);
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_FALSE(tables.at("abyss").at("unfit").as_bool());
  const std::string table = text_of(tables.at("abyss"), "table");
  WireTab tab(ada);
  tab.say(R"({"type":"watch","request":"w","table":")" + table + R"("})");
  const boost::json::object position = tab.wait_for("position");
  EXPECT_EQ(position.at("number").as_int64(), 29);
  tab.say(R"({"type":"play","request":"p","table":")" + table + R"(","number":29,"line":)" +
          boost::json::serialize(position.at("legal").as_array().front()) + "}");
  tab.wait_for_answer("p");
  EXPECT_EQ(server.stop(), 0);
  EXPECT_EQ(run_hadal({"check", "--data", server.data()}).status, 0);
}

TEST(Upgrade, AGameThatNoLongerFitsSaysSoAndHarmsNoOther) {
  LiveServer server(serve_old_data);
  Browser ada(server.port);
  ASSERT_EQ(ada.post("/api/login", R"({"name":"Ada","password":"correct horse"})").status, 200u);
  EXPECT_TRUE(running(ada).at("unfathomable").at("unfit").as_bool());
  EXPECT_THAT(
      server.log_lines(),
      testing::HasSubstr("does not fit version 2 of the rules; the game began with version 1"));
}

}  // namespace
}  // namespace hadal::cli
