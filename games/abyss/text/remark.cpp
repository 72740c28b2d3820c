// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "games/abyss/cards/passives.h"
#include "games/abyss/view.h"

namespace hadal::abyss {

// [ABY-REC-3c]
std::string remark(const State& s, Move m) {
  if (m.verb != Verb::done || s.stack.back().rule != Rule::pay) return {};
  const Frame& f = s.stack.back();
  const int missing = bill_for(s, f.who, static_cast<Lord>(f.arg)).cost - s.paid.value();
  return missing > 0 ? std::to_string(missing) + (missing == 1 ? " pearl" : " pearls")
                     : std::string();
}

}  // namespace hadal::abyss
