// SPDX-License-Identifier: Apache-2.0
// The best payment for a lord, found among all of them.
#pragma once

#include <array>
#include <optional>

#include "games/abyss/cards/passives.h"

namespace hadal::bots {

// What a payment costs a player: the value of every ally and pearl given away, and of the ally that
// stays.
struct PaymentTaste {
  std::array<int, abyss::kAllyKinds> ally{};       // the loss of paying with this ally …
  int pearl = 0;                                   // … or with a pearl …
  std::array<int, abyss::kAllyKinds> affiliate{};  // … and the gain of affiliating this one
};

struct Payment {
  abyss::AllySet allies;
  abyss::Card affiliated{};  // what would stay, if the lowest ally must
  int pearls = 0;
  int loss = 0;
};

// The payment of least loss that is legal and contains all of `paid`; nothing if there is none.
// `hand` are the allies that may be added to it. Only payments without a superfluous ally are
// considered.
std::optional<Payment> best_payment(const abyss::Bill& bill, abyss::AllySet paid,
                                    abyss::AllySet hand, int pearls, const PaymentTaste& taste);

// The thrifty taste: keep as much as possible, counting allies by their value and a pearl as one;
// then keep pearls; then affiliate the strongest ally.
PaymentTaste thrifty();

}  // namespace hadal::bots
