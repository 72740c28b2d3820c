// SPDX-License-Identifier: Apache-2.0
// What can be counted from a position.
#include "games/abyss/state.h"

namespace hadal::abyss {

int keys_in_supply(const State& s) {
  int left = kKeyTokens;
  for (const Seat& seat : s.seats) left -= seat.keys;
  return left;
}

int court_size(const State& s) {
  int n = 0;
  for (const Lord l : s.court) n += l != Lord::none ? 1 : 0;
  return n;
}

}  // namespace hadal::abyss
