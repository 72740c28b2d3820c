// SPDX-License-Identifier: Apache-2.0
#include "server/nats/index.h"

#include <filesystem>

namespace hadal::log {
namespace {

constexpr const char* kIndexTables = R"(
  CREATE TABLE IF NOT EXISTS streams (
    name TEXT PRIMARY KEY, began INTEGER NOT NULL, closed INTEGER) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS members (
    player TEXT NOT NULL, stream TEXT NOT NULL, PRIMARY KEY (player, stream)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS places (
    stream TEXT NOT NULL, number INTEGER NOT NULL, sequence INTEGER NOT NULL,
    PRIMARY KEY (stream, number)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS summaries (
    name TEXT PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS facts (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
)";
constexpr std::uint64_t kPlaceEvery = 500;  // entries of a stream
constexpr const char* kFollowed = "followed";
constexpr const char* kWhose = "whose";

std::int64_t as_signed(std::uint64_t number) { return static_cast<std::int64_t>(number); }
std::uint64_t as_unsigned(std::int64_t number) { return static_cast<std::uint64_t>(number); }

std::string fact(Connection& db, const char* key) {
  Statement found(db, "SELECT value FROM facts WHERE key = ?");
  return found.bind(1, std::string_view(key)).step() ? std::string(found.text(0)) : "";
}

bool is_place(const Batch& batch) {
  return !batch.is_revision() &&
         (!batch.closes.empty() ||
          (batch.first - 1) / kPlaceEvery != (batch.first - 1 + batch.count) / kPlaceEvery);
}

void remove_file(const std::string& file) {
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(file + end);
}

}  // namespace

NatsIndex::NatsIndex(const std::string& file, const std::string& whose) {
  try {
    open(file, whose);
    if (fact(*db_, kWhose) == whose) return;
  } catch (const LogError&) {  // damaged
  }
  db_.reset();
  remove_file(file);
  open(file, whose);
  set(kWhose, whose);
}

void NatsIndex::open(const std::string& file, const std::string& whose) {
  const bool is_new = !std::filesystem::exists(file);
  db_ = std::make_unique<Connection>(file, false);
  db_->run("PRAGMA journal_mode=WAL");
  db_->run("PRAGMA synchronous=NORMAL");
  db_->run(kIndexTables);
  if (is_new) set(kWhose, whose);
}

void NatsIndex::set(const std::string& key, const std::string& value) {
  Statement(*db_, "INSERT OR REPLACE INTO facts (key, value) VALUES (?, ?)")
      .bind(1, key)
      .bind(2, value)
      .run();
}

std::uint64_t NatsIndex::followed() {
  const std::lock_guard lock(mutex_);
  const std::string value = fact(*db_, kFollowed);
  return value.empty() ? 0 : std::stoull(value);
}

// Most messages are moves, of which the index need not know.
void NatsIndex::note_now(const std::string& stream, const Batch& batch, std::uint64_t sequence) {
  if (batch.first == 1) {
    Statement add(*db_,
                  "INSERT INTO streams (name, began) VALUES (?, ?) ON CONFLICT (name) DO UPDATE "
                  "SET began = min(began, excluded.began)");
    add.bind(1, stream).bind(2, as_signed(batch.is_revision() ? batch.began : sequence)).run();
  }
  for (const std::string& player : batch.players)
    Statement(*db_, "INSERT OR IGNORE INTO members (player, stream) VALUES (?, ?)")
        .bind(1, player)
        .bind(2, stream)
        .run();
  for (const std::string& closed : batch.closes)
    Statement(*db_, "UPDATE streams SET closed = ? WHERE name = ?")
        .bind(1, as_signed(batch.first))
        .bind(2, closed)
        .run();
  if (is_place(batch))
    Statement(*db_, "INSERT OR IGNORE INTO places (stream, number, sequence) VALUES (?, ?, ?)")
        .bind(1, stream)
        .bind(2, as_signed(batch.first))
        .bind(3, as_signed(sequence))
        .run();
}

void NatsIndex::note(const std::string& stream, const Batch& batch, std::uint64_t sequence) {
  const std::lock_guard lock(mutex_);
  note_now(stream, batch, sequence);
}

void NatsIndex::follow(const std::vector<Noted>& all, std::uint64_t sequence) {
  const std::lock_guard lock(mutex_);
  db_->run("BEGIN IMMEDIATE");
  try {
    for (const Noted& one : all) note_now(one.stream, one.batch, one.sequence);
    set(kFollowed, std::to_string(sequence));
    db_->run("COMMIT");
  } catch (const LogError&) {
    db_->run("ROLLBACK");
    throw;
  }
}

std::vector<std::string> NatsIndex::names(const char* sql) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> found;
  Statement all(*db_, sql);
  while (all.step()) found.emplace_back(all.text(0));
  return found;
}

std::vector<std::string> NatsIndex::streams() {
  return names("SELECT name FROM streams ORDER BY began");
}

std::vector<std::string> NatsIndex::open_streams() {
  return names("SELECT name FROM streams WHERE closed IS NULL ORDER BY began");
}

std::vector<std::string> NatsIndex::streams_of(std::string_view player) {
  const std::lock_guard lock(mutex_);
  std::vector<std::string> found;
  Statement all(*db_,
                "SELECT s.name FROM members m JOIN streams s ON m.stream = s.name WHERE m.player = "
                "? ORDER BY s.began");
  all.bind(1, player);
  while (all.step()) found.emplace_back(all.text(0));
  return found;
}

std::optional<std::uint64_t> NatsIndex::closed_by(std::string_view stream) {
  const std::lock_guard lock(mutex_);
  Statement found(*db_, "SELECT closed FROM streams WHERE name = ? AND closed IS NOT NULL");
  if (!found.bind(1, stream).step()) return std::nullopt;
  return as_unsigned(found.number(0));
}

std::vector<std::uint64_t> NatsIndex::closers_of(std::string_view player, std::size_t most) {
  const std::lock_guard lock(mutex_);
  std::vector<std::uint64_t> found;
  Statement all(*db_,
                "SELECT s.closed FROM members m JOIN streams s ON m.stream = s.name WHERE m.player "
                "= ? AND s.closed IS NOT NULL ORDER BY s.closed DESC LIMIT ?");
  all.bind(1, player).bind(2, static_cast<std::int64_t>(most));
  while (all.step()) found.push_back(as_unsigned(all.number(0)));
  return found;
}

std::uint64_t NatsIndex::sequence_before(std::string_view stream, std::uint64_t number) {
  const std::lock_guard lock(mutex_);
  Statement found(*db_,
                  "SELECT sequence FROM places WHERE stream = ? AND number <= ? ORDER BY number "
                  "DESC LIMIT 1");
  found.bind(1, stream).bind(2, as_signed(number));
  return found.step() ? as_unsigned(found.number(0)) : 1;
}

std::optional<Summary> NatsIndex::summary(const std::string& name) {
  const std::lock_guard lock(mutex_);
  Statement found(*db_, "SELECT number, text FROM summaries WHERE name = ?");
  if (!found.bind(1, name).step()) return std::nullopt;
  return Summary{as_unsigned(found.number(0)), std::string(found.text(1))};
}

void NatsIndex::keep(const std::string& name, const Summary& summary) {
  const std::lock_guard lock(mutex_);
  Statement(*db_, "INSERT OR REPLACE INTO summaries (name, number, text) VALUES (?, ?, ?)")
      .bind(1, name)
      .bind(2, as_signed(summary.number))
      .bind(3, summary.text)
      .run();
}

}  // namespace hadal::log
