// SPDX-License-Identifier: Apache-2.0
#include "engine/events.h"

#include <algorithm>

namespace hadal {

void telling::add(std::uint16_t key, Audience told, Audience knows,
                  std::initializer_list<EventValue> arguments) {
  Event& e = listener->emplace_back(Event{key, told, knows, {}});
  std::copy(arguments.begin(), arguments.end(), e.arguments.begin());
}

std::optional<Event> seen_by(const Event& e, const EventRow& row, Player viewer) {
  if (!e.told.has(viewer)) return std::nullopt;
  Event seen{e.key, kEverybody, kEverybody, e.arguments};
  if (!row.has_secret() || e.knows.has(viewer)) return seen;
  seen.knows = {};
  for (std::size_t i = 0; i < row.count; ++i)
    if (row.all[i].secret) seen.arguments[i] = {};
  return seen;
}

std::optional<Event> seen_by_all(const Event& e) {
  if (e.told != kEverybody && e.told.has(Player::nobody)) return std::nullopt;
  return Event{e.key, kEverybody, kEverybody, e.arguments};
}

std::string key_of(const Event& seen, const EventRow& row) {
  return std::string(row.key) + (row.has_secret() && seen.knows.empty() ? "_hidden" : "");
}

namespace {

constexpr std::size_t kLongestLine = 100;  // of TypeScript

// "  token: { player: 'seat', value: 'number' },", without the secret ones if they are not known.
std::string typescript_of(const EventRow& row, bool knows) {
  std::string in_line;
  std::string in_lines;
  for (const EventArgument& one : row.arguments()) {
    if (one.secret && !knows) continue;
    const std::string entry = std::string(one.name) + ": '" + std::string(one.kind) + "',";
    in_line += " " + entry;
    in_lines += "    " + entry + "\n";
  }
  const std::string key = "  " + std::string(row.key) + (knows ? ": {" : "_hidden: {");
  if (in_line.empty()) return key + "},\n";
  in_line.back() = ' ';
  const std::string line = key + in_line + "},";
  return (line.size() <= kLongestLine ? line : key + "\n" + in_lines + "  },") + "\n";
}

}  // namespace

std::string entries_of(std::span<const EventRow> rows) {
  std::string out;
  for (const EventRow& row : rows) {
    out += typescript_of(row, true);
    if (row.has_secret()) out += typescript_of(row, false);
  }
  return out;
}

std::string typescript_of(std::string_view game, std::span<const EventRow> rows) {
  return "// SPDX-License-Identifier: Apache-2.0\n//\n// Made by `hadal schema --events " +
         std::string(game) +
         "`: the events of the game, and of what kind\n// their arguments are. A star "
         "means a list.\nexport const events = {\n" +
         entries_of(rows) + "} as const;\n";
}

}  // namespace hadal
