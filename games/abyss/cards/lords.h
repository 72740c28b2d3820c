// SPDX-License-Identifier: Apache-2.0
// The 35 lords: printed facts, and what happens when one comes into play.
//
// An effect on entering is a short function in lords_<guild>.cpp. A lasting effect is a question
// the rules ask, in passives.h, or a power its owner uses, in powers.h. No rule outside this folder
// names a lord.
#pragma once

#include <array>

#include "games/abyss/state.h"

namespace hadal::abyss {

using Effect = void (*)(State&, Player);

namespace on_entering {

inline constexpr Effect nothing = nullptr;

template <Lord lord, int N>
void pearls(State& s, Player me);
template <int N>
void draw_locations(State& s, Player me);

void jailer(State& s, Player me);
void seeker(State& s, Player me);
void commander(State& s, Player me);
void hunter(State& s, Player me);
void assassin(State& s, Player me);
void apprentice(State& s, Player me);
void invoker(State& s, Player me);
void illusionist(State& s, Player me);
void schemer(State& s, Player me);
void corruptor(State& s, Player me);
void traitor(State& s, Player me);

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
};

// In the namespace of the powers, which are named like the questions they ask.
namespace on_entering {
// clang-format off
inline constexpr std::array<LordCard, kLords> kLordTable{{
    // lord                   guild             cost races required     infl. keys when entering
    {Lord::jailer,            Guild::soldier,     6, 3, Race::crab,       7, 0, jailer},
    {Lord::tamer,             Guild::soldier,     6, 3, Race::crab,       4, 1, nothing},  // ongoing: threat_space
    {Lord::seeker,            Guild::soldier,     7, 2, Race::crab,       7, 0, seeker},
    {Lord::commander,         Guild::soldier,     8, 1, Race::crab,       4, 1, commander},  // ongoing: hand_limit
    {Lord::hunter,            Guild::soldier,     8, 2, Race::crab,       6, 0, hunter},
    {Lord::recruiter,         Guild::soldier,    10, 2, Race::crab,       4, 1, nothing},  // ongoing: bill_for
    {Lord::assassin,          Guild::soldier,    10, 1, Race::crab,       6, 0, assassin},
    {Lord::ship_master,       Guild::merchant,    6, 3, Race::shellfish,  5, 1, nothing},  // ongoing: earn_for_races
    {Lord::shopkeeper,        Guild::merchant,    6, 3, Race::shellfish,  9, 0, pearls<Lord::shopkeeper, 1>},
    {Lord::peddler,           Guild::merchant,    8, 1, Race::shellfish,  9, 0, pearls<Lord::peddler, 2>},
    {Lord::slaver,            Guild::merchant,    8, 1, Race::shellfish,  5, 1, nothing},  // ongoing: sell
    {Lord::trader,            Guild::merchant,   10, 3, Race::shellfish,  9, 0, pearls<Lord::trader, 3>},
    {Lord::landlord,          Guild::merchant,   10, 2, Race::shellfish,  5, 1, pearls<Lord::landlord, 1>},  // ongoing: income
    {Lord::shaman,            Guild::mage,        6, 3, Race::jellyfish,  5, 1, nothing},  // ongoing: is_shielded
    {Lord::apprentice,        Guild::mage,        6, 3, Race::jellyfish,  9, 0, apprentice},
    {Lord::alchemist,         Guild::mage,        7, 1, Race::jellyfish,  5, 1, nothing},  // ongoing: stacks_per_request
    {Lord::invoker,           Guild::mage,        8, 1, Race::jellyfish,  8, 0, invoker},
    {Lord::oracle,            Guild::mage,        8, 2, Race::jellyfish,  5, 1, nothing},  // ongoing: clear
    {Lord::illusionist,       Guild::mage,       10, 1, Race::jellyfish,  9, 0, illusionist},
    {Lord::master_of_magic,   Guild::mage,       10, 3, Race::jellyfish,  6, 1, nothing},  // ongoing: may_affiliate_any
    {Lord::opportunist,       Guild::politician,  6, 3, Race::squid,      5, 1, nothing},  // ongoing: replace
    {Lord::diplomat,          Guild::politician,  8, 1, Race::squid,      5, 1, nothing},  // ongoing: bill_for
    {Lord::schemer,           Guild::politician,  8, 3, Race::squid,      6, 0, schemer},
    {Lord::corruptor,         Guild::politician, 10, 1, Race::squid,      6, 0, corruptor},
    {Lord::treasurer,         Guild::politician, 10, 2, Race::squid,      5, 1, nothing},  // ongoing: bill_for
    {Lord::traitor,           Guild::politician, 12, 3, Race::squid,      6, 0, traitor},
    {Lord::keeper,            Guild::farmer,      6, 3, Race::seahorse,   6, 1, nothing},
    {Lord::reaper,            Guild::farmer,      7, 2, Race::seahorse,   6, 1, nothing},
    {Lord::shepherd,          Guild::farmer,      8, 1, Race::seahorse,   6, 1, nothing},
    {Lord::miller,            Guild::farmer,      8, 2, Race::seahorse,  10, 0, nothing},
    {Lord::aquaculturalist,   Guild::farmer,      9, 3, Race::seahorse,  11, 0, nothing},
    {Lord::landowner,         Guild::farmer,     10, 1, Race::seahorse,  12, 0, nothing},
    {Lord::sage,              Guild::ambassador, 10, 5, Race::none,       4, 3, draw_locations<2>},
    {Lord::hermit,            Guild::ambassador, 10, 5, Race::none,       5, 3, draw_locations<1>},
    {Lord::elder,             Guild::ambassador, 10, 5, Race::none,       3, 3, draw_locations<3>},
}};
// clang-format on
}  // namespace on_entering
inline constexpr const std::array<LordCard, kLords>& kLordCards = on_entering::kLordTable;

constexpr const LordCard& card_of(Lord l) { return kLordCards[index(l)]; }

constexpr bool lord_rows_follow_ids() {
  for (std::size_t i = 0; i < kLords; ++i)
    if (index(kLordCards[i].id) != i) return false;
  return true;
}
static_assert(lord_rows_follow_ids(), "kLordCards is indexed by Lord");

constexpr LordSet lords_where(auto predicate) {
  LordSet set;
  for (const LordCard& card : kLordCards)
    if (predicate(card)) set.add(card.id);
  return set;
}
inline constexpr int kBribe = 5;  // [ABY-L-CORRUPTOR] pearls for one more lord of the court
inline constexpr LordSet kAllLords = LordSet::first(kLords);
// [ABY-LOC-1] The three keys of an ambassador are spent by his own power and never added up.
inline constexpr LordSet kKeyLords = lords_where([](const LordCard& c) { return c.keys == 1; });

// The lord comes face up in front of the player and uses his power at once.  [ABY-REC-7]
void enter(State& s, Player me, Lord lord);

// A lord of the court is taken away; his space stays empty until the court slides.
void leave_court(State& s, Lord lord);

}  // namespace hadal::abyss
