// SPDX-License-Identifier: Apache-2.0
// Why a bot of Abyss did something, as far as everybody can see it.
#pragma once

#include "games/abyss/abyss.h"
#include "search/roster.h"

namespace hadal::bots {

std::optional<Reason> abyss_reason(const abyss::State& s, abyss::Move m);

}  // namespace hadal::bots
