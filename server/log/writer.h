// SPDX-License-Identifier: Apache-2.0
// Writes the file on its own thread, which takes all waiting appends, writes them in one
// transaction and acknowledges them after the commit: the more there is to do, the more appends
// share one sync.
//
// When a sync fails nobody knows what is on disk. Then nothing more is written until a trial write
// has been synced in the same place: after that we know that the unknown write did not happen.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "server/log/chain.h"
#include "server/log/mark.h"
#include "server/log/schema.h"
#include "server/log/sqlite_log.h"

namespace hadal::log {

class Writer {
 public:
  explicit Writer(const SqliteOptions& options);
  ~Writer();  // writes what waits
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  // See Log.
  void append(Append what, Log::Done done);
  void replace(const std::string& stream, Log::Texts texts, Log::Done done);
  void keep(const std::string& name, const Summary& summary);
  void probe(std::function<void(const std::string&)> done);

 private:
  struct Job {
    Append what;
    Log::Done done;
    Appended result;
    std::function<void()> task;  // instead of an append
  };
  struct Stream {
    std::int64_t id = 0;
    std::uint64_t last = 0;
    Sums sums;
  };
  using Streams = std::unordered_map<std::string, Stream>;

  void make_statements();
  void push(Job job);
  void work();
  void carry_out(std::vector<Job>& batch);
  void write(Job* first, std::size_t count);
  void write(Job& job, Streams& changed);
  Stream find(const std::string& name);
  void add_entry(Stream& stream, const std::string& name, const Entry& entry);
  void replace_now(const std::string& name, const Log::Texts& texts, Appended& result);
  std::string try_to_write();  // what is wrong; empty: nothing
  void roll_back();
  void note_failure(const std::string& reason);
  void note_success();

  SqliteOptions options_;
  Connection db_;
  MarkWriter mark_writer_;
  Mark mark_;       // of what is on disk
  Mark next_mark_;  // of what is on its way there
  std::unique_ptr<Statement> find_stream_;
  std::unique_ptr<Statement> find_last_;
  std::unique_ptr<Statement> add_stream_;
  std::unique_ptr<Statement> add_entry_;
  std::unique_ptr<Statement> add_copy_;
  std::unique_ptr<Statement> add_member_;
  std::unique_ptr<Statement> close_;
  std::unique_ptr<Statement> keep_;
  std::unique_ptr<Statement> probe_;
  Streams streams_;  // those that were written lately
  bool is_stopped_ = false;
  std::int64_t probes_ = 0;
  std::uint64_t failures_ = 0;  // since anything was written

  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Job> queue_;
  std::vector<Job> spent_;  // their memory goes back to the thread that it came from
  bool closing_ = false;
  std::thread thread_;
};

}  // namespace hadal::log
