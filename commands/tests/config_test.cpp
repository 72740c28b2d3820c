// SPDX-License-Identifier: Apache-2.0
// Settings from a file and from the environment. No server opens here: each says what it would use.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/App.hpp>

#include "commands/config.h"
#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using testing::HasSubstr;

class Config : public testing::Test {
 protected:
  Answer serve(const std::string& text, std::vector<std::string> flags = {}) const {
    const std::string file = folder_.write("hadal.toml", text);
    std::vector<std::string> words{"serve", "--data", folder_.path("data"), "--config", file};
    words.insert(words.end(), flags.begin(), flags.end());
    return run_hadal(words);
  }
  std::string error_of(const std::string& text) const {
    const Answer run = serve(text);
    EXPECT_EQ(run.status, 2);
    const std::string before = "hadal: " + folder_.path("hadal.toml");
    EXPECT_EQ(run.err.rfind(before, 0), 0u) << run.err;
    return run.err.substr(before.size());
  }

  Folder folder_;
};

struct Variable {
  Variable(const char* name, const char* value) : name_(name) { ::setenv(name, value, 1); }
  ~Variable() { ::unsetenv(name_); }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  const char* name_;
};

TEST_F(Config, SetsWhatTheCommandLineDoesNot) {
  EXPECT_THAT(serve("host = 'nowhere'\n").err, HasSubstr("nowhere: is not an address"));
  EXPECT_THAT(serve("host = 'nowhere'\n", {"--host", "elsewhere"}).err,
              HasSubstr("elsewhere: is not an address"));
}

TEST_F(Config, TheEnvironmentCountsMoreThanTheFileAndLessThanTheCommandLine) {
  const Variable host("HADAL_HOST", "outside");
  EXPECT_THAT(serve("host = 'nowhere'\n").err, HasSubstr("outside: is not an address"));
  EXPECT_THAT(serve("host = 'nowhere'\n", {"--host", "elsewhere"}).err,
              HasSubstr("elsewhere: is not an address"));
}

TEST_F(Config, AVariableThatCannotBeIsNamed) {
  const Variable port("HADAL_PORT", "many");
  EXPECT_THAT(serve("").err, HasSubstr("HADAL_PORT: "));
}

TEST_F(Config, UnknownKeysAreRefusedWithTheirLine) {
  EXPECT_EQ(error_of("port = 0\n\nporto = 1\n"),
            ":3: 'porto' is unknown; 'hadal serve --help' names the flags\n");
  EXPECT_THAT(error_of("config = 'other.toml'\n"), HasSubstr(":1: 'config' is unknown"));
  EXPECT_THAT(error_of("test-seeds = 1\n"), HasSubstr(":1: 'test-seeds' is unknown"));
}

TEST_F(Config, ValuesAreCheckedAsOnTheCommandLine) {
  EXPECT_THAT(error_of("# ours\nport = 70000\n"), HasSubstr(":2: "));
  EXPECT_THAT(error_of("no-limits = 'perhaps'\n"), HasSubstr(":1: "));
  EXPECT_THAT(error_of("port = 1.5\n"), HasSubstr(":1: a text, a whole number"));
}

TEST_F(Config, FlagsAndListsMeanWhatTheyMeanOnTheCommandLine) {
  for (const bool refuses : {true, false}) {
    CLI::App command;
    bool limits = true;
    std::vector<std::string> proxies;
    command.add_flag("!--no-limits", limits);
    command.add_option("--trusted-proxy", proxies);
    add_config(command);
    command.parse("--config " +
                  folder_.write("own.toml", std::string("trusted-proxy = ['::1', '127.0.0.1']\n") +
                                                "no-limits = " + (refuses ? "true" : "false")));
    read_config(command);
    EXPECT_EQ(limits, !refuses);
    EXPECT_EQ(proxies, (std::vector<std::string>{"::1", "127.0.0.1"}));
  }
}

TEST_F(Config, WhatIsNoTomlSaysWhere) {
  EXPECT_THAT(error_of("port = 0\nport\n"), HasSubstr(":2: "));
}

TEST_F(Config, AFileThatIsNotThereIsNamed) {
  const Answer run = run_hadal({"serve", "--config", folder_.path("none")});
  EXPECT_EQ(run.status, 2);
  EXPECT_THAT(run.err, HasSubstr(folder_.path("none")));
}

}  // namespace
}  // namespace hadal::cli
