// SPDX-License-Identifier: Apache-2.0
// Text as ICU wants it. For .cpp files of this layer.
#pragma once

#include <unicode/unistr.h>

#include <string_view>

namespace hadal::words {

inline icu::UnicodeString wide(std::string_view text) {
  return icu::UnicodeString::fromUTF8(
      icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

}  // namespace hadal::words
