// SPDX-License-Identifier: Apache-2.0
#include "words/crew.h"

#include <algorithm>
#include <cctype>

namespace hadal::words {
namespace {

// Levels that have no people of their own, and whose people come instead.
std::string_view people_of(std::string_view level) {
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

std::vector<std::string> crew_names(const std::vector<std::string>& levels,
                                    const std::vector<std::string>& taken) {
  const std::span<const CrewMember> all = crew();
  std::vector<std::string> used = taken;
  std::vector<std::string> names;
  for (const std::string& level : levels) {
    std::string& name = names.emplace_back();
    if (level.empty()) continue;
    const auto first = std::find_if(all.begin(), all.end(), [&](const CrewMember& one) {
      return one.level == people_of(level);
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
