// SPDX-License-Identifier: Apache-2.0
#include "server/log/sqlite_log.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <condition_variable>
#include <cstring>
#include <filesystem>
#include <mutex>
#include <thread>
#include <unordered_map>

#include "server/log/sqlite.h"

namespace hadal::log {
namespace {

constexpr std::int64_t kSchema = 1;

constexpr const char* kTables = R"(
  CREATE TABLE IF NOT EXISTS streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
  CREATE TABLE IF NOT EXISTS entries (
    stream INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (stream, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS members (
    player TEXT NOT NULL, stream INTEGER NOT NULL, PRIMARY KEY (player, stream)) WITHOUT ROWID;
)";

void prepare(Connection& db, const SqliteOptions& options) {
  // A move changes one leaf of the tree, which goes to the disk whole. It must be said before the
  // database is made; one that exists keeps its size.
  db.run("PRAGMA page_size=2048");
  db.run("PRAGMA journal_mode=WAL");
  db.run("PRAGMA synchronous=FULL");
  // Every table writes its own leaf again and again: the later they are copied back, the fewer
  // copies. 16 MB of log are read within a blink when a killed server starts again.
  db.run("PRAGMA wal_autocheckpoint=8192");
  if (options.max_pages > 0) db.run("PRAGMA max_page_count=" + std::to_string(options.max_pages));
  Statement version(db, "PRAGMA user_version");
  version.step();
  const std::int64_t found = version.number(0);
  version.reset();
  if (found > kSchema)
    throw LogError(database_file(options.folder) +
                   ": was written by a newer version of Hadal; use that one");
  if (found == kSchema) return;
  db.run("BEGIN IMMEDIATE");
  db.run(kTables);
  db.run("PRAGMA user_version=" + std::to_string(kSchema));
  db.run("COMMIT");
}

void make_folder(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error && !std::filesystem::is_directory(folder))
    throw LogError(folder + ": the data folder cannot be made: " + error.message());
}

}  // namespace

std::string database_file(const std::string& folder) { return folder + "/hadal.db"; }

// One server per folder; the kernel lets go when the process ends, however it ends.
class FolderLock {
 public:
  explicit FolderLock(const std::string& folder) {
    const std::string path = folder + "/hadal.lock";
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0)
      throw LogError(folder + ": the data folder cannot be written: " + std::strerror(errno));
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(file_);
    throw LogError(folder + ": another server is using this data folder");
  }
  ~FolderLock() { ::close(file_); }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int file_ = -1;
};

class SqliteLog::Writer {
 public:
  explicit Writer(const SqliteOptions& options) : db_(database_file(options.folder), false) {
    prepare(db_, options);
    make_statements();
    load_streams();
    thread_ = std::thread([this] { work(); });
  }

  ~Writer() {
    {
      const std::lock_guard lock(mutex_);
      closing_ = true;
    }
    wake_.notify_one();
    thread_.join();
  }

  void append(Append what, Done done) {
    {
      const std::lock_guard lock(mutex_);
      queue_.push_back({std::move(what), std::move(done), {}});
    }
    wake_.notify_one();
  }

 private:
  struct Job {
    Append what;
    Done done;
    Appended result;
  };
  struct Stream {
    std::int64_t id = 0;
    std::uint64_t last = 0;
  };

  void make_statements() {
    add_stream_ = std::make_unique<Statement>(db_, "INSERT INTO streams (name) VALUES (?)");
    add_entry_ = std::make_unique<Statement>(
        db_, "INSERT INTO entries (stream, number, at, text) VALUES (?, ?, ?, ?)");
    add_member_ = std::make_unique<Statement>(
        db_, "INSERT OR IGNORE INTO members (player, stream) VALUES (?, ?)");
  }

  void load_streams() {
    Statement all(db_,
                  "SELECT s.name, s.id, coalesce((SELECT max(number) FROM entries e WHERE "
                  "e.stream = s.id), 0) FROM streams s");
    while (all.step())
      streams_[std::string(all.text(0))] = {all.number(1),
                                            static_cast<std::uint64_t>(all.number(2))};
  }

