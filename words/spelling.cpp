// SPDX-License-Identifier: Apache-2.0
#include "words/spelling.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>

#include "words/wide.h"

namespace hadal::words {
namespace {

std::string folded(icu::UnicodeString text) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* apart = icu::Normalizer2::getNFKDInstance(status);
  text.foldCase();
  const icu::UnicodeString letters = U_SUCCESS(status) ? apart->normalize(text, status) : text;
  icu::UnicodeString bare;
  for (std::int32_t i = 0; i < letters.length(); i = letters.moveIndex32(i, 1))
    if (u_charType(letters.char32At(i)) != U_NON_SPACING_MARK) bare.append(letters.char32At(i));
  std::string out;
  return bare.toUTF8String(out);
}

// As Germans write without umlauts.
icu::UnicodeString spelt_out(icu::UnicodeString text) {
  text.toLower();
  return text.findAndReplace(u"ä", u"ae").findAndReplace(u"ö", u"oe").findAndReplace(u"ü", u"ue");
}

}  // namespace

std::string folded(std::string_view text) { return folded(wide(text)); }

bool is_same_word(std::string_view typed, std::string_view word) {
  const std::string plain = folded(typed);
  return plain == folded(word) || plain == folded(spelt_out(wide(word)));
}

}  // namespace hadal::words
