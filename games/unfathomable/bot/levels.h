// SPDX-License-Identifier: Apache-2.0
// The bots of Unfathomable by name.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/unfathomable/bot/events.h"
#include "search/roster.h"

namespace hadal::bots {

using ShipBot = Bot<unfathomable::Unfathomable>;

// From the weakest to the strongest.
const std::vector<BotName>& ship_bot_names();

// A name with its settings (`captain/worlds=12`), or two of them (`captain:sailor`): one that plays
// while the seat is human, one for when it is a traitor. Null, and in `why` a sentence for the
// user, if there is no such bot or setting.
std::unique_ptr<ShipBot> make_ship_bot(std::string_view text, std::string& why);
// Of a single name; two of them are for the arena.
std::optional<Effort> ship_effort(std::string_view text, std::string& why);

}  // namespace hadal::bots
