// SPDX-License-Identifier: Apache-2.0
#include "words/spelling.h"

#include <gtest/gtest.h>

namespace hadal::words {
namespace {

TEST(Spelling, CaseAndAccentsDoNotMatter) {
  EXPECT_EQ(folded("Žalárník"), "zalarnik");
  EXPECT_EQ(folded("GEÔLIER"), "geolier");
  EXPECT_EQ(folded("Meister der Magie"), "meister der magie");
  EXPECT_EQ(folded("Straße 4, Krebs 1"), "strasse 4, krebs 1");
  EXPECT_EQ(folded(""), "");
}

TEST(Spelling, UmlautsMayBeSpeltOut) {
  for (const char* typed : {"zurück", "Zurück", "zuruck", "zurueck", "ZURUECK"})
    EXPECT_TRUE(is_same_word(typed, "zurück")) << typed;
  for (const char* typed : {"zuruc", "zurucke", "", "zur ück"})
    EXPECT_FALSE(is_same_word(typed, "zurück")) << typed;
}

TEST(Spelling, WhatIsNotUtf8IsNoWord) { EXPECT_FALSE(is_same_word("hilf\xff", "hilfe")); }

}  // namespace
}  // namespace hadal::words
