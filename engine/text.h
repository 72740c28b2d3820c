// SPDX-License-Identifier: Apache-2.0
// Taking lines of notation apart.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hadal {

constexpr std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
  return text;
}

// The parts between the separators, trimmed; a text without one is a single part.
inline std::vector<std::string_view> split(std::string_view text, char at) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t end = text.find(at);
    parts.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

// The name of a game as the first word of a sentence: "Some game" of "some_game".
inline std::string titled(std::string_view name) {
  std::string title(name);
  for (char& c : title)
    if (c == '_') c = ' ';
  if (!title.empty() && title[0] >= 'a' && title[0] <= 'z') title[0] -= 'a' - 'A';
  return title;
}

}  // namespace hadal
