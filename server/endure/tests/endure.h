// SPDX-License-Identifier: Apache-2.0
// What the command line of the tests says.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <string>

#include "server/client/server_process.h"
#include "server/log/tests/folder.h"

namespace hadal::endure {

inline constexpr std::chrono::seconds kPatience(120);  // then a table is stuck

struct Flags {
  int kills = 50;
  // Of either kind, compared with others that look the same.
  int games = std::getenv("CI") == nullptr ? 50 : 500;
  std::uint64_t seed = 0;  // of all that is random in the tests; 0: another one every time
};
const Flags& flags();

using hadal::test::Folder;

inline std::string contents(const std::string& path) { return Folder::read(path); }

inline client::ServerPlan server_in(const Folder& folder) {
  client::ServerPlan plan;
  plan.program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
  plan.data = folder.path("data");
  plan.log_file = folder.path("log");
  plan.flags = {"--no-limits", "--bot-threads", "1"};
  return plan;
}

}  // namespace hadal::endure
