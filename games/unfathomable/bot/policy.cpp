// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/policy.h"

#include <algorithm>

namespace hadal::bots::voyage {
namespace {

// Until distance 12 the Cultist needs the ship.
bool wants_arrival(const State& s, Side side) {
  return side == Side::human || (side == Side::cultist && distance(s) < kArrivalDistance);
}

// Whom the answers concern.
enum class Family : std::uint8_t { action, contribution, hand, reaction, decision, choice };

Family family_of(const State& s, const Frame& f) {
  switch (f.rule) {
    case Rule::act: return Family::action;
    case Rule::contribute: return Family::contribution;
    case Rule::pick_character:
    case Rule::draw_from_set:
    case Rule::draw_from_any:
    case Rule::one_deck:
    case Rule::swap_for_treachery:
    case Rule::exchange_for_treachery:
    case Rule::improvement:
    case Rule::discard_cards:
    case Rule::pay_card:
    case Rule::pay_repair:
    case Rule::pay_passage:
    case Rule::persistence:
    case Rule::trade:
    case Rule::give_item: return Family::hand;
    case Rule::decide:
    case Rule::choose_option:
    case Rule::consent:
    case Rule::choose_track: return Family::decision;
    default: return asks_for_reaction(s) ? Family::reaction : Family::choice;
  }
}

// A hidden traitor takes the answer that helps the ship least among those that would pass for a
// human's.
void turn_round(const Mind& mind, std::size_t n, float* worth) {
  float best = kNever;
  for (std::size_t i = 0; i < n; ++i) best = std::max(best, worth[i]);
  if (best <= kNever) return;
  const float nerve = mind.hidden ? mind.temper.nerve : 100.0f;
  for (std::size_t i = 0; i < n; ++i) {
    if (worth[i] <= kNever) continue;
    const float regret = best - worth[i];
    worth[i] = regret <= nerve ? regret : -regret;
  }
}

}  // namespace

Mind::Mind(const State& world, Player mover, const Suspicion& suspects, const Temper& manner)
    : s(world),
      me(mover),
      suspicion(suspects),
      temper(manner),
      side(side_of(world, mover)),
      prices(world, kWeights),
      hidden(side != Side::human && !world.at(mover).revealed),
      helps(wants_arrival(world, side)),
      f(world.stack.back()) {}

void worths(const Mind& mind, const MoveList& legal, float* out) {
  const Family family = family_of(mind.s, mind.f);
  switch (family) {
    case Family::action:
      if (mind.self().revealed) return traitor_action_worths(mind, legal, out);
      action_worths(mind, legal, out);
      break;
    case Family::contribution: return contribution_worths(mind, legal, out);
    case Family::hand: return card_worths(mind, legal, out);
    case Family::reaction:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = reaction_worth(mind, legal[i]);
      return;
    case Family::decision:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = decision_worth(mind, legal[i]);
      break;
    case Family::choice:
      for (std::size_t i = 0; i < legal.size(); ++i) out[i] = choice_worth(mind, legal[i]);
      break;
  }
  if (mind.helps) return;
  turn_round(mind, legal.size(), out);
  if (family != Family::action) return;
  for (std::size_t i = 0; i < legal.size(); ++i)
    if (legal[i].verb == Verb::reveal) out[i] = reveal_worth(mind);
}

Move best_move(const Mind& mind, const MoveList& legal) {
  std::array<float, 160> worth;  // NOLINT(cppcoreguidelines-pro-type-member-init): all are set
  worths(mind, legal, worth.data());
  std::size_t best = 0;
  for (std::size_t i = 1; i < legal.size(); ++i)
    if (worth[i] > worth[best]) best = i;
  return legal[best];
}

}  // namespace hadal::bots::voyage
