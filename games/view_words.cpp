// SPDX-License-Identifier: Apache-2.0
#include "games/view_words.h"

#include "games/types.h"

namespace hadal {

ViewWords view_words_of(std::string_view game) {
#define HADAL_WORDS_OF(name, Type) \
  if (game == name::Type::kName) return view_words<name::Type>();
  HADAL_GAMES(HADAL_WORDS_OF)
#undef HADAL_WORDS_OF
  return {};
}

}  // namespace hadal
