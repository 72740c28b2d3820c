// SPDX-License-Identifier: Apache-2.0
// What is printed on the cards besides their texts, for clients that show them.
#pragma once

#include "engine/document.h"
#include "games/unfathomable/types.h"

namespace hadal::unfathomable {

Document printed(Mythos card);
Document printed(Character character);
Document printed_cards();  // `mythos` and `sheets`: every card by its name

}  // namespace hadal::unfathomable
