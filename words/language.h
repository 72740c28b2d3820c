// SPDX-License-Identifier: Apache-2.0
//
// Which languages there are, and which one to speak. The catalogues are part of the binary.
#ifndef HADAL_WORDS_LANGUAGE_H
#define HADAL_WORDS_LANGUAGE_H

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/catalogue.h"

namespace hadal::words {

// Codes in the order of a menu; the first, English, is the fallback.
const std::vector<std::string>& languages();

// The language of a locale such as "de", "de_AT.UTF-8", "cs-CZ"; nothing if we do not speak it.
std::optional<std::string> match(std::string_view locale);

// Like std::getenv: null for a variable that is not set.
using Environment = std::function<const char*(const char*)>;

// LC_ALL, LC_MESSAGES, LANG: the first that is set and not empty decides, as POSIX says.
std::string detect(const Environment& environment);

// The embedded catalogue, loaded on first use; English for a language we do not speak.
const Catalogue& catalogue(std::string_view language);

// The text of an embedded catalogue file, for tests and for handing it to a browser.
std::string source(std::string_view language);

}  // namespace hadal::words

#endif
