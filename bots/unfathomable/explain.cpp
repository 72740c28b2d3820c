// SPDX-License-Identifier: Apache-2.0
#include "bots/unfathomable/explain.h"

#include <algorithm>
#include <array>

#include "games/unfathomable/cards/purposes.h"

namespace hadal::bots::voyage {
namespace {

Explanation about_action(Move m) {
  if (m.verb == Verb::rescue) return {"unfathomable.why.rescue"};
  if (m.verb == Verb::repair) return {"unfathomable.why.repair"};
  if (m.verb == Verb::attack) return {"unfathomable.why.attack"};
  if (m.verb != Verb::use) return {};
  switch (static_cast<Ability>(m.a)) {
    case Ability::boiler_room: return {"unfathomable.why.boiler_room"};
    case Ability::galley: return {"unfathomable.why.galley"};
    case Ability::chapel: return {"unfathomable.why.chapel"};
    case Ability::tome: return {"unfathomable.why.tome"};
    case Ability::tool_kit: return {"unfathomable.why.repair"};
    default: return {};
  }
}

Explanation about_seat(const Frame& f, Move m) {
  if (m.verb != Verb::target) return {};
  switch (static_cast<SeatFor>(f.arg)) {
    case SeatFor::captains_cabin:
    case SeatFor::accusation:
    case SeatFor::history_repeats:
    case SeatFor::arrest_order: return {"unfathomable.why.arrest", seat(m.a)};
    default: return {};
  }
}

// The dial that is lowest, if one is low.
Explanation about_decision(const State& s) {
  const auto least = std::min_element(s.dials.begin(), s.dials.end());
  if (*least > 4) return {};
  constexpr std::array<std::string_view, kResources> kLow{
      "unfathomable.why.low_fuel", "unfathomable.why.low_food", "unfathomable.why.low_sanity",
      "unfathomable.why.low_souls"};
  return {kLow[static_cast<std::size_t>(least - s.dials.begin())]};
}

}  // namespace

Explanation explain(const State& s, Move m) {
  if (s.stack.empty()) return {};
  const Frame& f = s.stack.back();
  const Player me = to_move(s);
  if (!is_seat(me) || s.at(me).revealed) return {};  // nobody would believe a word
  switch (f.rule) {
    case Rule::act: return about_action(m);
    case Rule::choose_seat: return about_seat(f, m);
    case Rule::decide: return about_decision(s);
    default: return {};
  }
}

}  // namespace hadal::bots::voyage
