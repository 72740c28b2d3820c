// SPDX-License-Identifier: Apache-2.0
// What is in the box: the tables against the printed numbers, and what is open of facedown cards.
#include <gmock/gmock.h>

#include <algorithm>
#include <map>

#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/cards/mythos.h"
#include "games/unfathomable/cards/waypoints.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal::unfathomable {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::Pair;

// [UNF-1-11] Every row has its crisis: a test has skills and a target, a choice has neither.
TEST(Facts, EveryMythosCardHasACrisisOfItsKind) {
  for (std::size_t i = 0; i < kMythosCards; ++i) {
    SCOPED_TRACE(i);
    const MythosRow& row = kMythosRows[i];
    EXPECT_EQ(index(row.id), i);
    EXPECT_EQ(row.kind == Crisis::choice, row.target == 0);
    EXPECT_EQ(row.kind == Crisis::choice, row.helps.empty());
    EXPECT_LE(row.partial, row.target);
    EXPECT_LE(row.activation, Activation::father_dagon);
    EXPECT_LE(row.track, Track::choice);
  }
}

// [UNF-1-11] Ten green cards among the seventy, one for each character.
TEST(Facts, EachCharacterHasOneGreenMythosCard) {
  std::map<Character, int> cards;
  for (const MythosRow& row : kMythosRows)
    if (row.character != Character::none) ++cards[row.character];
  EXPECT_EQ(kMythosRows.size(), 70U);
  EXPECT_EQ(cards.size(), kCharacters);
  EXPECT_THAT(cards, Each(Pair(testing::_, 1)));
}

// [UNF-1-12] Seven waypoints of distance 2, nine of 3, four of 4.
TEST(Facts, WaypointsAreTwoThreeOrFourApart) {
  std::map<int, int> cards;
  for (const WaypointRow& row : kWaypointRows) ++cards[row.distance];
  EXPECT_THAT(cards, ElementsAre(Pair(2, 7), Pair(3, 9), Pair(4, 4)));
}

// [UNF-1-12] Each waypoint does something, and those with two ways have two texts.
TEST(Facts, EveryWaypointHasAText) {
  for (std::size_t i = 0; i < kWaypoints; ++i) {
    SCOPED_TRACE(i);
    EXPECT_EQ(index(kWaypointRows[i].id), i);
    EXPECT_NE(kWaypointRows[i].text.ops[0].run, nullptr);
    EXPECT_EQ(kWaypointRows[i].two_ways, kWaypointRows[i].other.ops[0].run != nullptr);
  }
}

// [UNF-1-6] The decks before anybody has drawn.
TEST(Facts, DecksAreComplete) {
  const State s = setup({});
  EXPECT_EQ(s.skill_decks.size(), 126);
  for (std::size_t i = 0; i < kSkills; ++i)
    EXPECT_EQ(s.skill_decks.size(static_cast<Skill>(i)), 21);
  EXPECT_EQ(s.mythos.size(), 70);
  EXPECT_EQ(s.waypoints.size(), 20);
  EXPECT_EQ(s.spells.size(), 20);
  EXPECT_EQ(kItems, 20U);
  EXPECT_EQ(kDamageCards, 9U);
}

// [UNF-PA-SOUL] [UNF-PA-TWO-SOULS] [UNF-PA-SOUL-AND-SANITY] [UNF-PA-BLANK] How many of each front.
TEST(Facts, PassengerFronts) { EXPECT_THAT(setup({}).passenger_faces, ElementsAre(5, 1, 1, 2)); }

// [UNF-26-8] Treachery that Memory of the Deep or Family Ties adds under Nothing to Hide.
TEST(Facts, TreacheryJoinsAnOpenTestFaceUp) {
  const Move treachery{Verb::skill, byte(card(Skill::treachery, 3))};
  State s = setup({});
  s.stack.clear();
  s.stack.push_back({.rule = Rule::deal_skill,
                     .who = Player::chance,
                     .arg = byte(Skill::treachery),
                     .count = 1,
                     .extra = kToPile});
  EXPECT_NE(seen_by(s, treachery, Player::p1), treachery);
  s.test.open = true;
  EXPECT_EQ(seen_by(s, treachery, Player::p1), treachery);
  EXPECT_EQ(seen_by(s, treachery, Player::nobody), treachery);
}

}  // namespace
}  // namespace hadal::unfathomable
