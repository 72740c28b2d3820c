// SPDX-License-Identifier: Apache-2.0
// Tables as people ask for them, and what the house says to that.
#pragma once

#include <functional>
#include <string>

#include "server/common/refusal.h"
#include "server/protocol/lobby.h"

namespace hadal::house::test {

// Somebody, and so many bots; it starts at once.
inline protocol::MakeTable against_bots(const std::string& game, const std::string& level,
                                        int bots) {
  protocol::MakeTable plan;
  plan.game = game;
  plan.seats = {{protocol::SeatKind::me, {}}};
  for (int i = 0; i < bots; ++i) plan.seats.push_back({protocol::SeatKind::bot, level});
  plan.start_now = true;
  return plan;
}

// The code of the refusal; empty: it was not refused.
inline std::string code_of(const std::function<void()>& act) {
  try {
    act();
  } catch (const Refusal& e) {
    return name(e.code());
  }
  return "";
}

}  // namespace hadal::house::test
