// SPDX-License-Identifier: Apache-2.0
#include "fair/origin.h"

#include <gtest/gtest.h>

namespace hadal::fair {
namespace {

const Seed kServer = Seed::from_text("the server");
const Seed kAda = Seed::from_text("Ada");
const Seed kBen = Seed::from_text("Ben");

Origin both() {
  Origin origin(kServer);
  origin.add(seat(0), kAda);
  origin.add(seat(1), kBen);
  return origin;
}

TEST(Origin, OfTheServerAloneIsWhatItAlwaysWas) {
  const Origin origin(kServer);
  EXPECT_EQ(origin.text(), kServer.hex());
  EXPECT_EQ(origin.seed(), kServer);
  EXPECT_EQ(origin.commitment(), kServer.commitment());
}

TEST(Origin, EverybodysPartChangesTheSeedAndTheCommitment) {
  Origin other(kServer);
  other.add(seat(0), kAda);
  EXPECT_NE(both().seed(), other.seed());
  EXPECT_NE(both().commitment(), other.commitment());
  EXPECT_NE(both().seed(), kServer);
  other.add(seat(1), kAda);
  EXPECT_NE(both().seed(), other.seed());
  EXPECT_NE(both().commitment(), other.commitment());
}

TEST(Origin, ItIsNotTheSameInAnotherSeat) {
  Origin turned(kServer);
  turned.add(seat(0), kBen);
  turned.add(seat(1), kAda);
  EXPECT_NE(both().seed(), turned.seed());
}

TEST(Origin, ReadsWhatItWrites) {
  const std::optional<Origin> again = Origin::read(both().text());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->seed(), both().seed());
  EXPECT_EQ(again->commitment(), both().commitment());
  for (const std::string& bad : {std::string(), std::string("x"), kServer.hex() + " A",
                                 kServer.hex() + " A zz", kServer.hex() + " nobody " + kAda.hex(),
                                 kServer.hex() + " A " + kAda.hex() + " A " + kBen.hex()})
    EXPECT_FALSE(Origin::read(bad)) << bad;
}

// Whoever checks in another language needs to know exactly what is hashed.
TEST(Origin, IsHashedAsDocumented) {
  EXPECT_EQ(both().seed(), Seed::from_text("hadal seed " + kServer.hex() + " A " + kAda.hex() +
                                           " B " + kBen.hex()));
  EXPECT_EQ(both().commitment(),
            Seed::from_text("hadal commitment " + kServer.commitment() + " A " + kAda.commitment() +
                            " B " + kBen.commitment())
                .hex());
}

}  // namespace
}  // namespace hadal::fair
