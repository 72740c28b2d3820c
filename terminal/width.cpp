// SPDX-License-Identifier: Apache-2.0
#include "terminal/width.h"

#include <algorithm>
#include <numeric>

namespace hadal::cli {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0u) == 0x80u; }

// The byte after the escape sequence that begins at `at`: ESC [ … letter.
std::size_t after_escape(std::string_view text, std::size_t at) {
  at += 2;
  while (at < text.size() && (text[at] < '@' || text[at] > '~')) ++at;
  return std::min(at + 1, text.size());
}

std::string spaces(int n) { return std::string(static_cast<std::size_t>(std::max(0, n)), ' '); }

constexpr int kGap = 2;  // behind every column but the last

std::vector<int> column_widths(const std::vector<std::string>& cells, std::size_t rows) {
  std::vector<int> widths((cells.size() + rows - 1) / rows);
  for (std::size_t i = 0; i < cells.size(); ++i)
    widths[i / rows] = std::max(widths[i / rows], width(cells[i]) + kGap);
  return widths;
}

}  // namespace

std::string head(std::string_view text, int columns) {
  std::size_t at = 0;
  for (int n = 0; at < text.size(); ++at)
    if (!continues(text[at]) && n++ == columns) break;
  return std::string(text.substr(0, at));
}

int width(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size();) {
    if (text[i] == '\x1b') {
      i = after_escape(text, i);
      continue;
    }
    columns += continues(text[i]) ? 0 : 1;
    ++i;
  }
  return columns;
}

std::string cut(std::string_view text, int columns) {
  if (width(text) <= columns) return std::string(text);
  return head(text, columns - 1) + "…";
}

std::string pad(std::string_view text, int columns) { return fill(cut(text, columns), columns); }

std::string pad_left(std::string_view text, int columns) {
  const std::string fitted = cut(text, columns);
  return spaces(columns - width(fitted)) + fitted;
}

std::string fill(std::string text, int columns) { return text += spaces(columns - width(text)); }

std::string unbroken(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == ' ' ? "\u00a0" : std::string(1, c);
  return out;
}

std::vector<std::string> wrapped(std::string_view text, int columns, int indent) {
  std::vector<std::string> lines;
  std::string line;
  bool has_word = false;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (has_word && width(line) + 1 + width(word) > columns) {
      lines.push_back(line);
      line = spaces(indent);
      has_word = false;
    }
    if (has_word) line += ' ';
    line += word;
    has_word = true;
  }
  if (has_word) lines.push_back(line);
  return lines;
}

std::vector<std::string> flowed(const std::vector<std::string>& parts, std::string_view between,
                                int columns, int indent) {
  std::vector<std::string> lines;
  std::string line;
  bool has_part = false;
  for (const std::string& part : parts) {
    if (has_part && width(line) + width(between) + width(part) > columns) {
      lines.push_back(line);
      line = spaces(indent);
      has_part = false;
    }
    if (has_part) line += between;
    line += part;
    has_part = true;
  }
  if (has_part) lines.push_back(line);
  return lines;
}

std::vector<std::string> in_columns(const std::vector<std::string>& cells, int columns) {
  std::size_t rows = 0;
  std::vector<int> widths;
  do {
    widths = column_widths(cells, ++rows);
  } while (rows < cells.size() && std::accumulate(widths.begin(), widths.end(), -kGap) > columns);
  std::vector<std::string> lines;
  for (std::size_t row = 0; row < rows && row < cells.size(); ++row) {
    std::string line;
    for (std::size_t i = row; i < cells.size(); i += rows)
      line += i + rows >= cells.size() ? cells[i] : fill(cells[i], widths[i / rows]);
    lines.push_back(line);
  }
  return lines;
}

std::string joined(const std::vector<std::string>& parts, std::string_view between) {
  std::string out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (i > 0) out += between;
    out += parts[i];
  }
  return out;
}

}  // namespace hadal::cli
