// SPDX-License-Identifier: Apache-2.0
// A position of a recorded game as a scenario: a player who doubts a ruling can send this file.
#pragma once

#include <string>
#include <vector>

#include "engine/record.h"
#include "engine/table.h"

namespace hadal {

// The scenario (YAML) of the position after the first `at` moves. It starts from the last position
// before it that `given` can describe exactly, plays the moves from there, and passes as written.
// Throws RecordError for a record that cannot be played.
std::string scenario_of(const Record& record, const std::vector<GameEntry>& games, std::size_t at);

}  // namespace hadal
