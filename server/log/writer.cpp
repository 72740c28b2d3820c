// SPDX-License-Identifier: Apache-2.0
#include "server/log/writer.h"

#include <chrono>

namespace hadal::log {
namespace {

constexpr std::size_t kMostKnown = 50'000;             // streams
constexpr std::chrono::milliseconds kTrialPause(250);  // while writing is stopped
constexpr std::uint64_t kReportEvery = 1000;           // failures
// A trial is larger than anything that is usually written at once: if there is room for it, there
// is room for people's moves.
constexpr std::int64_t kProbeBytes = 32 * 1024;

}  // namespace

Writer::Writer(const SqliteOptions& options)
    : options_(options),
      db_(database_file(options.folder), false),
      mark_writer_(options.folder),
      mark_(read_mark(options.folder).value_or(Mark{})) {
  set_up(db_, options.max_pages);
  prepare(db_, database_file(options.folder), options.make_index, options.twice);
  if (options.accept_loss) mark_writer_.write_safely(mark_ = {});
  make_statements();
  thread_ = std::thread([this] { work(); });
}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
  }
  wake_.notify_one();
  thread_.join();
  mark_writer_.write_safely(mark_);
}

void Writer::make_statements() {
  const auto made = [this](std::string_view sql) { return std::make_unique<Statement>(db_, sql); };
  find_stream_ = made("SELECT id FROM streams WHERE name = ?");
  find_last_ =
      made("SELECT number, sums FROM entries WHERE stream = ? ORDER BY number DESC LIMIT 1");
  add_stream_ = made("INSERT INTO streams (name) VALUES (?)");
  add_entry_ = made("INSERT INTO entries (stream, number, at, text, sums) VALUES (?, ?, ?, ?, ?)");
  add_copy_ =
      made("INSERT OR REPLACE INTO copies (stream, number, at, text, sums) VALUES (?, ?, ?, ?, ?)");
  add_member_ = made("INSERT OR IGNORE INTO members (player, stream) VALUES (?, ?)");
  close_ = made("UPDATE streams SET closed = ? WHERE name = ?");
  keep_ = made("INSERT OR REPLACE INTO summaries (name, number, text, sums) VALUES (?, ?, ?, ?)");
  probe_ = made("UPDATE probe SET at = ?, bytes = randomblob(?) WHERE id = 1");
}

void Writer::push(Job job) {
  {
    const std::lock_guard lock(mutex_);
    spent_.clear();
    queue_.push_back(std::move(job));
  }
  wake_.notify_one();
}

void Writer::append(Append what, Log::Done done) {
  push({std::move(what), std::move(done), {}, {}});
}

void Writer::work() {
  std::vector<Job> batch;
  std::unique_lock lock(mutex_);
  for (;;) {
    const auto has_work = [this] { return closing_ || !queue_.empty(); };
    if (is_stopped_)
      wake_.wait_for(lock, kTrialPause, has_work);
    else
      wake_.wait(lock, has_work);
    if (queue_.empty() && closing_) return;
    batch.swap(queue_);
    lock.unlock();
    if (is_stopped_) try_to_write();
    carry_out(batch);
    lock.lock();
    batch.swap(spent_);
    batch.clear();
  }
}

// Appends that stand together share a transaction.
void Writer::carry_out(std::vector<Job>& batch) {
  for (std::size_t i = 0; i < batch.size();) {
    if (batch[i].task) {
      batch[i++].task();
      continue;
    }
    std::size_t end = i;
    while (end < batch.size() && !batch[end].task) ++end;
    write(&batch[i], end - i);
    for (; i < end; ++i) batch[i].done(batch[i].result);
  }
}

void Writer::roll_back() {
  try {
    db_.run("ROLLBACK");
  } catch (const LogError&) {  // SQLite had rolled back already
  }
}

// One transaction for all. `changed` becomes true of the streams only when it is on disk. If one of
// them hits damage, the others are written without it.
void Writer::write(Job* first, std::size_t count) {
  Streams changed;
  Appended failed{Status::failed, 0, "writing has stopped because a sync failed"};
  next_mark_ = mark_;
  try {
    if (!is_stopped_) {
      if (streams_.size() > kMostKnown) streams_.clear();
      db_.run("BEGIN IMMEDIATE");
      for (std::size_t i = 0; i < count; ++i) write(first[i], changed);
      db_.run("COMMIT");
      for (auto& [name, stream] : changed) streams_[name] = stream;
      note_success();
      return mark_writer_.write(mark_ = next_mark_);
    }
  } catch (const SqliteError& e) {
    roll_back();
    if (e.is_damage() && count > 1) {
      for (std::size_t i = 0; i < count; ++i) write(first + i, 1);
      return;
    }
    is_stopped_ = e.is_failed_sync();
    failed = {is_stopped_ ? Status::unknown : Status::failed, 0, e.what()};
    note_failure(e.what());
  }
  for (std::size_t i = 0; i < count; ++i) {
    const auto known = streams_.find(first[i].what.stream);
    failed.last = known == streams_.end() ? first[i].what.expected : known->second.last;
    first[i].result = failed;
  }
}

Writer::Stream Writer::find(const std::string& name) {
  if (const auto known = streams_.find(name); known != streams_.end()) return known->second;
  Stream stream;
  find_stream_->reset();
  if (!find_stream_->bind(1, name).step()) return stream;
  stream.id = find_stream_->number(0);
  find_stream_->reset();
  find_last_->reset();
  if (find_last_->bind(1, stream.id).step()) {
    stream.last = static_cast<std::uint64_t>(find_last_->number(0));
    stream.sums = read_sums(find_last_->bytes(1)).value_or(first_sums());
  }
  find_last_->reset();
  return streams_[name] = stream;
}

