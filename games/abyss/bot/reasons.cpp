// SPDX-License-Identifier: Apache-2.0
// Why a bot of Abyss did something, as far as everybody can see it.
#include "games/abyss/bot/reasons.h"

#include <algorithm>

#include "games/abyss/cards/lords.h"
#include "games/abyss/cards/passives.h"
#include "games/abyss/rules/reward.h"
#include "games/abyss/rules/rules.h"
#include "games/abyss/score.h"

namespace hadal::bots {
namespace {

using abyss::Lord;
using abyss::Move;
using abyss::State;
using abyss::Verb;

constexpr int kManyAllies = 2;  // in a stack of the council
constexpr int kFewAllies = 3;   // in a hand
constexpr int kStrong = 4;      // an ally
constexpr int kWeak = 2;
constexpr int kMuchInfluence = 9;  // for a single lord
constexpr int kManyPoints = 8;     // for a single location

Reason counted(const char* key, int n) { return {key, Player::nobody, n}; }

std::optional<Reason> of_lord(const State& s, Player me, Lord lord) {
  const abyss::LordCard& card = abyss::card_of(lord);
  const bool is_ending = s.ender != Player::nobody;
  if (!is_ending && s.at(me).lords.size() + 1 == abyss::kLordsThatEnd)
    return counted("abyss.why.last_lord", abyss::kLordsThatEnd);
  if (card.keys == 1 && abyss::usable_keys(s, me) + 1 == abyss::kKeysOfALocation)
    return counted("abyss.why.key", abyss::kKeysOfALocation);
  if (card.influence >= kMuchInfluence) return counted("abyss.why.influence", card.influence);
  if (card.keys == 1) return counted("abyss.why.one_key", card.keys);
  return std::nullopt;
}

std::optional<Reason> of_stack(const State& s, abyss::Race race) {
  const int allies = s.council.of(race).size();
  if (allies < kManyAllies) return std::nullopt;
  return counted("abyss.why.council", allies);
}

std::optional<Reason> of_location(const State& s, Player me, abyss::Location tile) {
  const int points = abyss::location_points(s, me, tile);
  if (points < kManyPoints) return std::nullopt;
  return counted("abyss.why.location", points);
}

// How many there are in a hand is open, which they are is not.
std::optional<Reason> of_exploring(const State& s, Player me) {
  const int allies = s.at(me).hand.size();
  if (allies > kFewAllies) return std::nullopt;
  return counted("abyss.why.explore", allies);
}

std::optional<Reason> of_taking(const State& s) {
  const int value = abyss::value_of(s.row.back());
  if (value < kStrong) return std::nullopt;
  return counted("abyss.why.strong", value);
}

std::optional<Reason> of_going_on(const State& s) {
  const abyss::Card newest = s.row.back();
  if (!abyss::is_ally(newest)) return Reason{"abyss.why.leave", Player::nobody, std::nullopt};
  const int value = abyss::value_of(newest);
  if (value > kWeak) return std::nullopt;
  return counted("abyss.why.weak", value);
}

Reason of_drawing(const State& s, Player me) {
  int best = 0;
  for (const abyss::Location tile : s.available)
    best = std::max(best, abyss::location_points(s, me, tile));
  return counted("abyss.why.draw", best);
}

}  // namespace

std::optional<Reason> abyss_reason(const State& s, Move m) {
  const Player me = abyss::to_move(s);
  if (!is_seat(me)) return std::nullopt;
  switch (m.verb) {
    case Verb::explore: return of_exploring(s, me);
    case Verb::take: return of_taking(s);
    case Verb::go_on: return of_going_on(s);
    case Verb::buy: return counted("abyss.why.buy", abyss::value_of(s.row.back()));
    case Verb::plot: return Reason{"abyss.why.plot", Player::nobody, std::nullopt};
    case Verb::draw: return of_drawing(s, me);
    case Verb::recruit: return of_lord(s, me, static_cast<Lord>(m.a));
    case Verb::council: return of_stack(s, static_cast<abyss::Race>(m.a));
    case Verb::claim:
    case Verb::keep: return of_location(s, me, static_cast<abyss::Location>(m.a));
    case Verb::fight: {
      const int keys = abyss::threat_reward(abyss::reward_space(s, me)).keys;
      if (keys == 0) return std::nullopt;
      return counted("abyss.why.fight", keys);
    }
    default: return std::nullopt;
  }
}

}  // namespace hadal::bots
