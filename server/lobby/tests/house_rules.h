// SPDX-License-Identifier: Apache-2.0
// What tests of the rules of the house look at.
#pragma once

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {

inline void live_clock(protocol::MakeTable& plan) {
  plan.clock = {protocol::ClockKind::live, 10 * kMinute, 5'000, 0};
}

inline const boost::json::object& seat_state(const TestTab& tab, const TestTab& of,
                                             const TwoPlayers& game) {
  const std::size_t i = &of == game.a ? 0 : 1;
  return tab.last("position").at("seats").as_array()[i].as_object();
}

// The kinds of the notes that a tab was sent last.
inline std::vector<std::string> notes(const TestTab& tab) {
  std::vector<std::string> kinds;
  for (const auto& note : tab.last("position").at("notes").as_array())
    kinds.emplace_back(note.at("kind").as_string());
  return kinds;
}

inline void wait(TwoPlayers& game, std::int64_t ms) {
  game.now += ms;
  game.house->tick();
  game.run();
}

}  // namespace hadal::house::test
