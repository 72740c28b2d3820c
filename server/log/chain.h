// SPDX-License-Identifier: Apache-2.0
// Checksums of entries. The first half is of the entry alone, with the name of its stream; the
// second is chained from the beginning of the stream, so that nothing can be missing in between.
// They find damage. They do not stop somebody who can write to the file.
#pragma once

#include <array>
#include <string_view>

#include "server/log/log.h"

namespace hadal::log {

struct Sums {
  std::array<unsigned char, 16> bytes{};
  std::string_view view() const { return {reinterpret_cast<const char*>(bytes.data()), 16}; }
  bool operator==(const Sums&) const = default;
};

// Before the first entry of any stream.
inline Sums first_sums() { return {}; }
// Of an entry that follows one with these sums.
Sums next_sums(const Sums& before, std::string_view stream, const Entry& entry);
std::optional<Sums> read_sums(std::string_view bytes);  // nothing: it has not their size
// By the first half: the entry, and the stream it is said to be of.
bool is_own(const Sums& sums, std::string_view stream, const Entry& entry);

}  // namespace hadal::log
