// SPDX-License-Identifier: Apache-2.0
// Whether what clients saw of their appends to one table fits the order in which the log has them:
// each acknowledged one is there, none is there twice, and one that had ended before another began
// comes first. That is linearizability, for a register to which everybody only appends and whose
// every value is known.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "server/endure/tests/guest.h"

namespace hadal::cluster {

// A sentence for each mistake. `log`: the requests of the moves, in the order of the log.
inline std::vector<std::string> contradictions(const std::vector<endure::Operation>& operations,
                                               const std::vector<std::string>& log) {
  using client::Clock;
  std::vector<std::string> found;
  std::map<std::string, std::size_t> place;
  for (std::size_t i = 0; i < log.size(); ++i)
    if (!place.emplace(log[i], i).second) found.push_back(log[i] + " is in the log twice");
  std::vector<const endure::Operation*> in_order(log.size());
  for (const endure::Operation& one : operations) {
    const auto at = place.find(one.request);
    if (at != place.end())
      in_order[at->second] = &one;
    else if (one.ended)
      found.push_back(one.request + " was acknowledged and is not in the log");
  }
  // From the end: nothing that stands before may have begun after one that stands later had ended.
  Clock::time_point first_end = Clock::time_point::max();
  for (std::size_t i = in_order.size(); i-- > 0;) {
    const endure::Operation* one = in_order[i];
    if (one == nullptr) continue;
    if (one->begun > first_end) found.push_back(one->request + " stands before its time");
    if (one->ended) first_end = std::min(first_end, *one->ended);
  }
  return found;
}

}  // namespace hadal::cluster
