// SPDX-License-Identifier: Apache-2.0
#include "server/core/orders.h"

#include <algorithm>

namespace hadal::core {
namespace {

// An order speaks of a question, or of any reaction; it may look at the newest thing that its owner
// saw happen.
bool fits(const protocol::Order& order, const Asked& asked) {
  if (order.unless_changed && asked.changed) return false;
  const bool any = order.question == "*" && asked.reaction;
  if (!any && order.question != asked.question) return false;
  return order.match.empty() || asked.newest.find(order.match) != std::string_view::npos;
}

}  // namespace

std::vector<protocol::Order> Orders::standing(Player p, const Asked& asked) const {
  const Given& given = given_[index(p)];
  const std::int64_t turns = asked.turn - given.turn;
  const bool same_window = turns == 0 && given.window && given.window == asked.window;
  std::vector<protocol::Order> standing = given.orders;
  std::erase_if(standing, [&](const protocol::Order& order) {
    switch (order.until) {
      case protocol::Until::window: return !same_window;
      case protocol::Until::turn: return turns > 0;
      case protocol::Until::round: return turns >= static_cast<std::int64_t>(asked.seats);
      default: return false;
    }
  });
  return standing;
}

std::optional<protocol::Order> Orders::fitting(Player p, const Asked& asked) const {
  for (const protocol::Order& order : standing(p, asked))
    if (fits(order, asked)) return order;
  return std::nullopt;
}

}  // namespace hadal::core
