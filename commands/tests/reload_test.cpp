// SPDX-License-Identifier: Apache-2.0
// SIGHUP: the settings that may change while the server runs are read from the file again.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "commands/tests/run_hadal.h"
#include "server/http/tests/live_server.h"
#include "server/http/tests/wire.h"

namespace hadal::cli {
namespace {

using http::test::Browser;
using http::test::LiveServer;
using testing::HasSubstr;

LiveServer::Serve with_config(const std::string& file, std::vector<std::string> flags = {}) {
  return [file, flags](const std::string& data) {
    std::vector<std::string> words{hadal_program(), "serve", "--port",   "0",
                                   "--data",        data,    "--config", file};
    words.insert(words.end(), flags.begin(), flags.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::execv(argv[0], argv.data());
    throw std::runtime_error("cannot run " + words[0]);
  };
}

// The log is written by another process.
bool says(const LiveServer& server, const std::string& text) {
  for (int i = 0; i < 2000; ++i) {
    if (server.log_lines().find(text) != std::string::npos) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(Reload, LimitsAndBansAreReadFromTheFileAgain) {
  const Folder folder;
  const std::string file = folder.write("hadal.toml", "connections-per-address = 50\n");
  const LiveServer server(with_config(file));
  folder.write("hadal.toml", "connections-per-address = 60\nban-address = ['192.0.2.1', '::1']\n");
  server.tell(SIGHUP);
  EXPECT_TRUE(says(server, "event=reloaded connections_per_address=60 banned_addresses=2"));
}

TEST(Reload, WhatStandsOnTheCommandLineStays) {
  const Folder folder;
  const std::string file = folder.write("hadal.toml", "");
  const LiveServer server(with_config(file, {"--connections-per-address", "70"}));
  folder.write("hadal.toml", "connections-per-address = 60\n");
  server.tell(SIGHUP);
  EXPECT_TRUE(says(server, "event=reloaded connections_per_address=70 banned_addresses=0"));
}

TEST(Reload, ABadFileIsALineInTheLogAndChangesNothing) {
  const Folder folder;
  const std::string file = folder.write("hadal.toml", "ban-address = ['127.0.0.1']\n");
  const LiveServer server(with_config(file));
  const Browser browser(server.port);
  EXPECT_EQ(http::test::WireTab(browser).status, 403U);
  folder.write("hadal.toml", "bot-threads = 'many'\n");
  server.tell(SIGHUP);
  EXPECT_TRUE(says(server, "event=reload_failed changed=false reason="));
  EXPECT_THAT(server.log_lines(), HasSubstr("hadal.toml:1: "));
  EXPECT_EQ(http::test::WireTab(browser).status, 403U);
  folder.write("hadal.toml", "");
  server.tell(SIGHUP);
  EXPECT_TRUE(says(server, "event=reloaded"));
  EXPECT_EQ(http::test::WireTab(browser).status, 101U);
}

}  // namespace
}  // namespace hadal::cli
