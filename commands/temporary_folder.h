// SPDX-License-Identifier: Apache-2.0
// A folder for the time that a command runs.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <string>

#include "terminal/error.h"

namespace hadal::cli {

class TemporaryFolder {
 public:
  // Where the system keeps such folders, or in another one.
  explicit TemporaryFolder(const std::string& parent = {}) {
    const std::filesystem::path root =
        parent.empty() ? std::filesystem::temp_directory_path() : std::filesystem::path(parent);
    std::string pattern = root / "hadal.XXXXXX";
    if (::mkdtemp(pattern.data()) == nullptr) throw UserError(pattern + ": cannot be made");
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  std::string path(const std::string& name) const { return path_ / name; }

 private:
  std::filesystem::path path_;
};

}  // namespace hadal::cli
