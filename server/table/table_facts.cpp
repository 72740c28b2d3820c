// SPDX-License-Identifier: Apache-2.0
#include "server/table/table_facts.h"

namespace hadal::house {

Player TableFacts::to_move() const {
  const bool is_running = course_.state == protocol::TableState::running && course_.trouble.empty();
  return is_running && game() != nullptr ? game()->to_move() : Player::nobody;
}

}  // namespace hadal::house
