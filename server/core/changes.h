// SPDX-License-Identifier: Apache-2.0
// How anything changes: decide, commit, then happen, then answer.
//
// Changes of one stream come one after the other: the next one is decided when the last one is on
// disk and has happened. So memory is never ahead of the log, and nobody is told what could still
// be lost. Different streams do not wait for each other.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/core/refusal.h"
#include "server/log/log.h"

namespace hadal::core {

using Post = std::function<void(std::function<void()>)>;  // to the thread of the core
using Now = std::function<std::int64_t()>;

struct Written {
  std::vector<std::string> texts;    // none: nothing is to be done, and that is fine
  std::vector<std::string> players;  // see log::Append
};

struct Change {
  std::string stream;
  std::function<Written()> decide;  // may throw Refusal
  // Null: it was done.
  std::function<void(const Refusal*)> done = [](const Refusal*) {};
};

class Changes {
 public:
  // `happen` is called for every committed entry, in order.
  using Happen = std::function<void(const std::string& stream, const log::Entry& entry)>;
  Changes(log::Log& log, Post post, Now now, Happen happen)
      : log_(log), post_(std::move(post)), now_(std::move(now)), happen_(std::move(happen)) {}

  void submit(Change change);
  // After a restart: the stream has so many entries.
  void know(const std::string& stream, std::uint64_t entries) { streams_[stream].last = entries; }
  void forget(const std::string& stream);
  std::size_t waiting() const { return waiting_; }

 private:
  struct Stream {
    std::uint64_t last = 0;
    bool busy = false;
    std::deque<Change> queue;
  };

  void next(const std::string& name);
  void committed(const std::string& name, const log::Append& what, const log::Appended& result);

  log::Log& log_;
  Post post_;
  Now now_;
  Happen happen_;
  std::unordered_map<std::string, Stream> streams_;
  std::size_t waiting_ = 0;
};

}  // namespace hadal::core
