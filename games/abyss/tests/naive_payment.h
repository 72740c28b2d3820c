// SPDX-License-Identifier: Apache-2.0
// Payments a second time, straight from the text of the rule and as simple as can be: every part
// of the hand is looked at. The engine must offer exactly these.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <set>

#include "games/abyss/cards/lords.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss::naive {

using Counts = std::array<int, kAllyKinds>;  // how many of each kind of ally

inline Counts counts(AllySet set) {
  Counts out{};
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    out[kind] = set.count(static_cast<Card>(kind));
  return out;
}

inline double sub_multisets(AllySet hand) {
  double n = 1;
  for (const int count : counts(hand)) n *= count + 1;
  return n;
}

// "Active": in front of the player, not under a location and not turned sideways.
inline bool has(const Seat& seat, Lord l) {
  return seat.lords.has(l) && !seat.covered.has(l) && !seat.disabled.has(l);
}

// [ABY-REC-2] [ABY-L-TREASURER] [ABY-L-RECRUITER] [ABY-L-SHAMAN]
inline int cost(const State& s, Player me, Lord lord) {
  int n = card_of(lord).cost;
  if (has(s.at(me), Lord::treasurer)) n -= 2;
  bool recruiter = false;
  for (std::size_t i = 0; i < s.players; ++i)
    if (i != index(me) && has(s.seats[i], Lord::recruiter)) recruiter = true;
  if (recruiter && !has(s.at(me), Lord::shaman)) n += 2;
  return std::max(n, 0);
}

inline int value(const Counts& part) {
  int sum = 0;
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    sum += part[kind] * static_cast<int>(kind % 5 + 1);
  return sum;
}

inline bool has_race(const Counts& part, std::size_t race) {
  for (std::size_t v = 0; v < 5; ++v)
    if (part[race * 5 + v] > 0) return true;
  return false;
}

// [ABY-REC-3a] [ABY-REC-3b] [ABY-REC-3c] [ABY-L-DIPLOMAT]
inline bool pays(const State& s, Player me, Lord lord, const Counts& part) {
  int races = 0;
  for (std::size_t r = 0; r < kRaces; ++r) races += has_race(part, r) ? 1 : 0;
  if (races != card_of(lord).races) return false;
  const Race big = card_of(lord).required;
  const bool free_choice = big == Race::none || has(s.at(me), Lord::diplomat);
  if (!free_choice && !has_race(part, index(big))) return false;
  return std::max(0, cost(s, me, lord) - value(part)) <= s.at(me).pearls;
}

template <typename Look>
void for_each_part(const Counts& hand, std::size_t kind, Counts& part, Look look) {
  if (kind == kAllyKinds) return look(part);
  for (part[kind] = 0; part[kind] <= hand[kind]; ++part[kind])
    for_each_part(hand, kind + 1, part, look);
  part[kind] = 0;
}

inline std::set<Counts> payments(const State& s, Player me, Lord lord) {
  std::set<Counts> out;
  Counts none{};
  for_each_part(counts(s.at(me).hand), 0, none, [&](const Counts& part) {
    if (pays(s, me, lord, part)) out.insert(part);
  });
  return out;
}

// [ABY-REC-8] [ABY-L-MASTER-OF-MAGIC] The kinds of the payment one of which stays.
inline std::set<std::size_t> affiliable(const State& s, Player me, const Counts& payment) {
  std::set<std::size_t> kinds;
  for (std::size_t kind = 0; kind < kAllyKinds; ++kind)
    if (payment[kind] > 0) kinds.insert(kind);
  if (has(s.at(me), Lord::master_of_magic)) return kinds;
  std::size_t lowest = 5;
  for (const std::size_t kind : kinds) lowest = std::min(lowest, kind % 5);
  std::set<std::size_t> low;
  for (const std::size_t kind : kinds)
    if (kind % 5 == lowest) low.insert(kind);
  return low;
}

}  // namespace hadal::abyss::naive
