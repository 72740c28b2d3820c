// SPDX-License-Identifier: Apache-2.0
// Makes a new file from all that can be read of a damaged one, and searches for damage.
#pragma once

#include <string>
#include <vector>

#include "server/log/schema.h"

namespace hadal::log {

struct Lost {
  std::string stream;
  std::uint64_t first = 0;  // entry
  std::uint64_t last = 0;
};

struct Salvaged {
  std::size_t streams = 0;
  std::size_t entries = 0;
  std::size_t nameless = 0;  // streams that were found, but not what they are
  std::vector<Lost> lost;    // between others; nobody knows what would have come at the end
};

// Reads the damaged file, and its -wal file, and makes the folder `to` with a new one. An entry
// that was lost is there, and not sound. Throws LogError, also if there is a file already.
Salvaged salvage(const std::string& file, const std::string& to, const MakeIndex& make_index,
                 const Twice& twice);

// The entries of one stream, as far as they can be found.
std::vector<Entry> salvage_stream(const std::string& file, const std::string& stream);

struct Damage {
  std::string stream;  // empty: of the file itself
  std::string what;
};

struct Checked {
  std::size_t streams = 0;
  std::size_t entries = 0;
  std::size_t lost_before = 0;  // entries that an earlier salvage could not find
  std::vector<Damage> damage;
};

// Reads everything and compares the checksums, even while a server runs. Throws LogError if the
// file cannot be opened at all.
Checked check(const std::string& file);

}  // namespace hadal::log
