// SPDX-License-Identifier: Apache-2.0
// Many random games, as `hadal simulate` plays them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/random_game.h"
#include "terminal/error.h"
#include "terminal/seats.h"

namespace hadal::cli {

struct SimulateFlags {
  std::string game;
  std::size_t players = 0;  // 0: the fewest
  unsigned games = 1000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  std::vector<std::string> options;
  bool check = false;
  bool count = false;
  bool json = false;
};

template <Game G>
typename G::Options options_of(const SimulateFlags& flags) {
  for (const std::string& option : flags.options)
    if (option == "players" || option.starts_with("players="))
      throw UserError("the number of players is set by --players");
  try {
    return G::options_from(chosen_options(G::option_specs(), flags.players, flags.options));
  } catch (const DocumentError& e) {
    throw UserError(e.what());
  }
}

// The games number `part`, `part + threads`, … of all.
template <Game G>
Tally simulate(const SimulateFlags& flags, const typename G::Options& options, unsigned part) {
  Tally tally;
  for (unsigned i = part; i < flags.games && tally.violations.size() < 10; i += flags.threads)
    RandomGame<G>(options, flags.seed * 1'000'003 + i, flags.check, flags.count).play(tally);
  return tally;
}

}  // namespace hadal::cli
