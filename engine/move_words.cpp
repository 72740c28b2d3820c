// SPDX-License-Identifier: Apache-2.0
#include "engine/move_words.h"

#include <algorithm>

#include "engine/text.h"

namespace hadal {
namespace {

// Cuts off the first word of a text.
std::string_view next_word(std::string_view& text) {
  const std::size_t end = std::min(text.find(' '), text.size());
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return word;
}

bool is_word(std::string_view word, std::string_view wanted) {
  if (wanted != "seat") return word == wanted;
  const std::optional<Player> p = parse_player(word);
  return p && is_seat(*p);
}

// The 2 of `2 keys 1 pearl`, if keys are counted.
std::string_view counted(std::string_view text, std::string_view things) {
  const std::string_view thing = things.substr(0, things.size() - 1);
  while (!text.empty()) {
    const std::string_view number = next_word(text);
    if (next_word(text).starts_with(thing)) return number;
  }
  return "0";
}

MovePart part_of(const EventArgument& argument, std::string_view& left) {
  std::string_view kind = argument.kind;
  if (!kind.ends_with('+')) return {argument.name, kind, next_word(left)};
  kind.remove_suffix(1);
  return {argument.name, kind, kind == "count" ? counted(left, argument.name) : left};
}

// "  discard_reroll: { verb: 'discard', asked: 'after_roll' },"
std::string case_of(const MoveRow& row) {
  const auto entry = [](std::string_view name, std::string_view value) {
    if (value.empty()) return std::string();
    return ", " + std::string(name) + ": '" + std::string(value) + "'";
  };
  return "  " + std::string(row.words.key) + ": { verb: '" + std::string(row.verb) + "'" +
         entry("asked", row.asked) + entry("first", row.first) + " },\n";
}

}  // namespace

MoveParts parts_of(std::string_view text, std::string_view question,
                   std::span<const MoveRow> rows) {
  std::string_view left = text;
  const std::string_view verb = next_word(left);
  std::string_view after = left;
  const std::string_view first = next_word(after);
  const auto fits = [&](const MoveRow& row) {
    return row.verb == verb && (row.asked.empty() || row.asked == question) &&
           (row.first.empty() || is_word(first, row.first));
  };
  const auto row = std::find_if(rows.begin(), rows.end(), fits);
  if (row == rows.end()) return {verb, {}};
  MoveParts said{row->words.key, {}};
  for (const EventArgument& argument : row->words.arguments())
    said.parts.push_back(part_of(argument, left));
  return said;
}

std::string typescript_of(std::string_view game, std::span<const MoveRow> rows,
                          std::span<const EventArgument> asked) {
  std::string cases;
  std::vector<EventRow> words;
  for (const MoveRow& row : rows) {
    words.push_back(row.words);
    if (row.words.key != row.verb) cases += case_of(row);
  }
  std::string out =
      "// SPDX-License-Identifier: Apache-2.0\n//\n// Made by `hadal schema --moves " +
      std::string(game) +
      "`: the words of moves, and what fills them. An argument takes\n// the next word "
      "of the text; with a plus, all that are left.\nexport const moves = {\n" +
      entries_of(words) + "} as const;\n\n";
  out += "// Where a verb has a word of its own: the first that fits.\nexport const cases = {";
  out += (cases.empty() ? "" : "\n" + cases) + "} as const;\n\n";
  out += "// What fills the questions, and of what kind it is. A star means a list.\n";
  out += "export const asked = {\n";
  for (const EventArgument& one : asked)
    out += "  " + std::string(one.name) + ": '" + std::string(one.kind) + "',\n";
  return out + "} as const;\n";
}

}  // namespace hadal