void Writer::write(Job& job, Streams& changed) {
  const Append& what = job.what;
  const auto pending = changed.find(what.stream);
  Stream stream = pending != changed.end() ? pending->second : find(what.stream);
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
    add_entry(stream, what.stream, {stream.last + 1, what.at, text});
  for (const std::string& player : what.players)
    add_member_->bind(1, player).bind(2, stream.id).run();
  for (const std::string& closed : what.closes)
    close_->bind(1, static_cast<std::int64_t>(what.expected + 1)).bind(2, closed).run();
  changed[what.stream] = stream;
  job.result = {Status::committed, stream.last, {}};
}

void Writer::add_entry(Stream& stream, const std::string& name, const Entry& entry) {
  stream.last = entry.number;
  stream.sums = next_sums(stream.sums, name, entry);
  next_mark_ = {name, entry.number, stream.sums};
  const auto add = [&](Statement& statement) {
    statement.bind(1, stream.id)
        .bind(2, static_cast<std::int64_t>(entry.number))
        .bind(3, entry.at)
        .bind(4, entry.text)
        .bind_bytes(5, stream.sums.view())
        .run();
  };
  add(*add_entry_);
  if (options_.twice.contains(name)) add(*add_copy_);
}

void Writer::replace(const std::string& stream, Log::Texts texts, Log::Done done) {
  push({{}, {}, {}, [this, stream, texts = std::move(texts), done = std::move(done)] {
          Appended result;
          replace_now(stream, texts, result);
          done(result);
        }});
}

// From the first changed entry on, the chain is a new one. Nothing of the old texts is left in the
// file, nor in the -wal file when the copies there have been brought home.
void Writer::replace_now(const std::string& name, const Log::Texts& texts, Appended& result) {
  if (texts.empty()) return;
  const auto first = static_cast<std::int64_t>(texts.begin()->first);
  try {
    mark_writer_.write_safely({});  // the entry it names may have other sums in a moment
    streams_.erase(name);
    Stream stream = find(name);
    streams_.erase(name);
    std::vector<Entry> entries;
    Sums before = first_sums();
    Statement read(db_,
                   "SELECT number, at, text, sums FROM entries WHERE stream = ? AND number >= ? "
                   "ORDER BY number");
    read.bind(1, stream.id).bind(2, first - 1);
    while (read.step()) {
      if (read.number(0) < first)
        before = read_sums(read.bytes(3)).value_or(first_sums());
      else
        entries.push_back({static_cast<std::uint64_t>(read.number(0)), read.number(1),
                           std::string(read.text(2))});
    }
    read.reset();
    stream.sums = before;
    db_.run("BEGIN IMMEDIATE");
    Statement erase(db_, "DELETE FROM entries WHERE stream = ? AND number >= ?");
    erase.bind(1, stream.id).bind(2, first).run();
    for (Entry& entry : entries) {
      if (const auto found = texts.find(entry.number); found != texts.end())
        entry.text = found->second;
      add_entry(stream, name, entry);
    }
    db_.run("COMMIT");
    db_.run("PRAGMA wal_checkpoint(TRUNCATE)");
    mark_ = next_mark_;
    result = {Status::committed, stream.last, {}};
    note_success();
  } catch (const SqliteError& e) {
    roll_back();
    is_stopped_ = e.is_failed_sync();
    result = {is_stopped_ ? Status::unknown : Status::failed, 0, e.what()};
    note_failure(e.what());
    mark_ = {};
  }
  mark_writer_.write_safely(mark_);
}

void Writer::keep(const std::string& name, const Summary& summary) {
  push({{}, {}, {}, [this, name, summary] {
          if (is_stopped_) return;
          const Sums sums = next_sums(first_sums(), name, {summary.number, 0, summary.text});
          try {
            keep_->bind(1, name)
                .bind(2, static_cast<std::int64_t>(summary.number))
                .bind(3, summary.text)
                .bind_bytes(4, sums.view())
                .run();
          } catch (const SqliteError& e) {  // it can be made again
            is_stopped_ = e.is_failed_sync();
            note_failure(e.what());
          }
        }});
}

void Writer::probe(std::function<void(const std::string&)> done) {
  push({{}, {}, {}, [this, done = std::move(done)] { done(try_to_write()); }});
}

std::string Writer::try_to_write() {
  try {
    db_.run("BEGIN IMMEDIATE");
    probe_->bind(1, ++probes_).bind(2, kProbeBytes).run();
    db_.run("COMMIT");
    is_stopped_ = false;
    note_success();
    return {};
  } catch (const SqliteError& e) {
    roll_back();
    is_stopped_ = is_stopped_ || e.is_failed_sync();
    note_failure(e.what());
    return e.what();
  }
}

void Writer::note_failure(const std::string& reason) {
  if (failures_++ % kReportEvery == 0)
    options_.report("event=write_failed failures=" + std::to_string(failures_) +
                    " stopped=" + (is_stopped_ ? "true" : "false") + " reason=\"" + reason + "\"");
}

void Writer::note_success() {
  if (failures_ == 0) return;
  options_.report("event=written_again failures=" + std::to_string(failures_));
  failures_ = 0;
}

}  // namespace hadal::log
