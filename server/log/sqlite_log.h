// SPDX-License-Identifier: Apache-2.0
// The log in one SQLite file.
//
// Write-ahead logging with a full sync at every commit. A thread of its own takes all appends that
// wait, writes them in one transaction, and acknowledges them after the commit: the more there is
// to do, the more shares one sync.
#pragma once

#include <memory>
#include <string>

#include "server/log/log.h"

namespace hadal::log {

struct SqliteOptions {
  std::string folder;          // made if it does not exist
  std::int64_t max_pages = 0;  // tests of a full disk; 0: no limit
};

// The database file in a data folder.
std::string database_file(const std::string& folder);

class SqliteLog final : public Log {
 public:
  // Throws LogError: the folder cannot be made or written, is in use by another server, or the file
  // is damaged or of a newer program.
  explicit SqliteLog(const SqliteOptions& options);
  ~SqliteLog() override;  // writes what waits

  void append(Append what, Done done) override;
  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const Entry&)>& take) override;
  std::vector<std::string> streams() override;
  std::vector<std::string> streams_of(std::string_view player) override;

 private:
  class Writer;
  class Reader;
  std::unique_ptr<class FolderLock> lock_;
  std::unique_ptr<Writer> writer_;
  std::unique_ptr<Reader> reader_;
};

}  // namespace hadal::log
