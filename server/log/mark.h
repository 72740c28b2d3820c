// SPDX-License-Identifier: Apache-2.0
// How far the data had come, kept beside it: with this a server notices at its start that something
// it had acknowledged is no longer there, because the -wal file was lost or cut for example.
//
// The mark is written after every commit and not synced each time, so it may be behind the data
// after a power failure. It is never ahead of the data: the entry it names was on disk before the
// mark was written.
#pragma once

#include <optional>
#include <string>

#include "server/log/chain.h"

namespace hadal::log {

struct Mark {
  std::string stream;  // of the last entry; empty: there is none
  std::uint64_t number = 0;
  Sums sums;
};

std::string mark_file(const std::string& folder);
std::optional<Mark> read_mark(const std::string& folder);  // nothing: none, or not whole

class MarkWriter {
 public:
  explicit MarkWriter(const std::string& folder);  // never fails: it is only a safeguard
  ~MarkWriter();
  MarkWriter(const MarkWriter&) = delete;
  MarkWriter& operator=(const MarkWriter&) = delete;

  void write(const Mark& mark) const;
  void write_safely(const Mark& mark) const;  // on disk when it returns

 private:
  int file_ = -1;
};

}  // namespace hadal::log
