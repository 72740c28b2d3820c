// SPDX-License-Identifier: Apache-2.0
// What a view says of the question that is asked and of the card in play.
#include <gtest/gtest.h>

#include "games/unfathomable/engine.h"
#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/notation.h"

namespace hadal::unfathomable {
namespace {

// Three players; A has the turn and stands where `more` says.
State position(const Document::Map& more = {}) {
  Document a{{"character", "william"}, {"space", "chapel"}};
  for (const auto& [key, value] : more) a.set(key, value);
  const Document b{{"character", "arjun"}};
  const Document c{{"character", "jeanne"}};
  const Document seats{{"A", a}, {"B", b}, {"C", c}};
  return from_document({{"players", 3}, {"given", Document{{"turn", "A"}, {"seats", seats}}}});
}

void play(State& s, std::string_view text) { apply(s, *parse(text)); }

TEST(ViewAids, NamesThePurposeOfAQuestion) {
  State s = position({{"hand", Document::List{"influence 1"}}});
  play(s, "play influence 1");
  const Document asked = view_document(s, Player::p1).at("asked");
  EXPECT_EQ(view_document(s, Player::p1).at("asks").text(), "choose_seat");
  EXPECT_EQ(asked.at("purpose").text(), "coordinated_effort");
}

TEST(ViewAids, CountsWhatIsStillOwed) {
  State s = position();
  EXPECT_EQ(view_document(s, Player::p0).at("asked").at("count").number(), 2);
  play(s, "move bridge");
  EXPECT_EQ(view_document(s, Player::p0).at("asked").at("count").number(), 1);
}

TEST(ViewAids, TellsWhetherATestIsRunning) {
  State s = position({{"space", "captains_cabin"}});
  EXPECT_FALSE(view_document(s, Player::p0).at("testing").yes());
  play(s, "use captains_cabin");
  play(s, "target B");
  EXPECT_TRUE(view_document(s, Player::p0).at("testing").yes());
  EXPECT_EQ(view_document(s, Player::p0).find("crisis_card"), nullptr);
}

// [UNF-M-SHIPBOARD-FIRE] 11, partly passed at 8, with observation and strength.
TEST(ViewAids, DescribesTheCrisisInPlay) {
  State s = position();
  play(s, "pass");
  play(s, "pass");
  play(s, "mythos shipboard_fire");
  const Document card = view_document(s, Player::p2).at("crisis_card");
  EXPECT_EQ(card.at("decider").text(), "-");
  EXPECT_EQ(card.at("target").number(), 11);
  EXPECT_EQ(card.at("partial").number(), 8);
  EXPECT_EQ(card.at("skills"), (Document::List{"observation", "strength"}));
}

}  // namespace
}  // namespace hadal::unfathomable
