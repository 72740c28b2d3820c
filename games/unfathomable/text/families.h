// SPDX-License-Identifier: Apache-2.0
// Where the words of things are in the catalogues: unfathomable.FAMILY.NAME.
#pragma once

#include "games/unfathomable/text/names.h"

namespace hadal::unfathomable {

// An ability that is called like a space or an item is that of it, and has its words.
inline std::string_view family_of(Ability a) {
  if (parse_name<Space>(name(a))) return "space";
  return parse_name<Item>(name(a)) ? "item" : "ability";
}

}  // namespace hadal::unfathomable
