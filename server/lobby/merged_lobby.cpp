// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/merged_lobby.h"

#include <algorithm>
#include <map>

#include "server/lobby/lobby_order.h"

namespace hadal::house {
namespace {

// Who made the table: as a rule, the first who sits there.
std::string host_of(const protocol::TableCard& card) {
  for (const protocol::SeatCard& seat : card.seats)
    if (seat.kind == protocol::SeatKind::person && seat.person) return seat.person->id;
  return {};
}

void add(std::vector<protocol::TableCard>& cards, std::vector<protocol::TableCard>& more) {
  cards.insert(cards.end(), more.begin(), more.end());
  std::sort(cards.begin(), cards.end(),
            [](const auto& a, const auto& b) { return a.updated > b.updated; });
  if (cards.size() > protocol::kMostListed) cards.resize(protocol::kMostListed);
}

}  // namespace

protocol::Lobby merged(std::vector<protocol::Lobby> lobbies, std::size_t page) {
  protocol::Lobby all;
  all.finished = std::move(lobbies.front().finished);
  std::map<std::string, protocol::TableCard> cards;
  std::size_t tables = 0;
  for (protocol::Lobby& one : lobbies) {
    const bool is_whole = one.pages <= static_cast<std::int64_t>(page + 1);
    tables +=
        is_whole ? one.open.size() : static_cast<std::size_t>(one.pages) * protocol::kMostListed;
    for (protocol::TableCard& card : one.open) cards[card.table] = std::move(card);
    add(all.mine, one.mine);
    add(all.invitations, one.invitations);
  }
  std::vector<Listed> order;
  for (const auto& [id, card] : cards) order.push_back({id, host_of(card), card.updated});
  take_turns(order);
  const std::size_t end = std::min(order.size(), (page + 1) * protocol::kMostListed);
  for (std::size_t i = page * protocol::kMostListed; i < end; ++i)
    all.open.push_back(std::move(cards[order[i].table]));
  all.pages =
      static_cast<std::int64_t>((tables + protocol::kMostListed - 1) / protocol::kMostListed);
  return all;
}

}  // namespace hadal::house
