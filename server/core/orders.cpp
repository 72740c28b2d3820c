// SPDX-License-Identifier: Apache-2.0
#include "server/core/orders.h"

#include <algorithm>

namespace hadal::core {
namespace {

bool fits(const protocol::Order& order, std::int64_t turns, const Asked& asked) {
  if (order.until == protocol::Until::turn && turns > 0) return false;
  if (order.until == protocol::Until::round && turns >= static_cast<std::int64_t>(asked.seats))
    return false;
  const bool any = order.question == "*" && asked.reaction;
  if (!any && order.question != asked.question) return false;
  return order.match.empty() || asked.newest.find(order.match) != std::string_view::npos;
}

}  // namespace

const protocol::Order* Orders::fitting(Player p, const Asked& asked) const {
  const Given& given = given_[index(p)];
  const auto found = std::find_if(
      given.orders.begin(), given.orders.end(),
      [&](const protocol::Order& order) { return fits(order, asked.turn - given.turn, asked); });
  return found == given.orders.end() ? nullptr : &*found;
}

}  // namespace hadal::core
