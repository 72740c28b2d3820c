// SPDX-License-Identifier: Apache-2.0
// The bytes are read twice for each game: as a text that may be a move or a line of moves, and as
// the choices of everybody, chance included, in a game whose positions must keep the laws.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/laws.h"
#include "fuzz/require.h"
#include "games/types.h"

namespace hadal::fuzz {
namespace {

template <Game G>
void read_as_text(std::string_view text) {
  if (const auto m = G::parse(text)) {
    const auto again = G::parse(G::text(*m));
    require(again == m, "'" + G::text(*m) + "' does not read back");
  }
  const typename G::State s = G::setup({});
  const auto moves = G::parse_line(s, text);
  if (!moves) return;
  std::string joined;
  for (const auto m : *moves) joined += (joined.empty() ? "" : "; ") + G::text(m);
  require(G::parse_line(s, joined) == moves, "'" + joined + "' does not read back");
}

template <Game G>
void read_as_choices(const typename G::Options& options, const std::uint8_t* data,
                     std::size_t size) {
  typename G::State s = G::setup(options);
  Rng rng(data[2]);
  typename G::MoveList legal;
  for (std::size_t i = 3; i < size && G::to_move(s) != Player::nobody; ++i) {
    G::legal_moves(s, legal);
    require(!legal.empty(), "law 4: a dead end");
    if (i % 16 == 0) require_none(laws::broken<G>(s, legal, rng));
    G::apply(s, legal[data[i] % legal.size()]);
  }
  G::legal_moves(s, legal);
  require_none(laws::broken<G>(s, legal, rng));
}

// The first byte is the number of players, the second one number for all choices.
template <Game G>
Document options_in(const std::uint8_t* data) {
  Document options{{"players", G::kMinPlayers + data[0] % (G::kMaxPlayers - G::kMinPlayers + 1)}};
  std::size_t rest = data[1];
  for (const OptionSpec& spec : G::option_specs()) {
    options.set(spec.key, spec.choices[rest % spec.choices.size()]);
    rest /= spec.choices.size();
  }
  return options;
}

template <Game G>
void read(const std::uint8_t* data, std::size_t size) {
  read_as_text<G>({reinterpret_cast<const char*>(data), size});
  if (size < 3) return;
  try {
    read_as_choices<G>(G::options_from(options_in<G>(data)), data, size);
  } catch (const DocumentError&) {  // options that do not go together
  }
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hadal::fuzz;
#define HADAL_READ(game, Type) read<hadal::game::Type>(data, size);
  HADAL_GAMES(HADAL_READ)
#undef HADAL_READ
  return 0;
}
