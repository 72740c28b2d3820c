// SPDX-License-Identifier: Apache-2.0
// The program as operators run it: its lines, its backup, and a bot of somebody else.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <regex>

#include "commands/tests/run_hadal.h"
#include "server/http/tests/live_server.h"
#include "server/http/tests/wire.h"

namespace hadal::cli {
namespace {

using http::test::Browser;
using http::test::LiveServer;
using testing::HasSubstr;
using testing::Not;

LiveServer::Serve program(std::vector<std::string> flags = {}) {
  return [flags](const std::string& data) {
    std::vector<std::string> words{hadal_program(), "serve", "--port", "0", "--data", data};
    words.insert(words.end(), flags.begin(), flags.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    ::setenv("HADAL_TEST_SEEDS", "yes", 1);  // allows --test-seeds
    ::execv(argv[0], argv.data());
    throw std::runtime_error("cannot run " + words[0]);
  };
}

std::string text_of(const boost::json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}

Browser registered(const LiveServer& server, const std::string& name) {
  Browser browser(server.port);
  browser.post("/api/register", R"({"name":")" + name + R"(","password":"correct horse"})");
  return browser;
}

TEST(Serve, LinesArePairsAndHoldNoSecret) {
  LiveServer server(program());
  Browser ada = registered(server, "Ada");
  ada.post("/api/login", R"({"name":"Ada","password":"wrong horse"})");
  ada.post("/api/webhook", R"({"url":"http://127.0.0.1:1/s3cret"})");
  ada.post("/api/webhook_test");
  const auto made = ada.post("/api/tables", R"({"game":"abyss","start_now":true,)"
                                            R"("seats":[{"kind":"me"},)"
                                            R"({"kind":"bot","level":"random"}]})")
                        .json();
  ada.ask("GET", "/%zz");
  EXPECT_EQ(server.stop(), 0);
  const std::string lines = server.log_lines();
  const std::regex pairs(R"(time=\S+ level=\w+ event=\w+( \w+=("[^"]*"|\S*))*)");
  std::istringstream in(lines);
  int count = 0;
  for (std::string line; std::getline(in, line); ++count)
    EXPECT_TRUE(std::regex_match(line, pairs)) << line;
  EXPECT_GE(count, 3) << lines;
  for (const std::string& secret : {ada.token(), text_of(made, "invite"), text_of(made, "table"),
                                    std::string("horse"), std::string("s3cret")})
    EXPECT_THAT(lines, Not(HasSubstr(secret)));
}

TEST(Serve, APortInUseIsSaidInOneSentence) {
  const LiveServer server(program());
  const Folder folder;
  const std::string port = std::to_string(server.port);
  const Answer run = run_hadal({"serve", "--port", port, "--data", folder.path("data")});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.err, "hadal: 127.0.0.1 port " + port + ": Address already in use\n");
}

TEST(Serve, AWrongFlagIsSaidAndNothingIsOpened) {
  const Folder folder;
  const std::string data = folder.path("data");
  const auto said = [&](const std::string& flag, const std::string& value) {
    const Answer run = run_hadal({"serve", "--data", data, flag, value});
    EXPECT_EQ(run.status, 2) << flag;
    return run.out + run.err;
  };
  EXPECT_THAT(said("--port", "70000"), HasSubstr("--port: Value 70000 not in range 0 to 65535"));
  EXPECT_THAT(said("--web", folder.path("dist")), HasSubstr("dist: this is not a web client"));
  EXPECT_THAT(said("--url", "play.example.org"), HasSubstr("--url is an address like https://"));
  EXPECT_THAT(said("--test-seeds", "7"), HasSubstr("--test-seeds makes every game predictable"));
  EXPECT_FALSE(std::filesystem::exists(data));
}

TEST(Backup, OfARunningServerHoldsAllThatWasAcknowledged) {
  const LiveServer server(program());
  Browser ada = registered(server, "Ada");
  std::vector<std::string> tables;
  for (int i = 0; i < 5; ++i)
    tables.push_back(text_of(ada.post("/api/tables", R"({"game":"abyss","seats":[{"kind":"me"},)"
                                                     R"({"kind":"open"}]})")
                                 .json(),
                             "table"));
  const Folder folder;
  std::filesystem::create_directory(folder.path("data"));
  const std::string copy = folder.path("data/hadal.db");
  const Answer run = run_hadal({"backup", "--data", server.data(), copy});
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(ada.get("/healthz").status, 200u) << "the server runs on";
  const std::string more =
      ada.post("/api/tables", R"({"game":"abyss","seats":[{"kind":"me"},{"kind":"open"}]})").body;
  EXPECT_THAT(more, HasSubstr("table"));

  const LiveServer again([copy, serve = program()](const std::string& data) {
    std::filesystem::create_directories(data);
    std::filesystem::copy_file(copy, data + "/hadal.db");
    serve(data);
  });
  ada.port = again.port;
  const auto lobby = ada.get("/api/lobby").json();
  EXPECT_EQ(lobby.at("mine").as_array().size(), tables.size());
  for (const std::string& table : tables) EXPECT_EQ(ada.get("/api/tables/" + table).status, 200u);
}

TEST(Backup, OfNothingIsSaidToBeSo) {
  const Folder folder;
  const Answer run = run_hadal({"backup", "--data", folder.path("none"), folder.path("copy")});
  EXPECT_NE(run.status, 0);
  EXPECT_THAT(run.err, HasSubstr("there is no such file"));
}

TEST(Serve, LinesCanBeJson) {
  LiveServer server(program({"--log-lines", "json"}));
  EXPECT_EQ(server.stop(), 0);
  std::istringstream in(server.log_lines());
  std::vector<std::string> events;
  for (std::string line; std::getline(in, line);)
    events.push_back(text_of(boost::json::parse(line).as_object(), "event"));
  EXPECT_THAT(events, testing::IsSupersetOf({"recovered", "listening", "stopped"}));
}

// Debian's Python, whose packages the example asks for.
class ExampleBot : public testing::TestWithParam<const char*> {};

// What the bot printed, and whether it was content.
std::pair<std::string, bool> run_bot(const LiveServer& server, const std::string& words) {
  const Folder folder;
  const std::string command =
      "/usr/bin/python3 examples/bot.py --url http://127.0.0.1:" + std::to_string(server.port) +
      " " + words + " >" + folder.path("out") + " 2>&1";
  const bool is_content = std::system(command.c_str()) == 0;  // NOLINT: the words are our own
  return {Folder::read(folder.path("out")), is_content};
}

constexpr const char* kThreeSeats = R"(A -?\d+( won)? ?\nB -?\d+( won)? ?\nC -?\d+( won)? ?\n)";

TEST_P(ExampleBot, PlaysAWholeGame) {
  // With seeds the house's bots do not wait for anybody to look.
  const LiveServer server(program({"--no-limits", "--test-seeds", "1"}));
  const auto [out, is_content] = run_bot(server, std::string("--game ") + GetParam());
  EXPECT_TRUE(is_content);
  EXPECT_TRUE(std::regex_match(out, std::regex(kThreeSeats))) << out;
}

// It has some two hundred answers in a moment, and may send 120.
TEST(ExampleBots, ComeBackAfterTheySpokeTooOften) {
  const LiveServer server(program({"--test-seeds", "1"}));
  const auto [out, is_content] = run_bot(server, "--game unfathomable");
  EXPECT_TRUE(is_content);
  EXPECT_TRUE(std::regex_match(out, std::regex(kThreeSeats))) << out;
}

TEST(ExampleBots, SayWhyTheyWereRefused) {
  const LiveServer server(program({"--bot-iterations", "50"}));
  const auto [out, is_content] = run_bot(server, "--level captain/iterations=51");
  EXPECT_FALSE(is_content);
  EXPECT_THAT(out, HasSubstr("refused: 'captain/iterations=51' would think too long: this server "
                             "allows 50 iterations"));
}

INSTANTIATE_TEST_SUITE_P(BothGames, ExampleBot, testing::Values("abyss", "unfathomable"),
                         [](const auto& one) { return std::string(one.param); });

TEST(ExampleBots, AreShort) {
  const std::string text = Folder::read("examples/bot.py");
  EXPECT_GT(text.size(), 0u);
  EXPECT_LT(std::count(text.begin(), text.end(), '\n'), 100);
}

}  // namespace
}  // namespace hadal::cli
