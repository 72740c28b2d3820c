// SPDX-License-Identifier: Apache-2.0
#include "words/crew.h"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace hadal::words {
namespace {

// Levels that have no people of their own, and whose people come instead.
std::string_view people_of(std::string_view level) {
  level = level.substr(0, level.find('/'));  // without settings
  if (level == "random" || level == "greedy") return "novice";
  if (level == "plain") return "sailor";
  return level;
}

bool same(std::string_view a, std::string_view b) {
  const auto lower = [](char c) { return std::tolower(static_cast<unsigned char>(c)); };
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [&](char x, char y) { return lower(x) == lower(y); });
}

}  // namespace

const CrewMember* crew_member(std::string_view name) {
  const std::span<const CrewMember> all = crew();
  const auto found =
      std::find_if(all.begin(), all.end(), [&](const CrewMember& one) { return one.name == name; });
  return found == all.end() ? nullptr : &*found;
}

std::vector<std::string> crew_names(const std::vector<std::string>& levels,
                                    const std::vector<std::string>& taken,
                                    const std::vector<std::string>& chosen) {
  const std::span<const CrewMember> all = crew();
  std::vector<std::string> used = taken;
  std::vector<std::string> names = chosen;
  names.resize(levels.size());
  std::copy_if(names.begin(), names.end(), std::back_inserter(used),
               [](const std::string& name) { return !name.empty(); });
  for (std::size_t seat = 0; seat < levels.size(); ++seat) {
    std::string& name = names[seat];
    if (levels[seat].empty() || !name.empty()) continue;
    const auto first = std::find_if(all.begin(), all.end(), [&](const CrewMember& one) {
      return one.level == people_of(levels[seat]);
    });
    const std::size_t begin =
        first == all.end() ? 0 : static_cast<std::size_t>(first - all.begin());
    for (std::size_t i = 0; i < all.size() && name.empty(); ++i) {
      const std::string_view next = all[(begin + i) % all.size()].name;
      if (std::none_of(used.begin(), used.end(), [&](const auto& one) { return same(one, next); }))
        name = next;
    }
    if (!name.empty()) used.push_back(name);
  }
  return names;
}

}  // namespace hadal::words
