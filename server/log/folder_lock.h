// SPDX-License-Identifier: Apache-2.0
// One server per data folder. The kernel lets go when the process ends, however it ends.
#pragma once

#include <string>

namespace hadal::log {

void make_folder(const std::string& folder);  // throws LogError

class FolderLock {
 public:
  explicit FolderLock(const std::string& folder);  // throws LogError
  ~FolderLock();
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_ = -1;
};

}  // namespace hadal::log
