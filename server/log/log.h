// SPDX-License-Identifier: Apache-2.0
// The truth: numbered entries in streams, kept for good. Everything else the server has in memory
// is computed from them.
//
// One stream is one thing with a history (a table, the people). An append names the number it
// expects to follow, so two writers can never both believe that they were first. An entry is
// acknowledged when it is safe on disk, and not before.
#pragma once

#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace hadal::log {

// The log cannot be opened or read. The message says what to do.
class LogError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

struct Entry {
  std::uint64_t number = 0;  // the first of a stream is 1
  std::int64_t at = 0;
  std::string text;
  bool operator==(const Entry&) const = default;
};

struct Append {
  std::string stream;
  std::uint64_t expected = 0;  // the number of the last entry the writer knows; 0: none
  std::int64_t at = 0;
  std::vector<std::string> texts;    // all of them or none
  std::vector<std::string> players;  // belong to the stream from now on
};

enum class Status : std::uint8_t {
  committed,
  conflict,  // somebody else has written; nothing was
  failed,    // disk full, for example; nothing was written
};

struct Appended {
  Status status = Status::committed;
  std::uint64_t last = 0;  // the number of the stream's last entry
  std::string reason;      // a sentence, unless committed
};

class Log {
 public:
  virtual ~Log() = default;

  // `done` is called once, on a thread of the log, in the order of the appends to the stream.
  using Done = std::function<void(const Appended&)>;
  virtual void append(Append what, Done done) = 0;

  // What is committed, in order; `take` must not use the log. Throws LogError.
  virtual void read(std::string_view stream, std::uint64_t from,
                    const std::function<void(const Entry&)>& take) = 0;
  virtual std::vector<std::string> streams() = 0;                            // oldest first
  virtual std::vector<std::string> streams_of(std::string_view player) = 0;  // oldest first
};

}  // namespace hadal::log
