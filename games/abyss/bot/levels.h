// SPDX-License-Identifier: Apache-2.0
// The bots by name, for every program that seats one.
//
// A name may be followed by settings, each after a slash: `captain/memory=human`,
// `master/ms=1500/threads=2`, `plain/iterations=500`. Time is a limit in milliseconds for one move;
// with `ms` alone the search takes all of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/abyss/abyss.h"
#include "search/roster.h"
#include "search/search.h"

namespace hadal::bots {

using AbyssBot = Bot<abyss::Abyss>;

// From the weakest to the strongest, as far as they are ordered; then those that nobody plays with,
// but others are measured by.
const std::vector<BotName>& abyss_bot_names();
bool is_abyss_reference(std::string_view name);

// Null, and in `why` a sentence for the user, if there is no such bot or setting.
std::unique_ptr<AbyssBot> make_abyss_bot(std::string_view text, std::string& why);
std::optional<Effort> abyss_effort(std::string_view text, std::string& why);

}  // namespace hadal::bots
