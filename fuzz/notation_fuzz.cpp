// SPDX-License-Identifier: Apache-2.0
// The bytes are read twice for each game: as a text that may be a move or a line of moves, and as
// the choices of everybody, chance included, in a game whose positions must keep the laws.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/laws.h"
#include "fuzz/require.h"
#include "games/abyss/abyss.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::fuzz {
namespace {

using abyss::Abyss;
using unfathomable::Unfathomable;

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

abyss::Options abyss_options(const std::uint8_t* data) {
  return {static_cast<std::uint8_t>(2 + data[0] % 3),
          abyss::OptionSet::from_word(static_cast<std::uint8_t>(data[1] % 32))};
}

// The variant without Cultist is for 4 or 6.
unfathomable::Options unfathomable_options(const std::uint8_t* data) {
  using namespace unfathomable;
  const auto players = static_cast<std::uint8_t>(3 + data[0] % 4);
  const unsigned variants = players % 2 == 0 ? 3 : 2;
  return {players, static_cast<Variant>(data[1] % variants),
          static_cast<Difficulty>(data[1] / 3 % 3), static_cast<Casting>(data[1] / 9 % 3)};
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace hadal::fuzz;
  const std::string_view text{reinterpret_cast<const char*>(data), size};
  read_as_text<Abyss>(text);
  read_as_text<Unfathomable>(text);
  if (size < 3) return 0;
  read_as_choices<Abyss>(abyss_options(data), data, size);
  read_as_choices<Unfathomable>(unfathomable_options(data), data, size);
  return 0;
}
