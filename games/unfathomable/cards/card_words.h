// SPDX-License-Identifier: Apache-2.0
// Short names for the things in the tables of all cards.
#pragma once

#include "games/unfathomable/cards/purposes.h"

namespace hadal::unfathomable::card_words {

using namespace op;  // NOLINT(google-build-using-namespace): the vocabulary of the tables

inline constexpr auto fuel = Resource::fuel;
inline constexpr auto food = Resource::food;
inline constexpr auto sanity = Resource::sanity;
inline constexpr auto souls = Resource::souls;
inline constexpr auto you = Role::you;

}  // namespace hadal::unfathomable::card_words
