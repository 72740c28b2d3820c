// SPDX-License-Identifier: Apache-2.0
#include "server/table/orders.h"

#include <vector>

namespace hadal::house {
namespace {

bool fits(const protocol::Order& order, const Asked& asked) {
  if (order.unless_changed && asked.window && asked.window->changed) return false;
  const bool any = order.question == "*" && asked.reaction;
  if (!any && order.question != asked.question) return false;
  return order.match.empty() || asked.newest.find(order.match) != std::string_view::npos;
}

}  // namespace

std::vector<protocol::Order> Orders::standing(Player p, const Asked& asked) const {
  const Given& given = given_[index(p)];
  const std::int64_t turns = asked.turn - given.turn;
  const bool same_window =
      turns == 0 && given.window && asked.window && given.window == asked.window->number;
  std::vector<protocol::Order> standing = given.orders;
  std::erase_if(standing, [&](const protocol::Order& order) {
    switch (order.until) {
      case protocol::Until::window: return !same_window;
      case protocol::Until::turn: return turns > 0;
      // There may be a turn more or less in between; the order ends when it is my turn.
      case protocol::Until::round:
        return turns >= static_cast<std::int64_t>(asked.seats) ||
               (turns > 0 && asked.whose_turn == p);
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

}  // namespace hadal::house
