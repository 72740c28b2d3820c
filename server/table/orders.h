// SPDX-License-Identifier: Apache-2.0
// Standing orders: how a seat wants to answer questions without being asked.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/table.h"
#include "server/protocol/play.h"

namespace hadal::house {

// The question, as orders see it.
struct Asked {
  std::string_view question;
  bool reaction = false;    // "*" stands for any of these
  std::string_view newest;  // what the owner last saw happen, not counting that others passed
  std::int64_t turn = 0;
  Player whose_turn = Player::nobody;
  std::size_t seats = 0;
  std::optional<Window> window;
};

class Orders {
 public:
  void set(Player p, std::vector<protocol::Order> orders, std::int64_t turn,
           std::optional<std::int64_t> window) {
    given_[index(p)] = {std::move(orders), turn, window};
  }
  bool any(Player p) const { return !given_[index(p)].orders.empty(); }
  // The orders that have not ended yet.
  std::vector<protocol::Order> standing(Player p, const Asked& asked) const;

  // The first that fits counts; nothing: the owner is asked.
  std::optional<protocol::Order> fitting(Player p, const Asked& asked) const;

 private:
  struct Given {
    std::vector<protocol::Order> orders;
    std::int64_t turn = 0;               // when they were given
    std::optional<std::int64_t> window;  // in which they were given
  };
  std::array<Given, kMaxSeats> given_;
};

}  // namespace hadal::house
