// SPDX-License-Identifier: Apache-2.0
// Lords from the deck: to the court, or straight into play.
#include "games/abyss/cards/lords.h"
#include "games/abyss/events.h"
#include "games/abyss/rules/rules.h"

namespace hadal::abyss::deal_lord {
namespace {

std::size_t farthest_free_space(const State& s) {
  std::size_t space = kCourtSpaces - 1;
  while (s.court[space] != Lord::none) --space;
  return space;
}

}  // namespace

void moves(const State& s, const Frame&, MoveList& out) {
  for (const Lord l : s.lord_deck) out.push_back({Verb::lord, static_cast<std::uint8_t>(l)});
}

void weights(const State&, const Frame&, const MoveList& list, WeightList& out) {
  for (std::size_t i = 0; i < list.size(); ++i) out.push_back(1);
}

void apply(State& s, Frame f, Move m) {
  const auto lord = static_cast<Lord>(m.a);
  s.lord_deck.remove(lord);
  if (--f.count > 0) s.stack.push_back(f);
  if (f.arg == kDealToActive) {
    tell<Told::lord_drawn>(s.active, lord);
    return enter(s, s.active, lord);
  }
  tell<Told::lord_came>(lord);
  s.court[f.arg == kDealToFarthest ? farthest_free_space(s) : f.arg] = lord;
}

}  // namespace hadal::abyss::deal_lord
