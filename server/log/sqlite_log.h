// SPDX-License-Identifier: Apache-2.0
// The log in one SQLite file: write-ahead logging with a full sync at every commit, a checksum on
// every entry.
//
// A damaged page costs the entries that are on it. What people and running games need is looked at
// when the file is opened; if part of it is damaged, a new file is made from all that can be read,
// and the old one is kept beside it.
#pragma once

#include <memory>
#include <string>

#include "server/log/log.h"
#include "server/log/schema.h"

namespace hadal::log {

struct SqliteOptions {
  std::string folder;          // made if it does not exist
  std::int64_t max_pages = 0;  // tests of a full disk; 0: no limit
  MakeIndex make_index = [](const std::string&, const std::string&) { return Index{}; };
  Twice twice = {};
  bool accept_loss = false;  // opens data of which something acknowledged is missing
  // Lines for the operator, on a thread of the log.
  std::function<void(const std::string&)> report = [](const std::string&) {};
};

// The database file in a data folder.
std::string database_file(const std::string& folder);

class SqliteLog final : public Log {
 public:
  // Throws LogError: the folder cannot be made or written, is in use by another server, or the file
  // is of a newer program, no database at all, or lacks what had been acknowledged.
  explicit SqliteLog(const SqliteOptions& options);
  ~SqliteLog() override;  // writes what waits

  std::vector<std::string> streams();  // all of them, oldest first

  void append(Append what, Done done) override;
  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const Entry&)>& take) override;
  std::optional<Entry> entry(std::string_view stream, std::uint64_t number) override;
  std::vector<std::string> open_streams() override;
  std::vector<std::string> streams_of(std::string_view player) override;
  std::optional<std::uint64_t> closed_by(std::string_view stream) override;
  std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most) override;
  std::optional<Summary> summary(const std::string& name) override;
  void keep(const std::string& name, Summary summary) override;
  void replace(const std::string& stream, Texts texts, Done done) override;
  void probe(std::function<void(const std::string& why)> done) override;

 private:
  void open(const SqliteOptions& options);
  void mend(const SqliteOptions& options);

  std::unique_ptr<class FolderLock> lock_;
  std::unique_ptr<class Writer> writer_;  // closes last, and copies the -wal file back
  std::unique_ptr<class Reader> reader_;
};

}  // namespace hadal::log
