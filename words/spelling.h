// SPDX-License-Identifier: Apache-2.0
//
// What people type is compared without regard to case and accents: not every keyboard has them.
#ifndef HADAL_WORDS_SPELLING_H
#define HADAL_WORDS_SPELLING_H

#include <string>
#include <string_view>

namespace hadal::words {

// UTF-8 in and out: "Žalárník" -> "zalarnik", "Außen" -> "aussen".
std::string folded(std::string_view text);

// The same except for case and accents; ä, ö and ü may be written ae, oe and ue.
bool is_same_word(std::string_view typed, std::string_view word);

}  // namespace hadal::words

#endif
