// SPDX-License-Identifier: Apache-2.0
//
// What the build makes of catalogues/*.json: one literal per line, because compilers limit the
// length of a single one.
#ifndef HADAL_WORDS_EMBEDDED_H
#define HADAL_WORDS_EMBEDDED_H

#include <span>
#include <string_view>

namespace hadal::words {

struct Embedded {
  std::string_view language;
  std::span<const std::string_view> lines;
};

std::span<const Embedded> embedded();

}  // namespace hadal::words

#endif
