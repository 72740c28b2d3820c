// SPDX-License-Identifier: Apache-2.0
// A whole game of Abyss for two, played at random and dealt fairly, as a table would record it.
#pragma once

#include "commands/commands.h"
#include "engine/record.h"
#include "engine/rng.h"
#include "fair/fair.h"

namespace hadal::cli {

inline Record sample_record() {
  const fair::Seed seed = fair::Seed::from_text("sample 2");
  Record r;
  r.game = "abyss";
  r.options = Document{{"players", "2"}};
  r.seats = {"Ada", "Bo"};
  r.commitment = seed.commitment();
  const std::unique_ptr<Table> table = game_called("abyss").start(r.options);
  r.rules_version = table->rules_version();
  Rng rng(2);
  for (std::uint64_t draws = 0;;) {
    fair::deal(*table, seed, draws, r.moves);
    if (table->to_move() == Player::nobody) break;
    const std::vector<std::string> legal = table->legal();
    const std::string& move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    r.moves.push_back({table->to_move(), move, 0});
    table->play(move);
  }
  r.result = result_of(*table);
  r.seed = seed.hex();
  return r;
}

}  // namespace hadal::cli
