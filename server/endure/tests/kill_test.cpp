// SPDX-License-Identifier: Apache-2.0
// kill -9 at random moments, with people and bots at play: whatever was acknowledged or shown is
// there afterwards, once, and every table goes on.
#include <gtest/gtest.h>

#include <algorithm>
#include <csignal>
#include <iostream>
#include <thread>

#include "server/endure/tests/crowd.h"
#include "server/endure/tests/endure.h"

namespace hadal::endure {
namespace {

using std::chrono::milliseconds;
constexpr std::size_t kTables = 6;

// Kills the process when the time is over, whatever we are doing meanwhile.
class Killer {
 public:
  Killer(pid_t pid, milliseconds after)
      : thread_([pid, after] {
          std::this_thread::sleep_for(after);
          ::kill(pid, SIGKILL);
        }) {}
  ~Killer() { thread_.join(); }
  Killer(const Killer&) = delete;
  Killer& operator=(const Killer&) = delete;

 private:
  std::thread thread_;
};

milliseconds random_time(Rng& rng, int from, int to) {
  return milliseconds(from + static_cast<int>(rng.below(static_cast<std::uint32_t>(to - from))));
}

// One life of the server, ended by a kill: usually at play, sometimes while it still reads its log.
void live_and_die(const Folder& folder, Crowd& crowd, Rng& rng) {
  client::ServerProcess server(server_in(folder));
  const bool is_early = rng.below(5) == 0;
  try {
    if (is_early) {
      const Killer killer(server.pid(), random_time(rng, 0, 60));
      crowd.come_back(server.wait_until_open());
      while (server.is_running()) crowd.run_for(milliseconds(5));
      return;
    }
    crowd.come_back(server.wait_until_open());
    const Killer killer(server.pid(), random_time(rng, 10, 250));
    while (server.is_running()) {
      crowd.run_for(milliseconds(10));
      crowd.replace_finished();
    }
  } catch (const client::Gone&) {  // it was killed before it could answer
  }
}

// One life without a kill: every table must go on.
void go_on(const Folder& folder, Crowd& crowd) {
  client::ServerProcess server(server_in(folder));
  crowd.come_back(server.wait_until_open());
  EXPECT_TRUE(crowd.run_until_all_went_on(kPatience)) << "a table is stuck";
  crowd.replace_finished();
  EXPECT_EQ(server.stop(), 0);
}

TEST(Killed, the_server_loses_nothing) {
  const Folder folder;
  Rng rng(flags().seed);
  auto first = std::make_unique<client::ServerProcess>(server_in(folder));
  Crowd crowd(first->wait_until_open(), kTables, flags().seed);
  crowd.run_for(milliseconds(100));
  first.reset();  // the first kill
  for (int kill = 1; kill < flags().kills && crowd.faults().empty(); ++kill) {
    live_and_die(folder, crowd, rng);
    if (kill % 10 == 0) go_on(folder, crowd);
  }
  go_on(folder, crowd);
  for (const std::string& fault : crowd.faults()) ADD_FAILURE() << fault;
  EXPECT_GT(crowd.acknowledged(), static_cast<std::size_t>(flags().kills));
  std::cout << flags().kills << " kills, " << crowd.acknowledged() << " acknowledged moves, "
            << crowd.finished() << " finished games\n";
}

}  // namespace
}  // namespace hadal::endure
