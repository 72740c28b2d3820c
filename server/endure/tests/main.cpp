// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <iostream>
#include <random>
#include <string>

#include "server/endure/tests/endure.h"

namespace hadal::endure {
namespace {

Flags chosen;

bool read_flag(const std::string& name, const std::string& value) {
  if (name == "--kills")
    chosen.kills = std::stoi(value);
  else if (name == "--games")
    chosen.games = std::stoi(value);
  else if (name == "--seed")
    chosen.seed = std::stoull(value);
  else
    return false;
  return true;
}

}  // namespace

const Flags& flags() { return chosen; }

}  // namespace hadal::endure

int main(int argc, char** argv) {
  using namespace hadal::endure;
  testing::InitGoogleMock(&argc, argv);
  std::signal(SIGPIPE, SIG_IGN);  // servers are killed while we speak to them
  for (int i = 1; i < argc; i += 2)
    if (i + 1 == argc || !read_flag(argv[i], argv[i + 1])) {
      std::cerr << argv[i] << "? The flags are --kills N, --games N and --seed N, and gtest's.\n";
      return 2;
    }
  if (chosen.seed == 0) chosen.seed = std::random_device()();
  std::cout << "--seed " << chosen.seed << "\n";
  return RUN_ALL_TESTS();
}
