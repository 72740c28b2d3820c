// SPDX-License-Identifier: Apache-2.0
// A world as the log of a table, with a person at every seat.
#pragma once

#include <string>
#include <vector>

#include "server/endure/tests/twins.h"
#include "server/log/log.h"

namespace hadal::endure {

constexpr std::int64_t kNow = 1'800'000'000'000;

std::string person(std::size_t seat);

// Part `i` of the log: the table, the start, then a turn each, with what was said of it and with
// suspicions that hang on everything hidden. The seed is not the one the cards came from: nothing
// that a viewer gets before the end is computed from it, but the commitment.
std::vector<log::Entry> entries_of(const World& world, std::size_t i);
// All entries but those of the newest `without` turns.
std::vector<log::Entry> log_of(const World& world, std::size_t without = 0);
// The people at such tables, signed in with the session `token_of`.
std::vector<std::string> people_log(std::size_t players);
std::string token_of(std::size_t seat);

}  // namespace hadal::endure
