// SPDX-License-Identifier: Apache-2.0
#include "server/log/schema.h"

#include <memory>
#include <vector>

#include "server/log/chain.h"

namespace hadal::log {
namespace {

// `copies` is for streams that are kept twice; `probe` is written to see whether it can be.
constexpr const char* kTables = R"(
  CREATE TABLE IF NOT EXISTS streams (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, closed INTEGER);
  CREATE TABLE IF NOT EXISTS entries (
    stream INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    sums BLOB, PRIMARY KEY (stream, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS copies (
    stream INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    sums BLOB, PRIMARY KEY (stream, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS members (
    player TEXT NOT NULL, stream INTEGER NOT NULL, PRIMARY KEY (player, stream)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS summaries (
    name TEXT PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL, sums BLOB NOT NULL)
    WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS probe (id INTEGER PRIMARY KEY, at INTEGER NOT NULL, bytes BLOB);
  CREATE INDEX IF NOT EXISTS open_streams ON streams (id) WHERE closed IS NULL;
)";

constexpr std::size_t kAtOnce = 10'000;  // entries of one transaction of the migration

std::int64_t version_of(Connection& db) {
  Statement version(db, "PRAGMA user_version");
  version.step();
  return version.number(0);
}

bool has_column(Connection& db, const std::string& table, const std::string& column) {
  Statement found(db, "SELECT 1 FROM pragma_table_info(?) WHERE name = ?");
  return found.bind(1, table).bind(2, column).step();
}

struct Kept {
  std::int64_t id = 0;
  std::string name;
};

// Files of version 1 have neither checksums nor a mark at closed streams.
class Migration {
 public:
  Migration(Connection& db, const MakeIndex& make_index, const Twice& twice)
      : db_(db), make_index_(make_index), twice_(twice) {}

  void run() {
    db_.run("BEGIN IMMEDIATE");
    if (!has_column(db_, "entries", "sums")) db_.run("ALTER TABLE entries ADD COLUMN sums BLOB");
    if (!has_column(db_, "streams", "closed"))
      db_.run("ALTER TABLE streams ADD COLUMN closed INTEGER");
    db_.run(kTables);
    db_.run("COMMIT");
    make_statements();
    db_.run("BEGIN IMMEDIATE");
    for (const Kept& stream : streams()) bring_up_to_date(stream);
    db_.run("COMMIT");
  }

 private:
  void make_statements() {
    read_ = std::make_unique<Statement>(
        db_, "SELECT number, at, text FROM entries WHERE stream = ? ORDER BY number");
    sum_ = std::make_unique<Statement>(
        db_, "UPDATE entries SET sums = ? WHERE stream = ? AND number = ?");
    copy_ = std::make_unique<Statement>(
        db_, "INSERT OR REPLACE INTO copies SELECT * FROM entries WHERE stream = ?");
    close_ = std::make_unique<Statement>(db_, "UPDATE streams SET closed = ? WHERE name = ?");
    add_member_ = std::make_unique<Statement>(
        db_, "INSERT OR IGNORE INTO members (player, stream) VALUES (?, ?)");
  }

  std::vector<Kept> streams() {
    std::vector<Kept> found;
    Statement all(db_, "SELECT id, name FROM streams ORDER BY id");
    while (all.step()) found.push_back({all.number(0), std::string(all.text(1))});
    return found;
  }

  void bring_up_to_date(const Kept& stream) {
    std::vector<Entry> entries;
    read_->bind(1, stream.id);
    while (read_->step())
      entries.push_back({static_cast<std::uint64_t>(read_->number(0)), read_->number(1),
                         std::string(read_->text(2))});
    read_->reset();
    Sums sums = first_sums();
    for (const Entry& entry : entries) {
      sums = next_sums(sums, stream.name, entry);
      const auto number = static_cast<std::int64_t>(entry.number);
      sum_->bind_bytes(1, sums.view()).bind(2, stream.id).bind(3, number).run();
      const Index index = make_index_(stream.name, entry.text);
      for (const std::string& name : index.closes) close_->bind(1, number).bind(2, name).run();
      for (const std::string& player : index.players)
        add_member_->bind(1, player).bind(2, stream.id).run();
    }
    if (twice_.contains(stream.name)) copy_->bind(1, stream.id).run();
    done_ += entries.size();
    if (done_ < kAtOnce) return;
    done_ = 0;
    db_.run("COMMIT");
    db_.run("BEGIN IMMEDIATE");
  }

  Connection& db_;
  const MakeIndex& make_index_;
  const Twice& twice_;
  std::size_t done_ = 0;
  std::unique_ptr<Statement> read_;
  std::unique_ptr<Statement> sum_;
  std::unique_ptr<Statement> copy_;
  std::unique_ptr<Statement> close_;
  std::unique_ptr<Statement> add_member_;
};

}  // namespace

void set_up(Connection& db, std::int64_t max_pages) {
  // A move changes one leaf of the tree, and the whole leaf goes to the disk. The size must be set
  // before the database is made; an existing one keeps its size.
  db.run("PRAGMA page_size=2048");
  db.run("PRAGMA journal_mode=WAL");
  db.run("PRAGMA synchronous=FULL");
  db.run("PRAGMA secure_delete=ON");  // what is erased does not stay in unused pages
  // Every table writes its own leaf again and again: the later they are copied back, the fewer
  // copies. 16 MB of log are read within a blink when a killed server starts again.
  db.run("PRAGMA wal_autocheckpoint=8192");
  if (max_pages > 0) db.run("PRAGMA max_page_count=" + std::to_string(max_pages));
}

void prepare(Connection& db, const std::string& file, const MakeIndex& make_index,
             const Twice& twice) {
  const std::int64_t found = version_of(db);
  if (found > kSchema)
    throw LogError(file + ": was written by a newer version of Hadal; use that version");
  if (found == kSchema) return;
  if (found == 1) Migration(db, make_index, twice).run();
  db.run("BEGIN IMMEDIATE");
  db.run(kTables);
  db.run("INSERT OR IGNORE INTO probe (id, at) VALUES (1, 0)");
  db.run("PRAGMA user_version=" + std::to_string(kSchema));
  db.run("COMMIT");
}

}  // namespace hadal::log