  void work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      wake_.wait(lock, [this] { return closing_ || !queue_.empty(); });
      if (queue_.empty()) return;
      std::vector<Job> batch = std::move(queue_);
      queue_.clear();
      lock.unlock();
      write(batch);
      for (Job& job : batch) job.done(job.result);
      lock.lock();
    }
  }

  // One transaction for all. `changed` becomes true of the streams only when it is on disk.
  void write(std::vector<Job>& batch) {
    std::unordered_map<std::string, Stream> changed;
    try {
      db_.run("BEGIN IMMEDIATE");
      for (Job& job : batch) write(job, changed);
      db_.run("COMMIT");
      for (auto& [name, stream] : changed) streams_[name] = stream;
    } catch (const LogError& e) {
      try {
        db_.run("ROLLBACK");
      } catch (const LogError&) {  // SQLite had rolled back already
      }
      for (Job& job : batch) job.result = {Status::failed, last_of(job.what.stream), e.what()};
    }
  }

  void write(Job& job, std::unordered_map<std::string, Stream>& changed) {
    const Append& what = job.what;
    const auto pending = changed.find(what.stream);
    Stream stream;
    if (pending != changed.end())
      stream = pending->second;
    else if (const auto known = streams_.find(what.stream); known != streams_.end())
      stream = known->second;
    if (stream.last != what.expected) {
      job.result = {Status::conflict, stream.last,
                    "the stream has " + std::to_string(stream.last) + " entries, not " +
                        std::to_string(what.expected)};
      return;
    }
    if (stream.id == 0) {
      add_stream_->bind(1, what.stream).run();
      stream.id = db_.last_row();
    }
    for (const std::string& text : what.texts)
      add_entry_->bind(1, stream.id)
          .bind(2, static_cast<std::int64_t>(++stream.last))
          .bind(3, what.at)
          .bind(4, text)
          .run();
    for (const std::string& player : what.players)
      add_member_->bind(1, player).bind(2, stream.id).run();
    changed[what.stream] = stream;
    job.result = {Status::committed, stream.last, {}};
  }

  std::uint64_t last_of(const std::string& stream) const {
    const auto known = streams_.find(stream);
    return known == streams_.end() ? 0 : known->second.last;
  }

  Connection db_;
  std::unique_ptr<Statement> add_stream_;
  std::unique_ptr<Statement> add_entry_;
  std::unique_ptr<Statement> add_member_;
  std::unordered_map<std::string, Stream> streams_;  // of the thread

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> queue_;
  bool closing_ = false;
  std::thread thread_;
};

class SqliteLog::Reader {
 public:
  explicit Reader(const std::string& folder)
      : db_(database_file(folder), true),
        read_(db_,
              "SELECT e.number, e.at, e.text FROM entries e JOIN streams s ON e.stream = s.id "
              "WHERE s.name = ? AND e.number >= ? ORDER BY e.number"),
        streams_(db_, "SELECT name FROM streams ORDER BY id"),
        streams_of_(db_,
                    "SELECT s.name FROM members m JOIN streams s ON m.stream = s.id WHERE "
                    "m.player = ? ORDER BY s.id") {}

  void read(std::string_view stream, std::uint64_t from,
            const std::function<void(const Entry&)>& take) {
    const std::lock_guard lock(mutex_);
    read_.reset();  // the last reader may have thrown
    read_.bind(1, stream).bind(2, static_cast<std::int64_t>(from));
    Entry entry;
    while (read_.step()) {
      entry.number = static_cast<std::uint64_t>(read_.number(0));
      entry.at = read_.number(1);
      entry.text = read_.text(2);
      take(entry);
    }
    read_.reset();
  }

  std::vector<std::string> streams() {
    const std::lock_guard lock(mutex_);
    return names(streams_);
  }

  std::vector<std::string> streams_of(std::string_view player) {
    const std::lock_guard lock(mutex_);
    return names(streams_of_.bind(1, player));
  }

 private:
  static std::vector<std::string> names(Statement& statement) {
    std::vector<std::string> found;
    while (statement.step()) found.emplace_back(statement.text(0));
    statement.reset();
    return found;
  }

  std::mutex mutex_;
  Connection db_;
  Statement read_;
  Statement streams_;
  Statement streams_of_;
};

SqliteLog::SqliteLog(const SqliteOptions& options) {
  make_folder(options.folder);
  lock_ = std::make_unique<FolderLock>(options.folder);
  writer_ = std::make_unique<Writer>(options);
  reader_ = std::make_unique<Reader>(options.folder);
}

SqliteLog::~SqliteLog() = default;

void SqliteLog::append(Append what, Done done) {
  writer_->append(std::move(what), std::move(done));
}

void SqliteLog::read(std::string_view stream, std::uint64_t from,
                     const std::function<void(const Entry&)>& take) {
  reader_->read(stream, from, take);
}

std::vector<std::string> SqliteLog::streams() { return reader_->streams(); }

std::vector<std::string> SqliteLog::streams_of(std::string_view player) {
  return reader_->streams_of(player);
}

}  // namespace hadal::log
