// SPDX-License-Identifier: Apache-2.0
// Scenarios: a position, moves, and what must hold. docs/scenarios.md describes the format.
#pragma once

#include <string>
#include <vector>

#include "engine/document.h"
#include "engine/table.h"

namespace hadal {

struct ScenarioResult {
  std::string name;
  std::vector<std::string> rules;
  bool understood = false;  // false: there is no such key, game, rule, move or position
  std::string failure;      // empty: passed; otherwise a line for every difference
  std::string position;     // where it failed, as a document
  bool passed() const { return failure.empty(); }
};

// Runs one scenario with the game it names, out of `games`. Never throws because of what a scenario
// says: a scenario that cannot be understood has failed, and the failure says why.
ScenarioResult run_scenario(const Document& scenario, const std::vector<GameEntry>& games);

}  // namespace hadal
