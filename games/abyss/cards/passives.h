// SPDX-License-Identifier: Apache-2.0
// Lasting effects of lords, each as the question that a rule asks.
#pragma once

#include "games/abyss/cards/lords.h"

namespace hadal::abyss {

constexpr bool has_active(const State& s, Player p, Lord l) { return s.at(p).active().has(l); }

constexpr bool opponent_has_active(const State& s, Player me, Lord l) {
  for (std::size_t i = 0; i < s.players; ++i)
    if (seat(i) != me && has_active(s, seat(i), l)) return true;
  return false;
}

// [ABY-L-SHAMAN] Soldiers of opponents do not touch the owner of the Shaman.
constexpr bool is_shielded(const State& s, Player p) { return has_active(s, p, Lord::shaman); }

// What must be paid for a lord.  [ABY-REC-2] [ABY-REC-3a]
struct Bill {
  int cost;
  int races;
  Race required;  // none: any races will do
};

// How the lords of a player and of the opponents change every bill of that player.
struct Terms {
  int surcharge = 0;
  bool any_race = false;  // [ABY-L-DIPLOMAT] the race of the big bubble need not pay

  constexpr Bill bill(Lord lord) const {
    const LordCard& card = card_of(lord);
    const int cost = card.cost + surcharge;
    return {cost > 0 ? cost : 0, card.races, any_race ? Race::none : card.required};
  }
};
Terms terms_for(const State& s, Player me);
inline Bill bill_for(const State& s, Player me, Lord lord) { return terms_for(s, me).bill(lord); }

// [ABY-L-MASTER-OF-MAGIC] Any ally of the payment may be affiliated, not only the lowest.
constexpr bool may_affiliate_any(const State& s, Player me) {
  return has_active(s, me, Lord::master_of_magic);
}

// [ABY-L-TAMER] The space of the threat track whose reward the fighter gets.
constexpr int reward_space(const State& s, Player me) {
  const bool tamed = opponent_has_active(s, me, Lord::tamer) && !is_shielded(s, me);
  return tamed && s.threat > 1 ? s.threat - 1 : s.threat;
}

// [ABY-L-ALCHEMIST] How many council stacks one request for support brings.
constexpr int stacks_per_request(const State& s, Player me) {
  return has_active(s, me, Lord::alchemist) ? 2 : 1;
}

// Pearls that a lord brings to its owner.
void earn(State& s, Player me, int pearls, Lord lord);

// [ABY-L-SHIP-MASTER] Pearls for the races that go from the row to the council.
inline void earn_for_races(State& s, Player me, int races) {
  if (races > 0 && has_active(s, me, Lord::ship_master)) earn(s, me, races, Lord::ship_master);
}

// [ABY-L-LANDLORD] Pearls at the start of the owner's turn.
constexpr int income(const State& s, Player me) {
  return has_active(s, me, Lord::landlord) ? 1 : 0;
}
inline void earn_income(State& s, Player me) {
  if (income(s, me) > 0) earn(s, me, income(s, me), Lord::landlord);
}

// [ABY-L-COMMANDER] Whether the hand of p is limited, and to how many allies.
inline constexpr int kCommandersLimit = 6;
constexpr bool has_hand_limit(const State& s, Player p) {
  return opponent_has_active(s, p, Lord::commander) && !is_shielded(s, p);
}

// The key of the sentence that asks for a discard: it names the lord who wants it.
std::string_view discard_question(const State& s, const Frame& f);

}  // namespace hadal::abyss
