// SPDX-License-Identifier: Apache-2.0
#include "server/log/folder_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>

#include "server/log/log.h"

namespace hadal::log {

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error && !std::filesystem::is_directory(folder))
    throw LogError(folder + ": the data folder cannot be made: " + error.message());
}

FolderLock::FolderLock(const std::string& folder) {
  const std::string path = folder + "/hadal.lock";
  file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file_ < 0)
    throw LogError(folder + ": the data folder cannot be written: " + std::strerror(errno));
  if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
  ::close(file_);
  throw LogError(folder + ": another server is using this data folder");
}

FolderLock::~FolderLock() { ::close(file_); }

}  // namespace hadal::log
