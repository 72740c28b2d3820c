// SPDX-License-Identifier: Apache-2.0
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "commands/tests/run_hadal.h"

namespace hadal::cli {
namespace {

using ::testing::HasSubstr;

// The web client carries the cards as they were printed; after a change they must be printed again.
TEST(CardsOfTheWebClient, AreUpToDate) {
  for (const std::string game : {"abyss", "unfathomable"}) {
    const Answer r = run_hadal({"cards", game});
    EXPECT_EQ(r.status, 0) << r.err;
    EXPECT_EQ(r.out, Folder::read("games/" + game + "/web/cards.json"))
        << "hadal cards " << game << " > games/" << game << "/web/cards.json";
  }
}

TEST(Cards, TellWhatIsPrinted) {
  EXPECT_THAT(run_hadal({"cards", "abyss"}).out,
              HasSubstr(R"("tamer": {"guild":"soldier","cost":6,"races":3,"required":"crab",)"
                        R"("influence":4,"keys":1,"power":"lasting"})"));
  EXPECT_THAT(run_hadal({"cards", "unfathomable"}).out,
              HasSubstr(R"("hull_leak": {"activation":"deep_ones","track":"travel",)"
                        R"("target":9,"partial":0,"skills":["observation","strength"]})"));
}

TEST(Cards, OfAnUnknownGameAreRefused) {
  const Answer r = run_hadal({"cards", "chess"});
  EXPECT_EQ(r.status, 2);
  EXPECT_THAT(r.err, HasSubstr("there is no game 'chess'"));
}

}  // namespace
}  // namespace hadal::cli
