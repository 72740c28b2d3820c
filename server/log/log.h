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
#include <map>
#include <optional>
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
  bool is_sound = true;  // false: lost or damaged, and the text says nothing
  bool operator==(const Entry&) const = default;
};

struct Append {
  std::string stream;
  std::uint64_t expected = 0;  // the number of the last entry the writer knows; 0: none
  std::int64_t at = 0;
  std::vector<std::string> texts;        // all of them or none
  std::vector<std::string> players;      // belong to the stream from now on
  std::vector<std::string> closes = {};  // streams that are over with the first of the texts
};

enum class Status : std::uint8_t {
  committed,
  conflict,  // somebody else has written; nothing was
  failed,    // disk full, for example; nothing was written
  unknown,   // the disk did not say whether it has it: only a restart or the next write tells
};

struct Appended {
  Status status = Status::committed;
  std::uint64_t last = 0;  // the number of the stream's last entry
  std::string reason;      // a sentence for the operator, unless committed
};

// What an entry makes findable. The log does not know what entries mean; its user tells it when the
// index must be rebuilt: for a file of an older version, or one that was damaged.
struct Index {
  std::vector<std::string> players;
  std::vector<std::string> closes;
};
using MakeIndex = std::function<Index(const std::string& stream, const std::string& text)>;

// Something computed from the first entries of a stream, kept to save reading them. It may always
// be thrown away.
struct Summary {
  std::uint64_t number = 0;  // of the last entry that is in it
  std::string text;
};

class Log {
 public:
  virtual ~Log() = default;

  // `done` is called once, on a thread of the log, in the order of the appends to the stream.
  using Done = std::function<void(const Appended&)>;
  virtual void append(Append what, Done done) = 0;

  // Gives all committed entries in order; `take` must not use the log. A lost entry is given too,
  // and is not sound. Throws LogError.
  virtual void read(std::string_view stream, std::uint64_t from,
                    const std::function<void(const Entry&)>& take) = 0;
  virtual std::optional<Entry> entry(std::string_view stream, std::uint64_t number) = 0;
  virtual std::vector<std::string> open_streams() = 0;                       // oldest first
  virtual std::vector<std::string> streams_of(std::string_view player) = 0;  // oldest first

  // The entry that closed the stream, by its number; nothing: none did.
  virtual std::optional<std::uint64_t> closed_by(std::string_view stream) = 0;
  // Those that closed streams of this player, newest first.
  virtual std::vector<std::uint64_t> closers_of(std::string_view player, std::size_t most) = 0;

  virtual std::optional<Summary> summary(const std::string& name) = 0;
  virtual void keep(const std::string& name, Summary summary) = 0;

  // Replaces these entries with other texts for good: nothing of the old ones stays in the file.
  // What is left of the history keeps its numbers.
  using Texts = std::map<std::uint64_t, std::string>;
  virtual void replace(const std::string& stream, Texts texts, Done done) = 0;

  // Tries whether anything can be written now: an empty sentence, or what is wrong.
  virtual void probe(std::function<void(const std::string& why)> done) = 0;
};

}  // namespace hadal::log
