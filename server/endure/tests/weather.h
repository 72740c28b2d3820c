// SPDX-License-Identifier: Apache-2.0
// A disk and a clock that fail on command, for a server that is started with them.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "server/endure/tests/endure.h"

namespace hadal::endure {

class Weather {
 public:
  explicit Weather(const Folder& folder) : file_(folder.path("weather")) { set(""); }

  // See server/endure/double/disk.cpp.
  void set(const std::string& words) const {
    std::ofstream(file_ + ".new") << words;
    std::filesystem::rename(file_ + ".new", file_);
  }

  client::ServerPlan over(client::ServerPlan plan) const {
    const std::string library =
        std::filesystem::path(plan.program).parent_path() / "libhadal_test_weather.so";
    plan.in_child = [library, file = file_] {
      ::setenv("LD_PRELOAD", library.c_str(), 1);
      ::setenv("ASAN_OPTIONS", "verify_asan_link_order=0", 1);
      ::setenv("HADAL_TEST_WEATHER", file.c_str(), 1);
    };
    return plan;
  }

 private:
  std::string file_;
};

}  // namespace hadal::endure
