// SPDX-License-Identifier: Apache-2.0
// The order of open tables: everybody's newest table comes before anybody's second newest, so
// nobody is hidden by a person who opens hundreds.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

namespace hadal::house {

struct Listed {
  std::string table;
  std::string host;
  std::int64_t updated = 0;
};

inline void take_turns(std::vector<Listed>& tables) {
  std::sort(tables.begin(), tables.end(), [](const Listed& a, const Listed& b) {
    return a.updated != b.updated ? a.updated > b.updated : a.table < b.table;
  });
  std::unordered_map<std::string, std::size_t> of_host;
  std::vector<std::pair<std::size_t, Listed>> ranked;
  ranked.reserve(tables.size());
  for (Listed& one : tables) {
    const std::size_t rank = of_host[one.host]++;
    ranked.emplace_back(rank, std::move(one));
  }
  std::stable_sort(ranked.begin(), ranked.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  tables.clear();
  for (auto& [rank, one] : ranked) tables.push_back(std::move(one));
}

}  // namespace hadal::house
