// SPDX-License-Identifier: Apache-2.0
// Who plays where, which streams are over, and where in NATS their entries are: a file that is made
// from the headers of the messages and may be thrown away at any time.
#pragma once

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "server/log/sqlite.h"
#include "server/nats/batch.h"

namespace hadal::log {

class NatsIndex {
 public:
  // A file that is damaged, or about another stream than `whose`, is replaced by an empty one.
  NatsIndex(const std::string& file, const std::string& whose);

  // Everything up to this sequence is in it.
  std::uint64_t followed();
  void note(const std::string& stream, const Batch& batch, std::uint64_t sequence);
  // Many at once, and how far they go.
  struct Noted {
    std::string stream;
    Batch batch;
    std::uint64_t sequence = 0;
  };
  void follow(const std::vector<Noted>& all, std::uint64_t sequence);

  std::vector<std::string> streams();
  std::vector<std::string> open_streams();
  std::vector<std::string> streams_of(std::string_view player);
  std::optional<std::uint64_t> closed_by(std::string_view stream);
  std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most);
  // No entry from this number on is before this sequence.
  std::uint64_t sequence_before(std::string_view stream, std::uint64_t number);
  std::optional<Summary> summary(const std::string& name);
  void keep(const std::string& name, const Summary& summary);

 private:
  void open(const std::string& file, const std::string& whose);
  void note_now(const std::string& stream, const Batch& batch, std::uint64_t sequence);
  void set(const std::string& key, const std::string& value);
  std::vector<std::string> names(const char* sql);

  std::mutex mutex_;
  std::unique_ptr<Connection> db_;
};

}  // namespace hadal::log
