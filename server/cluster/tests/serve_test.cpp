// SPDX-License-Identifier: Apache-2.0
// `hadal serve --log nats://…`: whatever was acknowledged or shown is there afterwards, once, and
// every table goes on, whoever was killed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <csignal>
#include <thread>

#include "server/endure/tests/crowd.h"
#include "server/endure/tests/endure.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::endure {
namespace {

using log::test::NatsServers;
using std::chrono::milliseconds;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

constexpr std::size_t kTables = 4;
constexpr std::uint64_t kSeed = 5;

std::string url_of(const NatsServers& servers) {
  std::string url;
  for (const std::string& one : servers.urls()) url += (url.empty() ? "" : ",") + one;
  return url;
}

client::ServerPlan on_nats(const Folder& folder, const NatsServers& servers) {
  client::ServerPlan plan = server_in(folder);
  plan.flags.insert(plan.flags.end(), {"--log", url_of(servers)});
  return plan;
}

// The servers of NATS need a moment until they have found each other.
std::unique_ptr<client::ServerProcess> open(const client::ServerPlan& plan,
                                            client::Address& address) {
  for (int i = 0;; ++i) {
    auto server = std::make_unique<client::ServerProcess>(plan);
    try {
      address = server->wait_until_open();
      return server;
    } catch (const client::Gone&) {
      if (i == 100) throw;
      std::this_thread::sleep_for(milliseconds(200));
    }
  }
}

void play_on(Crowd& crowd) {
  crowd.mark();
  EXPECT_TRUE(crowd.run_until_all_went_on(kPatience)) << "a table is stuck";
}

struct Said {
  int status = -1;
  std::string text;
};

Said run_hadal(const std::string& words) {
  const std::string program =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
  FILE* out = ::popen((program + " " + words + " 2>&1").c_str(), "r");
  Said said;
  char buffer[512];
  while (std::fgets(buffer, sizeof buffer, out) != nullptr) said.text += buffer;
  said.status = WEXITSTATUS(::pclose(out));
  return said;
}

TEST(OnNats, the_server_loses_nothing_when_it_is_killed) {
  const Folder folder;
  const NatsServers nats(1);
  client::Address address;
  auto server = open(on_nats(folder, nats), address);
  EXPECT_THAT(contents(folder.path("log")), HasSubstr("event=log kind=nats stream=hadal"));
  EXPECT_THAT(contents(folder.path("log")), HasSubstr("acknowledged=\"a majority of the servers"));
  Crowd crowd(address, kTables, kSeed);
  for (int kill = 0; kill < 5; ++kill) {
    play_on(crowd);
    crowd.run_for(milliseconds(50 + 30 * kill));
    server->kill();
    server = open(on_nats(folder, nats), address);
    crowd.come_back(address);
  }
  play_on(crowd);
  std::filesystem::remove(folder.path("data") + "/index.db");
  EXPECT_EQ(server->stop(), 0);
  server = open(on_nats(folder, nats), address);
  crowd.come_back(address);
  play_on(crowd);
  crowd.replace_finished();
  EXPECT_THAT(crowd.faults(), IsEmpty());
  EXPECT_GT(crowd.acknowledged(), 0U);
}

TEST(OnNats, play_goes_on_when_a_server_of_nats_dies) {
  const Folder folder;
  NatsServers nats(3);
  client::Address address;
  auto server = open(on_nats(folder, nats), address);
  Crowd crowd(address, kTables, kSeed);
  play_on(crowd);
  for (std::size_t i = 0; i < nats.size(); ++i) {
    nats.stop(i, SIGKILL);
    play_on(crowd);
    nats.start(i);
    crowd.run_for(std::chrono::seconds(2));  // it learns what it missed
    play_on(crowd);
  }
  EXPECT_THAT(crowd.faults(), IsEmpty());
  EXPECT_EQ(server->stop(), 0);
}

TEST(OnNats, data_are_copied_there_and_back_and_played_on) {
  const Folder folder;
  const Folder back;
  const NatsServers nats(1);
  client::Address address;
  auto server = open(server_in(folder), address);
  Crowd crowd(address, kTables, kSeed);
  play_on(crowd);
  EXPECT_EQ(run_hadal("copy-log " + folder.path("data") + " " + url_of(nats)).status, 2)
      << "a server uses it";
  EXPECT_EQ(server->stop(), 0);

  const Said there = run_hadal("copy-log " + folder.path("data") + " " + url_of(nats));
  EXPECT_EQ(there.status, 0) << there.text;
  EXPECT_THAT(there.text, HasSubstr("both logs have the hash"));
  EXPECT_EQ(run_hadal("copy-log " + folder.path("data") + " " + url_of(nats)).status, 2)
      << "it would be there twice";
  const Said again = run_hadal("copy-log " + url_of(nats) + " " + back.path("data"));
  EXPECT_EQ(again.status, 0) << again.text;
  EXPECT_EQ(again.text, there.text);

  server = open(on_nats(folder, nats), address);
  crowd.come_back(address);
  play_on(crowd);
  EXPECT_EQ(server->stop(), 0);
  EXPECT_EQ(run_hadal("copy-log " + url_of(nats) + " " + back.path("played")).status, 0);
  client::ServerPlan plan = server_in(back);
  plan.data = back.path("played");
  server = open(plan, address);
  crowd.come_back(address);
  play_on(crowd);
  EXPECT_THAT(crowd.faults(), IsEmpty());
}

TEST(OnNats, an_address_that_is_none_is_refused_with_a_sentence) {
  const Said said = run_hadal("serve --port 0 --log redis://a");
  EXPECT_EQ(said.status, 2) << said.text;
  EXPECT_THAT(said.text, HasSubstr("nats://HOST"));
}

}  // namespace
}  // namespace hadal::endure
