// SPDX-License-Identifier: Apache-2.0
// Deciding a crisis, a waypoint, an offer, a track.
#include <algorithm>

#include "games/unfathomable/bot/policy.h"
#include "games/unfathomable/bot/reading.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/waypoints.h"

namespace hadal::bots::voyage {
namespace {

// An accusation hits whom the Captain suspects most.
float best_accusation(const Mind& mind) {
  float best = -3;
  for (std::size_t i = 0; i < mind.s.players; ++i)
    if (is_human(mind.s, seat(i)) && !in_brig(mind.s, seat(i)))
      best = std::max(best, arrest_worth(mind, seat(i)));
  return best;
}

float crisis_worth(const Mind& mind, Move m) {
  const auto card = static_cast<Mythos>(mind.f.arg);
  const Reading reading(mind.prices, mind.me);
  switch (m.verb) {
    case Verb::top:
      return reading.branch(card, Branch::pass) +
             (card == Mythos::accusation ? best_accusation(mind) : 0);
    case Verb::check: return Check(mind.prices, card, mind.me).prospect();
    case Verb::bottom:
    case Verb::decline: return reading.branch(card, Branch::other);
    case Verb::lead: return mind.prices.dial(static_cast<Resource>(m.a), -1) - 0.6f;
    default: return kNever;
  }
}

float waypoint_option(const Mind& mind, Move m) {
  const WaypointRow& row = kWaypointRows[mind.f.arg];
  return Reading(mind.prices, mind.me).program(m.verb == Verb::top ? row.text : row.other);
}

}  // namespace

float decision_worth(const Mind& mind, Move m) {
  switch (mind.f.rule) {
    case Rule::decide: return crisis_worth(mind, m);
    case Rule::choose_option: return waypoint_option(mind, m);
    case Rule::consent: {
      if (m.verb == Verb::no) return 0;
      if (static_cast<ConsentFor>(mind.f.arg) == ConsentFor::banquet)
        return mind.self().space == Space::sick_bay ? 1.0f : -0.1f;
      return Reading(mind.prices, mind.me).consent(mind.f.arg);
    }
    case Rule::choose_track: return Reading(mind.prices, mind.me).track(static_cast<Track>(m.a));
    default: return 0;
  }
}

}  // namespace hadal::bots::voyage
