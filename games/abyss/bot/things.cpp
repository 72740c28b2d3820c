// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/things.h"

#include <algorithm>

#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

// Without monster tokens: nobody knows those of others.
int open_points(const abyss::State& s, Player p) {
  const abyss::Points all = abyss::points(s, p);
  return all.total() - all.monsters;
}

int best_rival(const abyss::State& s, Player me) {
  int most = 0;
  for (Player p = after(s, me); p != me; p = after(s, p)) most = std::max(most, open_points(s, p));
  return most;
}

}  // namespace

Things abyss_things(const abyss::State& s, Player me) {
  const abyss::Points mine = abyss::points(s, me);
  const abyss::Seat& seat = s.at(me);
  Things all{};
  std::size_t n = 0;
  for (const int count : {mine.lords, mine.locations, mine.allies, abyss::size(seat.tokens),
                          abyss::usable_keys(s, me), static_cast<int>(seat.pearls),
                          seat.hand.value(), best_rival(s, me)})
    all[n++] = static_cast<float>(count);
  return all;
}

}  // namespace hadal::bots
