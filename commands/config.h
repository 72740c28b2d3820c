// SPDX-License-Identifier: Apache-2.0
// The flags of a command from a file and from the environment. What stands on the command line
// counts most, then the environment, then the file.
#pragma once

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

}  // namespace hadal::cli
