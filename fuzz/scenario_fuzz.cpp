// SPDX-License-Identifier: Apache-2.0
// Whatever the bytes are: YAML is read or refused, a scenario passes or fails, and a position that
// was accepted can be played on without breaking a law.
#include <cstddef>
#include <cstdint>
#include <string>

#include "cli/commands.h"
#include "cli/yaml.h"
#include "engine/laws.h"
#include "engine/random_play.h"
#include "engine/scenario.h"
#include "fuzz/require.h"
#include "games/abyss/abyss.h"

namespace hadal::fuzz {
namespace {

using abyss::Abyss;

constexpr int kMoves = 50;
constexpr int kMovesBetweenChecks = 5;

void play_on(Abyss::State s) {
  Rng rng(2026);
  Abyss::MoveList legal;
  for (int i = 0; i < kMoves; ++i) {
    Abyss::legal_moves(s, legal);
    if (i % kMovesBetweenChecks == 0) require_none(laws::broken<Abyss>(s, legal, rng));
    if (Abyss::to_move(s) == Player::nobody) return;
    Abyss::apply(s, random_move<Abyss>(s, legal, rng));
    require_none(Abyss::inconsistency(s));
  }
}

void run(const Document& scenario) {
  run_scenario(scenario, cli::games());
  try {
    const Abyss::State s = Abyss::from_document(scenario);
    Abyss::document(s);
    play_on(s);
  } catch (const DocumentError&) {
  }
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
