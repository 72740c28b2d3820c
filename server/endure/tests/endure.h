// SPDX-License-Identifier: Apache-2.0
// What the command line of the tests says, and folders that go when a test ends.
#pragma once

#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "server/client/server_process.h"

namespace hadal::endure {

inline constexpr std::chrono::seconds kPatience(120);  // then a table is stuck

struct Flags {
  int kills = 50;
  // Of either kind, compared with others that look the same.
  int games = std::getenv("CI") == nullptr ? 50 : 500;
  std::uint64_t seed = 0;  // of all that is random in the tests; 0: another one every time
};
const Flags& flags();

class Folder {
 public:
  Folder() {
    std::string pattern = std::filesystem::temp_directory_path() / "hadal_endure.XXXXXX";
    path_ = mkdtemp(pattern.data());
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }
  std::string path(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

inline std::string contents(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

inline client::ServerPlan server_in(const Folder& folder) {
  client::ServerPlan plan;
  plan.program = std::filesystem::read_symlink("/proc/self/exe").parent_path() / "hadal";
  plan.data = folder.path("data");
  plan.log_file = folder.path("log");
  plan.flags = {"--no-limits", "--bot-threads", "1"};
  return plan;
}

}  // namespace hadal::endure
