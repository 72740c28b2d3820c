// SPDX-License-Identifier: Apache-2.0
// What the entries of the views mean, of every game the program knows.
#pragma once

#include "engine/view_words.h"

namespace hadal {

// None if there is no such game.
ViewWords view_words_of(std::string_view game);

}  // namespace hadal
