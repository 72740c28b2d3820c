// SPDX-License-Identifier: Apache-2.0
// The bytes are read twice: as a text that may be a move or a line of moves, and as the choices of
// everybody, chance included, in a game whose positions must keep the laws.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/laws.h"
#include "fuzz/require.h"
#include "games/abyss/abyss.h"

namespace hadal::fuzz {
namespace {

using abyss::Abyss;

void read_as_text(std::string_view text) {
  if (const auto m = Abyss::parse(text)) {
    const auto again = Abyss::parse(Abyss::text(*m));
    require(again == m, "'" + Abyss::text(*m) + "' does not read back");
  }
  const Abyss::State s = Abyss::setup({});
  const auto moves = Abyss::parse_line(s, text);
  if (!moves) return;
  std::string joined;
  for (const Abyss::Move m : *moves) joined += (joined.empty() ? "" : "; ") + Abyss::text(m);
  require(Abyss::parse_line(s, joined) == moves, "'" + joined + "' does not read back");
}

void read_as_choices(const std::uint8_t* data, std::size_t size) {
  if (size < 3) return;
  const abyss::Options options{static_cast<std::uint8_t>(2 + data[0] % 3),
                               abyss::OptionSet::from_word(data[1] % 32)};
  Abyss::State s = Abyss::setup(options);
  Rng rng(data[2]);
  Abyss::MoveList legal;
  for (std::size_t i = 3; i < size && Abyss::to_move(s) != Player::nobody; ++i) {
    Abyss::legal_moves(s, legal);
    require(!legal.empty(), "law 4: a dead end");
    if (i % 16 == 0) require_none(laws::broken<Abyss>(s, legal, rng));
    Abyss::apply(s, legal[data[i] % legal.size()]);
  }
  Abyss::legal_moves(s, legal);
  require_none(laws::broken<Abyss>(s, legal, rng));
}

}  // namespace
}  // namespace hadal::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  hadal::fuzz::read_as_text({reinterpret_cast<const char*>(data), size});
  hadal::fuzz::read_as_choices(data, size);
  return 0;
}
