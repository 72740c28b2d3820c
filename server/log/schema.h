// SPDX-License-Identifier: Apache-2.0
// The tables of the file, and how a file of an older version is brought up to date.
#pragma once

#include <set>
#include <string>

#include "server/log/sqlite.h"

namespace hadal::log {

inline constexpr std::int64_t kSchema = 2;

// Streams of which every entry is kept in two places of the file, because everybody needs them.
using Twice = std::set<std::string>;

// Makes the tables, or brings those of an older version up to date; a server that is stopped in the
// middle of it goes on at its next start. Throws LogError, also for a file of a newer version.
void prepare(Connection& db, const std::string& file, const MakeIndex& make_index,
             const Twice& twice);

// How every file is written and synced. Before anything else.
void set_up(Connection& db, std::int64_t max_pages = 0);

}  // namespace hadal::log
