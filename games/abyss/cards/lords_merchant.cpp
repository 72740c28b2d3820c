// SPDX-License-Identifier: Apache-2.0
// Merchants: pearls at once. What they bring later is in passives.h and powers.h.
#include "games/abyss/cards/passives.h"

namespace hadal::abyss::on_entering {

// [ABY-L-SHOPKEEPER] [ABY-L-PEDDLER] [ABY-L-TRADER] [ABY-L-LANDLORD] Pearls of the treasury.
template <Lord lord, int N>
void pearls(State& s, Player me) {
  earn(s, me, N, lord);
}

template void pearls<Lord::shopkeeper, 1>(State&, Player);
template void pearls<Lord::peddler, 2>(State&, Player);
template void pearls<Lord::trader, 3>(State&, Player);
template void pearls<Lord::landlord, 1>(State&, Player);

}  // namespace hadal::abyss::on_entering
