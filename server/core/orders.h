// SPDX-License-Identifier: Apache-2.0
// Standing orders: how a seat wants to answer questions without being asked.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/player.h"
#include "server/protocol/play.h"

namespace hadal::core {

// What is asked, as orders look at it.
struct Asked {
  std::string_view question;
  bool reaction = false;    // "*" stands for any of these
  std::string_view newest;  // what the owner last saw happen, not counting that others passed
  std::int64_t turn = 0;
  std::size_t seats = 0;
};

class Orders {
 public:
  void set(Player p, std::vector<protocol::Order> orders, std::int64_t turn) {
    given_[index(p)] = {std::move(orders), turn};
  }
  const std::vector<protocol::Order>& of(Player p) const { return given_[index(p)].orders; }

  // The first that fits counts; null: the owner is asked.
  const protocol::Order* fitting(Player p, const Asked& asked) const;

 private:
  struct Given {
    std::vector<protocol::Order> orders;
    std::int64_t turn = 0;  // when they were given
  };
  std::array<Given, kMaxSeats> given_;
};

}  // namespace hadal::core
