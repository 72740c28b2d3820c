// SPDX-License-Identifier: Apache-2.0
// The flags of a command from a file and from the environment. What stands on the command line
// counts most, then the environment, then the file.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace hadal::cli {

// Adds --config.
void add_config(CLI::App& command);

// Sets each flag that was not given: from its variable (--bot-threads is HADAL_BOT_THREADS), then
// from the file that --config names, whose keys are the flags without their dashes. Throws
// UserError with the variable, or with file and line, for anything that cannot be.
void read_config(CLI::App& command);

// What stands on the command line, to read the rest again later.
using GivenFlags = std::map<std::string, std::vector<std::string>>;
GivenFlags given_flags(const CLI::App& command);              // before read_config
void give_flags(CLI::App& command, const GivenFlags& given);  // to one that has the same flags

}  // namespace hadal::cli
