// SPDX-License-Identifier: Apache-2.0
#include "games/kind.h"

namespace hadal {

std::optional<Reason> public_reason(const GameKind& kind, std::string_view level,
                                    const Table& table, std::string_view move) {
  if (level == "random") return std::nullopt;  // it has none
  if (table.seen_by(move, Player::nobody) != move) return std::nullopt;
  return kind.reason(table, move);
}

}  // namespace hadal
