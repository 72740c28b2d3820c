// SPDX-License-Identifier: Apache-2.0
// Ambassadors: each controls one location alone.  [ABY-L-AMBASSADORS]
#include "games/abyss/cards/locations.h"
#include "games/abyss/cards/lords.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss::on_entering {
namespace {

// Each of the three draws a different number of tiles.
constexpr Lord ambassador_drawing(int tiles) {
  return tiles == 1 ? Lord::hermit : tiles == 2 ? Lord::sage : Lord::elder;
}

}  // namespace

// [ABY-L-SAGE] [ABY-L-HERMIT] [ABY-L-ELDER] Draw N tiles, control one, lay the others out.
template <int N>
void draw_locations(State& s, Player me) {
  const auto lord = static_cast<std::uint8_t>(ambassador_drawing(N));
  const int tiles = std::min(N, s.location_deck.size());
  if (tiles > 0) return draw_and_choose(s, me, tiles, lord);
  // [ABY-OWN-D2] Without a deck the ambassador controls an available tile, unless the table plays
  // otherwise; [ABY-OWN-17] without any tile the ambassador stays free.
  if (s.available.empty() || s.options.has(Option::ambassador_needs_deck)) return;
  s.stack.push_back({.rule = Rule::claim, .who = me, .arg = lord, .count = 1});
}

template void draw_locations<1>(State&, Player);
template void draw_locations<2>(State&, Player);
template void draw_locations<3>(State&, Player);

}  // namespace hadal::abyss::on_entering
