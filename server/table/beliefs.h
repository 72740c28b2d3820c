// SPDX-License-Identifier: Apache-2.0
// Whom the bots of a table suspected when they decided. Nobody sees it before the end.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "engine/player.h"
#include "server/protocol/review.h"

namespace hadal::house {

class Beliefs {
 public:
  // A belief that has not changed is not written again.
  bool is_news(Player p, const std::vector<int>& suspicions) const;
  void add(Player p, std::int64_t move, const std::vector<int>& suspicions);
  void forget_after(std::int64_t move);
  // The newest of every bot up to this move.
  std::vector<protocol::Belief> at(std::int64_t move, std::size_t seats) const;
  std::vector<protocol::Belief> all(std::size_t seats) const;

 private:
  struct Suspected {
    std::int64_t move = 0;  // its decision; the first move of a game is 1
    Player who = Player::nobody;
    std::array<std::uint8_t, kMaxSeats> percent{};
    protocol::Belief belief(std::size_t seats) const;
  };
  std::vector<Suspected> suspected_;  // in the order of the moves
};

}  // namespace hadal::house
