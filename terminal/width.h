// SPDX-License-Identifier: Apache-2.0
// Text in columns: UTF-8, one column per code point, escape sequences without width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hadal::cli {

int width(std::string_view text);

// The first `columns` columns of a text without escape sequences.
std::string head(std::string_view text, int columns);

// At most `columns` wide; what is cut off leaves an ellipsis. For text without escape sequences.
std::string cut(std::string_view text, int columns);

// Exactly `columns` wide: cut or filled with spaces on the right (pad) or left (pad_left).
std::string pad(std::string_view text, int columns);
std::string pad_left(std::string_view text, int columns);

// Filled with spaces on the right, never cut: for text with escape sequences.
std::string fill(std::string text, int columns);

// Without a place to break a line: spaces become no-break spaces.
std::string unbroken(std::string_view text);

// Broken at spaces into lines of at most `columns`; all but the first begin with `indent` spaces.
std::vector<std::string> wrapped(std::string_view text, int columns, int indent = 0);

// Parts one after the other, never broken within: lines of at most `columns` if each part fits.
std::vector<std::string> flowed(const std::vector<std::string>& parts, std::string_view between,
                                int columns, int indent = 0);

// Cells side by side in as few rows as fit, read downwards; each column as wide as it must be.
std::vector<std::string> in_columns(const std::vector<std::string>& cells, int columns);

std::string joined(const std::vector<std::string>& parts, std::string_view between);

}  // namespace hadal::cli
