// SPDX-License-Identifier: Apache-2.0
// A thin wrapper around SQLite: connections and statements that close themselves and throw
// LogError.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "server/log/log.h"

struct sqlite3;
struct sqlite3_stmt;

namespace hadal::log {

// Thrown where SQLite fails.
class SqliteError : public LogError {
 public:
  SqliteError(const std::string& file, int code, const std::string& detail);
  bool is_damage() const;       // of the file, as opposed to a disk that is full or away
  bool is_failed_sync() const;  // what was written may be on disk or not

 private:
  int code_;
};

class Connection {
 public:
  Connection(std::string file, bool read_only);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void run(const std::string& sql);  // without results
  std::int64_t last_row() const;
  sqlite3* get() const { return db_; }
  [[noreturn]] void fail(int code) const;

 private:
  std::string file_;
  sqlite3* db_ = nullptr;
};

// A prepared statement; `step` gives one row after the other, `reset` makes it ready again.
class Statement {
 public:
  Statement(const Connection& connection, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& bind(int at, std::int64_t value);
  Statement& bind(int at, std::string_view text);
  Statement& bind_bytes(int at, std::string_view bytes);
  bool step();  // false: no more rows
  void run();   // to its end, and reset
  void reset();
  bool is_null(int column) const;
  std::int64_t number(int column) const;
  std::string_view text(int column) const;   // until the next step
  std::string_view bytes(int column) const;  // until the next step

 private:
  const Connection& connection_;
  sqlite3_stmt* statement_ = nullptr;
};

// Copies a database that may be in use, page by page. Throws LogError.
void back_up(const std::string& from, const std::string& to);

void sync_file(const std::string& file);  // throws LogError

}  // namespace hadal::log
