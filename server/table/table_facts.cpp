// SPDX-License-Identifier: Apache-2.0
#include "server/table/table_facts.h"

#include <algorithm>

#include "server/common/secrets.h"

namespace hadal::house {

const std::optional<Player>* TableFacts::shared_eye(std::string_view share) const {
  const auto found = std::find_if(shares_.begin(), shares_.end(),
                                  [&](const auto& one) { return same_secret(one.first, share); });
  return found == shares_.end() ? nullptr : &found->second;
}

std::optional<std::string> TableFacts::share_for(const std::optional<Player>& eye) const {
  for (const auto& [share, seen_by] : shares_)
    if (seen_by == eye) return share;
  return std::nullopt;
}

Player TableFacts::to_move() const {
  const bool is_running = course_.state == protocol::TableState::running && course_.trouble.empty();
  return is_running && game() != nullptr ? game()->to_move() : Player::nobody;
}

}  // namespace hadal::house
