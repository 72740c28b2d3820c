// SPDX-License-Identifier: Apache-2.0
// The log in NATS keeps the contract of every log, on one server and on three.
#include "server/log/tests/contract.h"

#include "server/nats/nats_log.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::log::test {
namespace {

using namespace std::chrono_literals;

// The servers need a moment until they have found each other.
std::unique_ptr<Log> open_patiently(const NatsOptions& options) {
  for (int i = 0;; ++i) {
    try {
      return std::make_unique<NatsLog>(options);
    } catch (const LogError&) {
      if (i == 300) throw;
      std::this_thread::sleep_for(100ms);
    }
  }
}

NatsServers& servers(std::size_t count) {
  static NatsServers one(1);
  static std::unique_ptr<NatsServers> three;
  if (count == 1) return one;
  if (!three) three = std::make_unique<NatsServers>(3);
  return *three;
}

class Nats final : public Place {
 public:
  explicit Nats(std::size_t count) : servers_(servers(count)) {
    static int made = 0;
    options_.servers = servers_.urls();
    options_.stream = "contract" + std::to_string(++made);
    options_.folder = (std::filesystem::temp_directory_path() /
                       ("hadal-nats-index-" + std::to_string(::getpid())))
                          .string();
    options_.attempt = 300ms;
    options_.patience = 3s;
    std::filesystem::remove_all(options_.folder);
  }
  ~Nats() override { std::filesystem::remove_all(options_.folder); }

  std::unique_ptr<Log> open() override { return open_patiently(options_); }
  void lose_answers() override { servers_.pause(); }
  void answer() override { servers_.go_on(); }

 private:
  NatsServers& servers_;
  NatsOptions options_;
};

INSTANTIATE_TEST_SUITE_P(OneServer, LogContract, testing::Values([] {
                           return std::unique_ptr<Place>(std::make_unique<Nats>(1));
                         }));
INSTANTIATE_TEST_SUITE_P(ThreeServers, LogContract, testing::Values([] {
                           return std::unique_ptr<Place>(std::make_unique<Nats>(3));
                         }));

}  // namespace
}  // namespace hadal::log::test
