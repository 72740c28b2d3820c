// SPDX-License-Identifier: Apache-2.0
// What is printed on the cards besides their texts, for clients that show them.
#pragma once

#include "engine/document.h"

namespace hadal::abyss {

Document printed_cards();  // `lords`: every card by its name

}  // namespace hadal::abyss
