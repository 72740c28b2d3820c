// SPDX-License-Identifier: Apache-2.0
// The terminal: how large it is, whether it has colours, and leaving it as it was.
#pragma once

#include <functional>
#include <utility>

namespace hadal::cli {

// Columns and rows of standard output; 80 and 0 (no limit) when it is not a terminal.
std::pair<int, int> terminal_size();

// Colour only where it is wanted and understood: a terminal, no NO_COLOR, TERM not dumb.
bool has_colour(const std::function<const char*(const char*)>& environment, bool is_terminal);
bool output_is_terminal();

// Ctrl-C resets the colours, goes to a new line and ends the program with status 130.
void leave_tidily_on_interrupt();

}  // namespace hadal::cli
