// SPDX-License-Identifier: Apache-2.0
// The lords of lord_list.h as a table: printed facts, and what happens when one comes into play.
//
// An effect on entering is a short function in lords_<guild>.cpp. A lasting effect is a question
// the rules ask, in passives.h, or a power its owner uses, in powers.h. No rule outside this folder
// names a lord.
#pragma once

#include <array>
#include <string_view>

#include "games/abyss/state.h"

namespace hadal::abyss {

using Effect = void (*)(State&, Player);

namespace on_entering {

inline constexpr Effect nothing = nullptr;

template <int N>
void draw_locations(State& s, Player me);

// One of each name; those that a row names are in lords_<guild>.cpp.
#define ABYSS_DECLARE(lord, ...) void lord(State& s, Player me);
ABYSS_LORDS(ABYSS_DECLARE)
#undef ABYSS_DECLARE

}  // namespace on_entering

struct LordCard {
  Lord id;
  Guild guild;
  std::uint8_t cost;
  std::uint8_t races;  // bubbles: how many different races must pay
  Race required;       // the big bubble; none: all bubbles are equal
  std::uint8_t influence;
  std::uint8_t keys;
  Effect when_entering;
  bool lasts;  // a question of passives.h or a power belongs to this lord
};

// In the namespace of the powers, which are named like the questions they ask.
namespace on_entering {
#define ABYSS_ROW(lord, guild, cost, races, required, influence, keys, entering, lasting) \
  {Lord::lord, Guild::guild,   cost,                                                      \
   races,      Race::required, influence,                                                 \
   keys,       entering,       std::string_view(#lasting) != "none"},
inline constexpr std::array<LordCard, kLords> kLordTable{{ABYSS_LORDS(ABYSS_ROW)}};
#undef ABYSS_ROW
}  // namespace on_entering
inline constexpr const std::array<LordCard, kLords>& kLordCards = on_entering::kLordTable;

constexpr const LordCard& card_of(Lord l) { return kLordCards[index(l)]; }

constexpr LordSet lords_where(auto predicate) {
  LordSet set;
  for (const LordCard& card : kLordCards)
    if (predicate(card)) set.add(card.id);
  return set;
}
inline constexpr int kBribe = 5;  // [ABY-L-CORRUPTOR] pearls for one more lord of the court
inline constexpr LordSet kAllLords = LordSet::first(kLords);
// [ABY-LOC-1] The three keys of an ambassador are spent by the ambassador's own power and never
// added up.
inline constexpr LordSet kKeyLords = lords_where([](const LordCard& c) { return c.keys == 1; });

// The lord comes face up in front of the player and uses its power at once.  [ABY-REC-7]
void enter(State& s, Player me, Lord lord);

// A lord of the court is taken away; its space stays empty until the court slides.
void leave_court(State& s, Lord lord);

}  // namespace hadal::abyss
