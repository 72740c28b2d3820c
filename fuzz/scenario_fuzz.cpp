// SPDX-License-Identifier: Apache-2.0
// Whatever the bytes are: YAML is read or refused, a scenario passes or fails, and a position that
// was accepted can be played on without breaking a law.
#include <cstddef>
#include <cstdint>
#include <string>

#include "commands/commands.h"
#include "commands/yaml.h"
#include "engine/laws.h"
#include "engine/random_play.h"
#include "engine/scenario.h"
#include "fuzz/require.h"
#include "games/types.h"

namespace hadal::fuzz {
namespace {

constexpr int kMoves = 50;
constexpr int kMovesBetweenChecks = 5;

template <Game G>
void play_on(typename G::State s) {
  Rng rng(2026);
  typename G::MoveList legal;
  for (int i = 0; i < kMoves; ++i) {
    G::legal_moves(s, legal);
    if (i % kMovesBetweenChecks == 0) require_none(laws::broken<G>(s, legal, rng));
    if (G::to_move(s) == Player::nobody) return;
    G::apply(s, random_move<G>(s, legal, rng));
    require_none(G::inconsistency(s));
  }
}

template <Game G>
void read_position(const Document& scenario) {
  try {
    const typename G::State s = G::from_document(scenario);
    G::document(s);
    play_on<G>(s);
  } catch (const DocumentError&) {
  }
}

void run(const Document& scenario) {
  run_scenario(scenario, cli::games());
#define HADAL_READ(game, Type) read_position<game::Type>(scenario);
  HADAL_GAMES(HADAL_READ)
#undef HADAL_READ
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hadal;
  std::vector<Document> documents;
  try {
    documents = cli::read_yaml({reinterpret_cast<const char*>(data), size});
  } catch (const DocumentError&) {
    return 0;
  }
  for (const Document& scenario : documents) fuzz::run(scenario);
  return 0;
}
