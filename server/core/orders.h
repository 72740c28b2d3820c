// SPDX-License-Identifier: Apache-2.0
// Standing orders: how a seat wants to answer questions without being asked.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"
#include "server/core/events.h"

namespace hadal::core {

// What is asked, as orders look at it.
struct Asked {
  std::string_view question;
  bool reaction = false;    // "*" stands for any of these
  std::string_view newest;  // what the owner last saw happen, not counting that others passed
  std::int64_t turn = 0;
  std::optional<std::int64_t> window;  // of reactions, where a game counts them
  bool changed = false;                // by somebody, in this window
  std::size_t seats = 0;
};

class Orders {
 public:
  void set(Player p, const OrdersSet& e) { given_[index(p)] = {e.orders, e.turn, e.window}; }
  const std::vector<protocol::Order>& of(Player p) const { return given_[index(p)].orders; }

  // Those that have not come to their end.
  std::vector<protocol::Order> standing(Player p, const Asked& asked) const;
  // The first that fits counts; nothing: the owner is asked.
  std::optional<protocol::Order> fitting(Player p, const Asked& asked) const;

 private:
  struct Given {
    std::vector<protocol::Order> orders;
    std::int64_t turn = 0;  // when they were given …
    std::optional<std::int64_t> window;
  };
  std::array<Given, kMaxSeats> given_;
};

}  // namespace hadal::core
