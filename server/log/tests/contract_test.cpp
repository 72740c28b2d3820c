// SPDX-License-Identifier: Apache-2.0
// The log in a file keeps the contract of every log.
#include "server/log/tests/contract.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>

#include "server/log/sqlite_log.h"

namespace {

std::atomic<bool> fails_to_sync = false;

int sync_or_fail(long call, int file) {
  if (!fails_to_sync) return static_cast<int>(::syscall(call, file));
  errno = EIO;
  return -1;
}

}  // namespace

// Instead of the C library's: a disk that does not say whether it has anything.
// NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the library's are reserved
extern "C" int fsync(int file) { return sync_or_fail(SYS_fsync, file); }
extern "C" int fdatasync(int file) { return sync_or_fail(SYS_fdatasync, file); }
// NOLINTEND(readability-inconsistent-declaration-parameter-name)

namespace hadal::log::test {
namespace {

class Folder final : public Place {
 public:
  Folder()
      : folder_((std::filesystem::temp_directory_path() /
                 ("hadal-contract-" + std::to_string(::getpid())))
                    .string()) {
    std::filesystem::remove_all(folder_);
  }
  ~Folder() override { std::filesystem::remove_all(folder_); }

  std::unique_ptr<Log> open() override {
    return std::make_unique<SqliteLog>(SqliteOptions{folder_});
  }
  void lose_answers() override { fails_to_sync = true; }
  void answer() override { fails_to_sync = false; }

 private:
  const std::string folder_;
};

INSTANTIATE_TEST_SUITE_P(Sqlite, LogContract, testing::Values([] {
                           return std::unique_ptr<Place>(std::make_unique<Folder>());
                         }));

}  // namespace
}  // namespace hadal::log::test
