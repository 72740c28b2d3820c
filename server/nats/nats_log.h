// SPDX-License-Identifier: Apache-2.0
// The log in one JetStream stream: a subject for each stream of the log, one message for each
// append. Several servers may share it; whoever expects an old sequence of a subject is refused.
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "server/log/folder_lock.h"
#include "server/log/log.h"
#include "server/nats/nats_options.h"

namespace hadal::log {

// What an acknowledgement means.
enum class Kept : std::uint8_t {
  in_memory,  // a majority of the servers have it in memory and in their file caches
  on_disk,    // a majority have it on disk
  not_told,   // the servers do not say which of the two
};
// By the version of a server, and what it says about itself, if it does.
Kept kept_by(const std::string& version, const std::string& said_by_system);

struct NatsFacts {
  std::string version;  // of a server; empty: it did not say
  std::int64_t replicas = 0;
  Kept kept = Kept::not_told;
};

class NatsLog final : public Log {
 public:
  // Throws LogError: no server can be reached, the stream cannot be used, or the folder is in use.
  explicit NatsLog(const NatsOptions& options);
  ~NatsLog() override;  // writes what waits

  NatsFacts facts();
  std::vector<std::string> streams();  // all of them, oldest first
  // Every few seconds, on a thread of the log: that a stream has so many entries.
  using Told = std::function<void(const std::string& stream, std::uint64_t last)>;
  void tell_of_others(Told told);

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
  std::map<std::string, std::uint64_t> catch_up();  // what is new
  void follow();
  void read_once(const std::string& stream, class InOrder& order, bool is_critical);
  void scan_for(const std::string& stream, const struct Range& range,
                const std::function<bool(struct Batch batch)>& take);
  std::optional<Entry> entry_once(std::string_view stream, std::uint64_t number);

  NatsOptions options_;
  FolderLock lock_;
  std::unique_ptr<class Timeline> timeline_;
  std::unique_ptr<class Wire> wire_;
  std::unique_ptr<class NatsIndex> index_;
  std::unique_ptr<class Publisher> publisher_;

  std::mutex mutex_;
  std::condition_variable wake_;
  bool closing_ = false;
  Told told_;
  std::thread follower_;
};

}  // namespace hadal::log
