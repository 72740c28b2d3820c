// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/inputs.h"

#include <gtest/gtest.h>

#include "games/abyss/score.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::Lord;

abyss::State empty_table(int players) {
  return abyss::Abyss::from_document(
      Document{{"players", players}, {"given", Document(Document::Map{})}});
}

// What a seat's list says of an input; zero if it is not there.
float input(const abyss::State& s, Player p, InputGroup group, std::size_t which) {
  AbyssInputsBySeat all;
  abyss_inputs(s, all);
  for (const Input& one : all[index(p)])
    if (one.feature == first_input(group) + which) return one.value;
  return 0;
}

TEST(Inputs, NameEveryLordLocationAndAllyOfASeat) {
  abyss::State s = empty_table(2);
  s.at(Player::p0).lords.add(Lord::landowner);
  s.at(Player::p0).hand.add(abyss::ally(abyss::Race::crab, 3));
  s.at(Player::p0).hand.add(abyss::ally(abyss::Race::crab, 3));
  EXPECT_EQ(input(s, Player::p0, InputGroup::lord, index(Lord::landowner)), 1.0f);
  EXPECT_EQ(input(s, Player::p1, InputGroup::lord, index(Lord::landowner)), 0.0f);
  const std::size_t three = index(abyss::ally(abyss::Race::crab, 3));
  EXPECT_EQ(input(s, Player::p0, InputGroup::hand, three), 1.0f);  // two of them
  EXPECT_EQ(input(s, Player::p1, InputGroup::hand, three), 0.0f);
  EXPECT_EQ(input(s, Player::p0, InputGroup::lords, 1), 1.0f);
  EXPECT_EQ(input(s, Player::p1, InputGroup::lords_of_others, 1), 1.0f);
}

TEST(Inputs, ACoveredLordIsOnlyCounted) {
  abyss::State s = empty_table(2);
  s.at(Player::p0).lords.add(Lord::landowner);
  s.at(Player::p0).covered.add(Lord::landowner);
  EXPECT_EQ(input(s, Player::p0, InputGroup::lord, index(Lord::landowner)), 0.0f);
  EXPECT_EQ(input(s, Player::p0, InputGroup::lords, 1), 1.0f);
}

TEST(Inputs, ALordOfTheCourtIsPayableOrWanted) {
  abyss::State s = empty_table(2);
  s.court[5] = Lord::landowner;
  EXPECT_EQ(input(s, Player::p0, InputGroup::payable, index(Lord::landowner)), 0.0f);
  abyss::Seat& rich = s.at(Player::p1);
  for (std::size_t r = 0; r < abyss::kRaces; ++r)
    rich.hand.add(abyss::ally(static_cast<abyss::Race>(r), 2));
  rich.pearls = 20;
  EXPECT_EQ(input(s, Player::p1, InputGroup::payable, index(Lord::landowner)), 1.0f);
  EXPECT_EQ(input(s, Player::p1, InputGroup::wanted, index(Lord::landowner)), 0.0f);
  EXPECT_GT(input(s, Player::p0, InputGroup::others, 2), 0.0f);  // the best that another can pay
}

// Whoever is ahead by so much is on that step and on no other.
TEST(Inputs, ALeadIsOneStep) {
  abyss::State s = empty_table(3);
  s.at(Player::p2).lords.add(Lord::landowner);
  for (const Player p : {Player::p0, Player::p1, Player::p2}) {
    int steps = 0;
    for (std::size_t i = 0; i < 8; ++i) steps += input(s, p, InputGroup::ahead, i) != 0;
    EXPECT_EQ(steps, 1);
  }
  const int lead = abyss::points(s, Player::p2).total();
  ASSERT_GT(lead, 10);
  ASSERT_LE(lead, 20);
  EXPECT_EQ(input(s, Player::p2, InputGroup::ahead, 6), 1.0f);  // above 10, not above 20
  EXPECT_EQ(input(s, Player::p0, InputGroup::ahead, 1), 1.0f);  // above -20, not above -10
}

// A list has room for the fullest seat that random play brings about.
TEST(Inputs, FitIntoTheirList) {
  Rng rng(1);
  std::size_t most = 0;
  for (int game = 0; game < 50; ++game) {
    abyss::State s = abyss::Abyss::setup({.players = 4, .chosen = {}});
    while (abyss::Abyss::to_move(s) != Player::nobody) {
      if (s.stack.back().rule == abyss::Rule::act) {
        AbyssInputsBySeat all;
        abyss_inputs(s, all);
        for (const AbyssInputs& one : all) most = std::max(most, one.size());
      }
      if (abyss::Abyss::to_move(s) == Player::chance) {
        abyss::Abyss::apply(s, abyss::Abyss::draw_chance(s, rng));
        continue;
      }
      abyss::MoveList legal;
      abyss::Abyss::legal_moves(s, legal);
      abyss::Abyss::apply(s, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    }
  }
  EXPECT_GT(most, 40u);
  EXPECT_LT(most, kMostInputs / 2 + 50);
}

}  // namespace
}  // namespace hadal::bots
