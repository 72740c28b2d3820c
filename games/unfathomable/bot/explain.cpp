// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/explain.h"

#include <algorithm>
#include <array>

#include "games/unfathomable/cards/mythos.h"
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

// The outcome of a crisis that an answer leads to, at its worst; none for the feat that replaces
// both.
const Program* way(const MythosRow& row, Verb answer) {
  switch (answer) {
    case Verb::top: return &row.branches[index(Branch::pass)];
    case Verb::check: return &row.branches[index(Branch::fail)];
    case Verb::bottom:
    case Verb::decline: return &row.branches[index(Branch::other)];
    default: return nullptr;
  }
}

bool may_cost(const Program& text, std::size_t resource) {
  return std::any_of(text.ops.begin(), text.ops.end(), [resource](const Op& op) {
    return op.run == unfathomable::op::run_lose && static_cast<std::size_t>(op.a) == resource;
  });
}

// The lowest dial, if one is low and the other option would have cost some of it.
Explanation about_decision(const State& s, const Frame& f, Move m) {
  const MythosRow& row = kMythosRows[f.arg];
  const Program* taken = way(row, m.verb);
  if (taken == nullptr) return {};
  const bool second = m.verb == Verb::bottom || m.verb == Verb::decline;
  const Program* other = way(row, !second                      ? Verb::bottom
                                  : row.kind == Crisis::choice ? Verb::top
                                                               : Verb::check);
  const auto least = std::min_element(s.dials.begin(), s.dials.end());
  const auto lowest = static_cast<std::size_t>(least - s.dials.begin());
  if (*least > 4 || may_cost(*taken, lowest) || !may_cost(*other, lowest)) return {};
  constexpr std::array<std::string_view, kResources> kLow{
      "unfathomable.why.low_fuel", "unfathomable.why.low_food", "unfathomable.why.low_sanity",
      "unfathomable.why.low_souls"};
  return {kLow[lowest]};
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
    case Rule::decide: return about_decision(s, f, m);
    default: return {};
  }
}

}  // namespace hadal::bots::voyage
