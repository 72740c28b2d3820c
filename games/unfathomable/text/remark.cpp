// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/view.h"

namespace hadal::unfathomable {

std::string remark(const State& s, Move m) {
  if (m.verb != Verb::skill) return {};
  const std::uint8_t to = s.stack.back().extra;
  if (to < kMaxSeats) return name(seat(to));
  return to == kToChaos ? "chaos" : "test";
}

}  // namespace hadal::unfathomable
