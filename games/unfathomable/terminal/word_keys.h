// SPDX-License-Identifier: Apache-2.0
// Things of Unfathomable that have words made of several.
#pragma once

#include <cstdint>
#include <string>

#include "games/unfathomable/text/keys.h"
#include "words/catalogue.h"

namespace hadal::cli {

words::Term in_space(unfathomable::Space x);  // "on the Bridge"
words::Term to_space(unfathomable::Space x);  // "to the Bridge"
words::Term card_term(unfathomable::Card c);
words::Term deep_one_term(std::uint8_t target);  // of a move
std::string signed_number(int n);                // "+2", "−1"

}  // namespace hadal::cli
