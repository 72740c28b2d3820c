// SPDX-License-Identifier: Apache-2.0
// What can still be found in the pages of a damaged file, without its trees: every page is read on
// its own, so a damaged one costs only what is on it. The file is only read.
//
// The format is SQLite's (https://www.sqlite.org/fileformat2.html): pages of sorted cells, a cell
// is a record, a long record goes on in overflow pages; newer pages stand in the -wal file.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "server/log/chain.h"

namespace hadal::log {

struct FoundEntry {
  std::int64_t stream = 0;
  Entry entry;
  std::optional<Sums> sums;  // nothing: a file of version 1
};

struct FoundName {
  std::int64_t stream = 0;
  std::string name;
  bool is_sure = false;  // false: it may as well be a player of the stream
};

struct Finder {
  std::function<void(const FoundEntry&)> entry;
  std::function<void(const FoundName&)> name;
};

// Newer pages come after older ones. What is found may be wrong: only checksums tell. Throws
// LogError if the file cannot be read at all.
void look_through(const std::string& file, const Finder& finder);

}  // namespace hadal::log
