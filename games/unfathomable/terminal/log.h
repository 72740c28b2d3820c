// SPDX-License-Identifier: Apache-2.0
// What happened in a game of Unfathomable: events, and why bots did what they did.
#pragma once

#include <string_view>
#include <vector>

#include "games/unfathomable/events.h"

namespace hadal::cli {

struct ShipEntry {
  Event event;
  std::string_view why;  // not an event: a sentence of the bot `who`, and whom it speaks of
  Player who = Player::nobody;
  Player about = Player::nobody;

  bool is(unfathomable::Told what) const {
    return why.empty() && static_cast<unfathomable::Told>(event.key) == what;
  }
};

}  // namespace hadal::cli
