// SPDX-License-Identifier: Apache-2.0
// Appends to NATS. Each is one message that names the sequence it expects to follow in its subject;
// that is the only fence. A message whose answer is lost is sent again with the same id. If it
// turns out to be fenced then, we look whether the one that came before it was ours.
#pragma once

#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/nats/index.h"
#include "server/nats/timeline.h"
#include "server/nats/wire.h"

namespace hadal::log {

class Publisher {
 public:
  Publisher(const NatsOptions& options, Wire& wire, NatsIndex& index, Timeline& timeline);
  Publisher(const Publisher&) = delete;
  Publisher& operator=(const Publisher&) = delete;

  // See Log.
  void append(Append what, Log::Done done);
  void replace(const std::string& stream, Log::Texts texts, Log::Done done);
  // Writes what waits, as long as there is patience, and stops the timeline.
  void finish_all();
  // From libnats, on any thread.
  void answered(const std::string& id, const Outcome& outcome);
  // Somebody has read the stream up to here.
  struct End {
    std::uint64_t number = 0;
    std::uint64_t sequence = 0;
  };
  void know(const std::string& name, End end);
  // The end of the stream as it is known here, unless it is being written to.
  std::optional<End> known(const std::string& name);

 private:
  struct Job {
    Append what;
    Log::Done done;
    std::function<void()> task;  // instead of an append
    std::string id;
    Timeline::Clock::time_point latest;
    bool is_unsure = false;   // one attempt was not answered, …
    std::uint64_t fence = 0;  // … which expected this sequence
  };
  struct Stream {
    std::optional<End> end;
    std::deque<Job> queue;
    bool busy = false;
  };

  // What stands in place of what.
  struct Revision {
    std::map<std::uint64_t, Batch> batches;  // by their first entry
    std::vector<std::uint64_t> old;          // sequences
  };

  void push(const std::string& name, Job job);
  void begin(const std::string& name);
  void attempt(const std::string& name);
  Stream& at(const std::string& name);
  std::optional<Newest> newest(const std::string& name);
  void learn_end(Stream& stream, const std::string& name);
  void handle(const std::string& name, const Outcome& outcome);
  void retry(const std::string& name, std::chrono::milliseconds pause, const std::string& reason);
  void look_behind(const std::string& name);
  void stored(const std::string& name, std::uint64_t sequence);
  void finish(const std::string& name, const Appended& result);
  void leave(const std::string& name);
  void note_failure(const std::string& reason);
  Appended replace_now(const std::string& name, const Log::Texts& texts);
  Revision find_revised(const std::string& subject, const End& end, const Log::Texts& texts);
  bool write_revised(const std::string& name, Stream& stream, const Revision& revision);

  NatsOptions options_;
  Wire& wire_;
  NatsIndex& index_;
  Timeline& timeline_;
  std::string writer_;  // whose message ids these are
  std::uint64_t messages_ = 0;
  Timeline::Clock::time_point ask_again_;  // not before
  std::uint64_t failures_ = 0;             // since anything was written

  std::mutex mutex_;
  std::condition_variable idle_;
  std::unordered_map<std::string, Stream> streams_;
  std::unordered_map<std::string, std::string> under_way_;  // streams by message id
  std::size_t waiting_ = 0;
};

}  // namespace hadal::log
