// SPDX-License-Identifier: Apache-2.0
// The key of everything a player remembers: equal if and only if the player cannot tell two
// positions apart.
#include <gmock/gmock.h>

#include <map>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

State two_hands() {
  return position(
      "{players: 3, given: {court: [keeper, jailer, trader, hunter], council: [squid 1, squid 2],"
      " available: [jail], discard: [seahorse 1, monster], seats: {"
      "A: {pearls: 3, hand: [crab 5, squid 5], tokens: [2]},"
      "B: {hand: [jellyfish 5, crab 4], known: [crab 4], tokens: [3],"
      " locations: {abyss: [sage]}}}}}");
}

struct Change {
  const char* what;
  void (*apply)(State&);
};

void swap_with_deck(State& s, AllySet& pile, std::string_view out, std::string_view in) {
  pile -= allies(out);
  pile += allies(in);
  s.deck += allies(out);
  s.deck -= allies(in);
}

void expect_key_differs(const Change& change, bool differs) {
  const State s = two_hands();
  State changed = s;
  change.apply(changed);
  ASSERT_EQ(inconsistency(changed), "") << change.what;
  EXPECT_NE(changed, s) << change.what;
  for (const Player p : {A, C, Player::nobody})
    EXPECT_EQ(view_key(changed, p) != view_key(s, p), differs)
        << change.what << ", for " << name(p);
}

TEST(ViewKey, DoesNotDependOnWhatAPlayerCannotKnow) {
  const Change secrets[] = {
      {"a card nobody saw",
       [](State& s) { swap_with_deck(s, s.at(B).hand, "jellyfish 5", "squid 4"); }},
      {"a token of somebody else",
       [](State& s) {
         s.at(B).tokens = {1, 0, 0};
       }},
  };
  for (const Change& change : secrets) expect_key_differs(change, false);
}

// [ABY-INF-2] [ABY-OWN-15] Everybody saw what went to the council, to hands and to the discard.
TEST(ViewKey, DependsOnEverythingThatEverybodySaw) {
  const Change memories[] = {
      {"a card seen going to a hand",
       [](State& s) {
         swap_with_deck(s, s.at(B).hand, "crab 4", "crab 3");
         s.at(B).known = allies("crab 3");
       }},
      {"how much of a hand is known", [](State& s) { s.at(B).known = {}; }},
      {"a card of the council",
       [](State& s) { swap_with_deck(s, s.council, "squid 1", "squid 3"); }},
      {"a card of the discard",
       [](State& s) { swap_with_deck(s, s.discard, "seahorse 1", "seahorse 2"); }},
      {"a monster in the discard",
       [](State& s) {
         s.discard -= allies("seahorse 1");
         s.deck += allies("seahorse 1");
         ++s.discard_monsters;
         --s.deck_monsters;
       }},
  };
  for (const Change& change : memories) expect_key_differs(change, true);
}

TEST(ViewKey, DependsOnEverythingThatLiesOpen) {
  const Change open[] = {
      {"pearls", [](State& s) { ++s.at(B).pearls; }},
      {"keys", [](State& s) { ++s.at(B).keys; }},
      {"tokens", [](State& s) { ++s.at(B).tokens[0]; }},
      {"an affiliated ally", [](State& s) { swap_with_deck(s, s.at(B).affiliated, "", "crab 1"); }},
      {"a lord",
       [](State& s) {
         s.at(B).lords.add(Lord::elder);
         s.lord_deck.remove(Lord::elder);
       }},
      {"a lord out of the game", [](State& s) { s.lord_deck.remove(Lord::elder); }},
      {"which lord is out",
       [](State& s) {
         s.lord_deck.remove(Lord::elder);
         s.lord_deck.add(Lord::keeper);
         s.court[2] = Lord::none;
       }},
      {"a disabled lord",
       [](State& s) {
         s.at(B).covered = {};
         s.at(B).disabled.add(Lord::sage);
       }},
      {"a lord that is not covered", [](State& s) { s.at(B).covered = {}; }},
      {"the order of the court", [](State& s) { std::swap(s.court[2], s.court[3]); }},
      {"an available tile",
       [](State& s) {
         s.available = {Location::depths};
         s.location_deck.remove(Location::depths);
         s.location_deck.add(Location::jail);
       }},
      {"a tile out of the game", [](State& s) { s.location_deck.remove(Location::depths); }},
      {"the threat", [](State& s) { s.threat = 4; }},
      {"whose turn it is", [](State& s) { s.active = B; }},
      {"who ends the game", [](State& s) { s.ender = C; }},
      {"who has bought", [](State& s) { s.bought.add(C); }},
      {"a power that was used", [](State& s) { s.used.add(Verb::sell); }},
      {"an extra turn", [](State& s) { s.extra_turn = true; }},
      {"a recruitment in this turn", [](State& s) { s.recruited = true; }},
      {"a court that could not be filled", [](State& s) { s.refill_fell_short = true; }},
      {"the question", [](State& s) { s.stack.back().rule = Rule::end_turn; }},
      {"what comes after the question", [](State& s) { s.stack[0].step = 5; }},
      {"an option", [](State& s) { s.options.add(Option::martial_law); }},
  };
  for (const Change& change : open) expect_key_differs(change, true);
}

TEST(ViewKey, DependsOnTheOwnCardsAndOnWhoLooks) {
  const State s = two_hands();
  State other = s;
  swap_with_deck(other, other.at(A).hand, "crab 5", "seahorse 5");
  other.at(A).known = s.at(A).known - allies("crab 5");
  State unknown = s;
  unknown.at(A).known = other.at(A).known;
  EXPECT_NE(view_key(unknown, A), view_key(other, A));
  EXPECT_EQ(view_key(unknown, B), view_key(other, B));
  EXPECT_NE(view_key(s, A), view_key(s, C));
  EXPECT_NE(view_key(s, A), view_key(s, Player::nobody));
}

// Positions of random games that differ in what A knows have different keys, too: in some tens of
// thousands of positions no two keys of 64 bits should be equal by accident.
TEST(ViewKey, IsDifferentForPositionsOfRandomGamesThatLookDifferent) {
  std::map<std::uint64_t, State> seen;
  for (std::uint64_t seed = 1; seed <= 5 * kThoroughness; ++seed)
    random_game({2, {Option::memory_aid}}, seed, [&](const State& s) {
      const auto [at, is_new] = seen.emplace(view_key(s, A), s);
      ASSERT_TRUE(is_new || view(at->second, A) == view(s, A));
    });
  EXPECT_GE(seen.size(), 1000 * kThoroughness);
}

}  // namespace
}  // namespace hadal::abyss
