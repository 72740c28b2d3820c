// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "games/kind.h"

namespace hadal {

GameKind abyss_kind();

// Why a bot did it; see public_reason.
std::optional<Reason> abyss_reason(const Table& table, std::string_view move);

}  // namespace hadal
