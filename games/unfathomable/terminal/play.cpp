// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/play.h"

#include "games/unfathomable/text/names.h"

namespace hadal::cli {

using unfathomable::Rule;
using unfathomable::Unfathomable;
using unfathomable::Verb;
using UnfathomableRules = PlayRules<Unfathomable>;

bool UnfathomableRules::is_forced(const State& s) {
  unfathomable::MoveList legal;
  unfathomable::legal_moves(s, legal);
  return legal.size() == 1;
}

std::optional<unfathomable::Move> UnfathomableRules::reaction(const State& s) {
  if (!unfathomable::asks_for_reaction(s)) return std::nullopt;
  return Move{Verb::pass};
}

bool UnfathomableRules::is_about_a_roll(const State& s) {
  return s.stack.back().rule == Rule::before_roll || s.stack.back().rule == Rule::after_roll;
}

// Window numbers start again after 256, which no turn reaches.
std::optional<int> UnfathomableRules::window(const State& s) {
  if (!unfathomable::asks_for_reaction(s)) return std::nullopt;
  return 256 * s.turn + s.stack.back().extra;
}

// The hand, the loyalty, or cards that are looked at.
bool UnfathomableRules::is_private(const State& s) {
  switch (s.stack.back().rule) {
    case Rule::act:
    case Rule::decide:
    case Rule::contribute:
    case Rule::discard_cards:
    case Rule::pay_card:
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::exchange_for_treachery:
    case Rule::chapel:
    case Rule::persistence: return true;
    default: return unfathomable::asks_for_reaction(s);
  }
}

void UnfathomableRules::note(const std::vector<Event>& told, bool, std::vector<ShipEntry>& log) {
  for (const Event& e : told) log.push_back({e, {}, Player::nobody, Player::nobody});
}

void UnfathomableRules::explain(Player who, const bots::Explanation& why,
                                std::vector<ShipEntry>& log) {
  if (why.key.empty()) return;
  log.push_back({{}, why.key, who, why.about});
}

}  // namespace hadal::cli
