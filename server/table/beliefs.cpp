// SPDX-License-Identifier: Apache-2.0
#include "server/table/beliefs.h"

#include <algorithm>

namespace hadal::house {

bool Beliefs::is_news(Player p, const std::vector<int>& suspicions) const {
  const auto last = std::find_if(suspected_.rbegin(), suspected_.rend(),
                                 [p](const Suspected& one) { return one.who == p; });
  if (last == suspected_.rend()) return !suspicions.empty();
  return !std::equal(suspicions.begin(), suspicions.end(), last->percent.begin());
}

void Beliefs::add(Player p, std::int64_t move, const std::vector<int>& suspicions) {
  Suspected& now = suspected_.emplace_back();
  now.move = move;
  now.who = p;
  for (std::size_t i = 0; i < std::min(suspicions.size(), kMaxSeats); ++i)
    now.percent[i] = static_cast<std::uint8_t>(std::clamp(suspicions[i], 0, 100));
}

void Beliefs::forget_after(std::int64_t move) {
  std::erase_if(suspected_, [&](const Suspected& one) { return one.move > move; });
}

std::vector<protocol::Belief> Beliefs::at(std::int64_t move, std::size_t seats) const {
  std::vector<protocol::Belief> newest;
  for (std::size_t i = 0; i < seats; ++i) {
    const auto found =
        std::find_if(suspected_.rbegin(), suspected_.rend(),
                     [&](const Suspected& one) { return one.who == seat(i) && one.move <= move; });
    if (found == suspected_.rend()) continue;
    newest.push_back(found->belief(seats));
  }
  return newest;
}

std::vector<protocol::Belief> Beliefs::all(std::size_t seats) const {
  std::vector<protocol::Belief> all;
  for (const Suspected& one : suspected_) all.push_back(one.belief(seats));
  return all;
}

protocol::Belief Beliefs::Suspected::belief(std::size_t seats) const {
  const auto begin = percent.begin();
  return {name(who), move, {begin, begin + static_cast<std::ptrdiff_t>(seats)}};
}

}  // namespace hadal::house
