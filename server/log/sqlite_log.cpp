// SPDX-License-Identifier: Apache-2.0
#include "server/log/sqlite_log.h"

#include <filesystem>

#include "server/log/folder_lock.h"
#include "server/log/mark.h"
#include "server/log/reader.h"
#include "server/log/salvage.h"
#include "server/log/writer.h"

namespace hadal::log {
namespace {

namespace fs = std::filesystem;

// A file that was never ours is left alone; a file of ours with damaged pages is mended.
void expect_ours(const std::string& file, const Salvaged& found) {
  if (found.entries == 0)
    throw LogError(file +
                   ": is damaged, and nothing of ours can be found in it; replace it with a "
                   "backup, and keep this file");
}

// The first name that is free.
std::string name_for_damaged(const std::string& file) {
  for (int i = 1;; ++i) {
    std::string name = file + ".damaged-" + std::to_string(i);
    if (!fs::exists(name)) return name;
  }
}

void expect_nothing_lost(const SqliteOptions& options, Reader& reader) {
  const std::optional<Mark> mark = read_mark(options.folder);
  if (!mark || mark->stream.empty() || options.accept_loss) return;
  const std::optional<Entry> last = reader.entry(mark->stream, mark->number);
  if (last && (!last->is_sound || is_own(mark->sums, mark->stream, *last))) return;
  throw LogError(database_file(options.folder) +
                 ": something that was acknowledged is missing; has its -wal file been lost or "
                 "cut? Put it back, or restore a whole backup, or go on without it: --accept-loss");
}

// Checks what everybody needs, and the end of every stream that may continue.
void look_at_what_is_needed(const std::string& file) {
  constexpr std::int64_t kEntries = 5000;
  Connection db(file, true);
  Statement streams(db, "SELECT id FROM streams WHERE closed IS NULL");
  Statement entries(db,
                    "SELECT count(sums) FROM (SELECT sums FROM entries WHERE stream = ? ORDER BY "
                    "number DESC LIMIT ?)");
  while (streams.step()) {
    entries.bind(1, streams.number(0)).bind(2, kEntries).step();
    entries.reset();
  }
  Statement(db, "SELECT count(sums) FROM copies").step();
}

}  // namespace

std::string database_file(const std::string& folder) { return folder + "/hadal.db"; }

SqliteLog::SqliteLog(const SqliteOptions& options) {
  make_folder(options.folder);
  lock_ = std::make_unique<FolderLock>(options.folder);
  try {
    open(options);
  } catch (const SqliteError& e) {
    if (!e.is_damage()) throw;
    writer_.reset();
    reader_.reset();
    options.report(std::string("event=damaged reason=\"") + e.what() + "\"");
    mend(options);
    open(options);
  }
}

void SqliteLog::open(const SqliteOptions& options) {
  const std::string file = database_file(options.folder);
  writer_ = std::make_unique<Writer>(options);
  reader_ = std::make_unique<Reader>(file);
  look_at_what_is_needed(file);  // first: damage may hide what was acknowledged
  expect_nothing_lost(options, *reader_);
}

void SqliteLog::mend(const SqliteOptions& options) {
  const std::string file = database_file(options.folder);
  const std::string fresh = options.folder + "/mended";
  fs::remove_all(fresh);
  const Salvaged found = salvage(file, fresh, options.make_index, options.twice);
  try {
    expect_ours(file, found);
  } catch (const LogError&) {
    fs::remove_all(fresh);
    throw;
  }
  const std::string old = name_for_damaged(file);
  fs::rename(file, old);
  if (fs::exists(file + "-wal")) fs::rename(file + "-wal", old + "-wal");
  fs::remove(file + "-shm");
  fs::remove(mark_file(options.folder));  // what it names may be what was lost
  fs::rename(database_file(fresh), file);
  fs::remove_all(fresh);
  options.report("event=mended streams=" + std::to_string(found.streams) +
                 " entries=" + std::to_string(found.entries) +
                 " holes=" + std::to_string(found.lost.size()) + " kept=\"" + old + "\"");
}

SqliteLog::~SqliteLog() = default;

void SqliteLog::append(Append what, Done done) {
  writer_->append(std::move(what), std::move(done));
}

void SqliteLog::read(std::string_view stream, std::uint64_t from,
                     const std::function<void(const Entry&)>& take) {
  reader_->read(stream, from, take);
}

std::optional<Entry> SqliteLog::entry(std::string_view stream, std::uint64_t number) {
  return reader_->entry(stream, number);
}

std::vector<std::string> SqliteLog::streams() { return reader_->streams(); }

std::vector<std::string> SqliteLog::open_streams() { return reader_->open_streams(); }

std::vector<std::string> SqliteLog::streams_of(std::string_view player) {
  return reader_->streams_of(player);
}

std::optional<std::uint64_t> SqliteLog::closed_by(std::string_view stream) {
  return reader_->closed_by(stream);
}

std::vector<std::uint64_t> SqliteLog::closers_of(std::string_view player, std::size_t most) {
  return reader_->closers_of(player, most);
}

std::optional<Summary> SqliteLog::summary(const std::string& name) {
  return reader_->summary(name);
}

void SqliteLog::keep(const std::string& name, Summary summary) { writer_->keep(name, summary); }

void SqliteLog::replace(const std::string& stream, Texts texts, Done done) {
  writer_->replace(stream, std::move(texts), std::move(done));
}

void SqliteLog::probe(std::function<void(const std::string&)> done) {
  writer_->probe(std::move(done));
}

}  // namespace hadal::log
