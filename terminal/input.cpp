// SPDX-License-Identifier: Apache-2.0
#include "terminal/input.h"

#include <algorithm>

#include "words/spelling.h"

namespace hadal::cli {
namespace {

// words: cli.command.*
bool is_meant(const CommandName& command, std::string_view word,
              const words::Catalogue& catalogue) {
  const std::string english = lower(word);
  if (english == command.name) return true;
  if (!command.abbreviation.empty() && english == command.abbreviation) return true;
  return words::is_same_word(word, catalogue.text("cli.command." + std::string(command.name)));
}

}  // namespace

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kSpace = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kSpace);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kSpace) - begin + 1);
}

std::optional<TypedCommand> typed_command(std::string_view line,
                                          std::span<const CommandName> commands,
                                          const words::Catalogue& catalogue) {
  const std::size_t space = line.find(' ');
  for (const CommandName& command : commands) {
    if (!is_meant(command, line.substr(0, space), catalogue)) continue;
    TypedCommand typed{std::string(command.name), {}};
    if (space != std::string_view::npos) typed.argument = trimmed(line.substr(space));
    return typed;
  }
  return std::nullopt;
}

bool is_called(std::string_view what, std::string_view name) {
  const auto in_words = [](std::string_view text) {
    std::string out = " " + words::folded(text);
    std::replace(out.begin(), out.end(), '_', ' ');
    return out;
  };
  return in_words(name).find(in_words(what)) != std::string::npos;
}

std::optional<std::vector<int>> typed_numbers(std::string_view line) {
  constexpr std::size_t kDigits = 3;
  std::vector<int> numbers;
  while (!line.empty()) {
    if (line.front() == ' ' || line.front() == ',') {
      line.remove_prefix(1);
      continue;
    }
    const std::size_t end = std::min(line.find_first_not_of("0123456789"), line.size());
    if (end == 0 || end > kDigits) return std::nullopt;
    if (end < line.size() && line[end] != ' ' && line[end] != ',') return std::nullopt;
    numbers.push_back(std::stoi(std::string(line.substr(0, end))));
    line.remove_prefix(end);
  }
  if (numbers.empty()) return std::nullopt;
  return numbers;
}

std::optional<std::size_t> typed_label(std::string_view line, std::span<const std::string> labels) {
  std::optional<std::size_t> found;
  for (std::size_t i = 0; i < labels.size(); ++i) {
    if (!words::is_same_word(line, labels[i])) continue;
    if (found) return std::nullopt;
    found = i;
  }
  return found;
}

std::vector<std::string> typed_list(std::string_view line) {
  std::vector<std::string> parts;
  for (;;) {
    const std::size_t comma = line.find(',');
    parts.emplace_back(trimmed(line.substr(0, comma)));
    if (comma == std::string_view::npos) return parts;
    line.remove_prefix(comma + 1);
  }
}

}  // namespace hadal::cli
