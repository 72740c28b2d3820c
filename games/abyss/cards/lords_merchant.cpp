// SPDX-License-Identifier: Apache-2.0
// Merchants: pearls at once. What they bring later is in passives.h and powers.h.
#include "games/abyss/cards/passives.h"

namespace hadal::abyss::on_entering {

// [ABY-L-SHOPKEEPER]
void shopkeeper(State& s, Player me) { earn(s, me, 1, Lord::shopkeeper); }

// [ABY-L-PEDDLER]
void peddler(State& s, Player me) { earn(s, me, 2, Lord::peddler); }

// [ABY-L-TRADER]
void trader(State& s, Player me) { earn(s, me, 3, Lord::trader); }

// [ABY-L-LANDLORD]
void landlord(State& s, Player me) { earn(s, me, 1, Lord::landlord); }

}  // namespace hadal::abyss::on_entering
