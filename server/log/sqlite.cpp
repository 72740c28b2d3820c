// SPDX-License-Identifier: Apache-2.0
#include "server/log/sqlite.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>

namespace hadal::log {
namespace {

constexpr int kPatienceMs = 5000;  // with another process that reads, a backup for example

std::string sentence(const std::string& file, int code, const std::string& detail) {
  switch (code & 0xff) {
    case SQLITE_FULL: return file + ": the disk is full";
    case SQLITE_READONLY: return file + ": cannot be written: permission denied";
    case SQLITE_CANTOPEN:
      return file + ": cannot be opened; does the folder exist, and is it writable?";
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
      return file + ": is damaged (" + detail +
             "); `hadal salvage` makes a new file from what can be read";
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return file + ": is in use by another program";
    case SQLITE_IOERR: return file + ": cannot be read or written (" + detail + ")";
    default: return file + ": " + detail;
  }
}

// Seeds of running games are in it, and nobody else on this machine may read them. What SQLite puts
// beside the file gets the same rights. If something goes wrong here, SQLite reports it better.
void make_private(const std::string& file) {
  const int made = ::open(file.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (made >= 0) ::close(made);
}

}  // namespace

SqliteError::SqliteError(const std::string& file, int code, const std::string& detail)
    : LogError(sentence(file, code, detail)), code_(code) {}

bool SqliteError::is_damage() const {
  const int code = code_ & 0xff;
  return code == SQLITE_CORRUPT || code == SQLITE_NOTADB || code == SQLITE_FORMAT ||
         code == SQLITE_ERROR;  // a table that should be there is not
}

bool SqliteError::is_failed_sync() const {
  return code_ == SQLITE_IOERR_FSYNC || code_ == SQLITE_IOERR_DIR_FSYNC;
}

Connection::Connection(std::string file, bool read_only) : file_(std::move(file)) {
  if (!read_only) make_private(file_);
  const int flags = read_only ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
  const int code = sqlite3_open_v2(file_.c_str(), &db_, flags | SQLITE_OPEN_FULLMUTEX, nullptr);
  if (code != SQLITE_OK) {
    const SqliteError error(file_, code, db_ != nullptr ? sqlite3_errmsg(db_) : "no memory");
    sqlite3_close(db_);
    throw error;
  }
  sqlite3_extended_result_codes(db_, 1);
  sqlite3_busy_timeout(db_, kPatienceMs);
}

Connection::~Connection() { sqlite3_close(db_); }

// If there is no room for the files that SQLite keeps beside the database, it reports a disk error.
void Connection::fail(int code) const {
  if ((code & 0xff) == SQLITE_IOERR && sqlite3_system_errno(db_) == ENOSPC) code = SQLITE_FULL;
  throw SqliteError(file_, code, sqlite3_errmsg(db_));
}

void Connection::run(const std::string& sql) {
  const int code = sqlite3_exec(db_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(code);
}

std::int64_t Connection::last_row() const { return sqlite3_last_insert_rowid(db_); }

Statement::Statement(const Connection& connection, std::string_view sql) : connection_(connection) {
  const int code = sqlite3_prepare_v3(connection.get(), sql.data(), static_cast<int>(sql.size()),
                                      SQLITE_PREPARE_PERSISTENT, &statement_, nullptr);
  if (code != SQLITE_OK) connection.fail(code);
}

Statement::~Statement() { sqlite3_finalize(statement_); }

Statement& Statement::bind(int at, std::int64_t value) {
  sqlite3_bind_int64(statement_, at, value);
  return *this;
}

// The text must live until the statement has run.
Statement& Statement::bind(int at, std::string_view text) {
  sqlite3_bind_text(statement_, at, text.data(), static_cast<int>(text.size()), SQLITE_STATIC);
  return *this;
}

Statement& Statement::bind_bytes(int at, std::string_view bytes) {
  sqlite3_bind_blob(statement_, at, bytes.data(), static_cast<int>(bytes.size()), SQLITE_STATIC);
  return *this;
}

bool Statement::step() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3_reset(statement_);
  connection_.fail(code);
}

void Statement::run() {
  while (step()) {
  }
  reset();
}

void Statement::reset() { sqlite3_reset(statement_); }

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_, column);
}

std::string_view Statement::text(int column) const {
  const unsigned char* text = sqlite3_column_text(statement_, column);
  if (text == nullptr) return {};
  return {reinterpret_cast<const char*>(text),
          static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

std::string_view Statement::bytes(int column) const {
  const void* bytes = sqlite3_column_blob(statement_, column);
  if (bytes == nullptr) return {};
  return {static_cast<const char*>(bytes),
          static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

bool Statement::is_null(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}

void sync_file(const std::string& file) {
  const int opened = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
  const bool is_safe = opened >= 0 && ::fsync(opened) == 0;
  if (opened >= 0) ::close(opened);
  if (!is_safe) throw LogError(file + ": cannot be synced to the disk");
}

void back_up(const std::string& from, const std::string& to) {
  if (std::filesystem::exists(to)) throw LogError(to + ": already exists");
  const std::string part = to + ".part";
  std::remove(part.c_str());
  {
    const Connection source(from, true);
    const Connection target(part, false);
    sqlite3_backup* backup = sqlite3_backup_init(target.get(), "main", source.get(), "main");
    if (backup == nullptr) target.fail(sqlite3_errcode(target.get()));
    const int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code != SQLITE_DONE) target.fail(code);
  }
  sync_file(part);
  std::filesystem::rename(part, to);  // whole or not at all
}

}  // namespace hadal::log
