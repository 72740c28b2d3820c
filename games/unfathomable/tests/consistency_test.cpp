// SPDX-License-Identifier: Apache-2.0
// Recounting a position finds whatever cannot be, and says what it is.
#include <gmock/gmock.h>

#include "games/unfathomable/tests/vocabulary.h"

namespace hadal::unfathomable {
namespace {

// A good position with something in every place.
State table() {
  return position(
      "{players: 4, given: {deep_ones: {w1: 2, d3: 1}, passengers: {d4: 2}, route: [reef],"
      " damage: {galley: structural_will}, mythos_discard: [infection], discards: [lore 1],"
      " seats: {A: {character: jamie, hand: [strength 1, will 5]},"
      " B: {character: ishmael, items: [fine_clothes, binoculars]},"
      " C: {character: arjun, kept: [barricade]},"
      " D: {character: samira, revealed: yes, loyalty: [hybrid]}}}}");
}

// What recounting says after one change to the good position.
template <typename Change>
std::string reason_after(Change change) {
  State s = table();
  EXPECT_EQ(inconsistency(s), "");
  change(s);
  return inconsistency(s);
}

TEST(Consistency, FindsASkillCardTooManyOrTooFew) {
  EXPECT_EQ(reason_after([](State& s) { s.chaos.add(card(Skill::lore, 5)); }),
            "there are 3 of lore 5, not 2");
  EXPECT_EQ(reason_after([](State& s) { s.at(A).hand.remove(card(Skill::will, 5)); }),
            "there are 1 of will 5, not 2");
  EXPECT_EQ(reason_after([](State& s) { s.test.shown.add(card(Skill::will, 1)); }),
            "there are 8 of will 1, not 7");
  EXPECT_EQ(
      reason_after([](State& s) { s.discard_tops[index(Skill::lore)] = card(Skill::lore, 2); }),
      "lore 2 is on top of a discard pile, but not in it");
}

// [UNF-OWN-2]
TEST(Consistency, FindsMoreThanEverybodyKnowsOf) {
  EXPECT_EQ(reason_after([](State& s) { s.at(A).at_most = {}; }),
            "a hand: more strength than was drawn openly");
  EXPECT_EQ(reason_after([](State& s) { s.chaos_at_most[index(Skill::will)] = 1; }),
            "the chaos deck: more will than was drawn openly");
}

TEST(Consistency, FindsACardInTwoPlaces) {
  EXPECT_EQ(reason_after([](State& s) { s.mythos.rest.add(Mythos::infection); }),
            "infection is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.mythos.rest.add(Mythos::barricade_the_hatches); }),
            "barricade_the_hatches is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.waypoints.rest.add(Waypoint::reef); }),
            "reef is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.spells_lost.add(Spell::heal); }),
            "heal is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.items.rest.add(Item::binoculars); }),
            "binoculars is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.damage_deck.add(Damage::structural_will); }),
            "structural_will is in two places");
  EXPECT_EQ(reason_after([](State& s) { s.items.put_on_top(Item::fine_clothes, {}); }),
            "fine_clothes is in two places");
}

TEST(Consistency, FindsACardThatIsMissing) {
  EXPECT_EQ(reason_after([](State& s) { s.mythos_discard = {}; }),
            "there are 69 mythos cards, not 70");
  EXPECT_EQ(reason_after([](State& s) { s.route = {}; }), "there are not 20 waypoints");
}

TEST(Consistency, FindsFiguresThatCannotBe) {
  EXPECT_EQ(reason_after([](State& s) { s.deep_ones[index(Space::deep)] = 18; }),
            "there are more than 20 Deep Ones");
  EXPECT_EQ(reason_after([](State& s) { s.deep_ones[index(Space::brig)] = 1; }),
            "a Deep One is in the brig");
  EXPECT_EQ(reason_after([](State& s) { s.hydra = Space::d1; }), "a monarch is on the ship");
  EXPECT_EQ(reason_after([](State& s) { s.passengers[0] = 9; }),
            "more passengers are on deck than in the game");
  EXPECT_EQ(reason_after([](State& s) { ++s.passenger_faces[0]; }),
            "there are more than 9 passengers");
  EXPECT_EQ(reason_after([](State& s) { s.dials[0] = 11; }), "a dial is above 10");
  EXPECT_EQ(reason_after([](State& s) { s.ritual = 5; }), "a token is off its track");
}

TEST(Consistency, FindsLoyaltyThatCannotBe) {
  EXPECT_EQ(reason_after([](State& s) { s.loyalty[0].holder = Player::p5; }),
            "a loyalty card is with nobody");
  EXPECT_EQ(reason_after([](State& s) { s.loyalty[0].face_up = true; }), "a human card is face up");
  EXPECT_EQ(reason_after([](State& s) {
              s.loyalty[0].loyalty = Loyalty::cultist;
              s.loyalty[0].face_up = true;
            }),
            "a loyalty card is face up too soon");
}

TEST(Consistency, FindsMoreLoyaltyCardsThanThereAre) {
  EXPECT_EQ(reason_after([](State& s) { s.loyalty[0].loyalty = Loyalty::cultist; }),
            "there are not so many cards of cultist");
  EXPECT_EQ(reason_after([](State& s) { s.loyalty_deck[index(Loyalty::hybrid)] = 2; }),
            "there are not so many cards of hybrid");
}

// [UNF-22-1]
TEST(Consistency, FindsAnEndThatNobodyNoticed) {
  EXPECT_EQ(reason_after([](State& s) { dial(s, Resource::food) = 0; }),
            "food is at 0, but the game goes on");
  EXPECT_EQ(reason_after([](State& s) {
              for (std::size_t i = 0; i < kRooms; ++i) {
                const auto card = static_cast<Damage>(i);
                s.damage[i] = card;
                s.damage_deck.remove(card);
              }
            }),
            "every room is damaged, but the game goes on");
}

TEST(Consistency, FindsABottomCardThatIsNotInTheDamageDeck) {
  EXPECT_EQ(reason_after([](State& s) {
              s.damage_deck.remove(Damage::fleeing_passengers);
              s.fleeing_at_bottom = true;
            }),
            "what lies at the bottom of the damage deck is not in it");
}

TEST(Consistency, FindsSeatsThatCannotBe) {
  EXPECT_EQ(reason_after([](State& s) { s.at(A).character = Character::arjun; }),
            "arjun plays twice");
  EXPECT_EQ(reason_after([](State& s) { s.at(A).space = Space::w1; }), "jamie is not on the ship");
  EXPECT_EQ(reason_after([](State& s) { s.at(A).improvement = Item::medicine_ball; }),
            "an Improvement is active that is not there");
  EXPECT_EQ(reason_after([](State& s) { s.at(B).improvement = Item::none; }),
            "no Improvement is active");
  EXPECT_EQ(reason_after([](State& s) { s.captain = Player::p5; }), "a title is with nobody");
}

TEST(Consistency, FindsQuestionsThatNobodyCanAnswer) {
  EXPECT_EQ(reason_after([](State& s) { s.stack.back().who = Player::p4; }),
            "a question waits for seat E, who does not play");
  EXPECT_EQ(reason_after([](State& s) { s.stack.push_back({.rule = Rule::turn}); }),
            "a script stopped half-way");
  EXPECT_EQ(reason_after([](State& s) { s.ending = Ending::resource; }),
            "the game is over without an ending");
  EXPECT_EQ(reason_after([](State& s) { s.players = 2; }), "3 to 6 play");
}

}  // namespace
}  // namespace hadal::unfathomable
