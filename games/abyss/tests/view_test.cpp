// SPDX-License-Identifier: Apache-2.0
// What a view contains and what it does not.  [ABY-INF-1] [ABY-INF-2] [ABY-INF-3] [ABY-INF-4]
#include <gmock/gmock.h>

#include "engine/tests/view_bytes.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::string_view kTable =
    "{players: 3, given: {court: [hunter], council: [squid 1, squid 2, crab 1],"
    " discard: [seahorse 1, monster], seats: {"
    "A: {pearls: 3, hand: [crab 5, squid 5], tokens: [2]},"
    "B: {hand: [jellyfish 5, shellfish 5, crab 4], known: [crab 4], tokens: [3, 4]},"
    "C: {hand: [seahorse 5]}}}}";
constexpr std::string_view kHunt = "recruit hunter with crab 5, squid 5; affiliate crab 5; hunt B";

State table() { return position(kTable); }
State table_with_memory_aid() {
  Document d = flow(kTable);
  d.set("options", flow("{memory_aid: on}"));
  return from_document(d);
}

// Moves one card of B's hand that nobody saw to the deck, and another from there into the hand.
State with_hidden_card_swapped(State s) {
  const Card held = ally(Race::jellyfish, 5);
  const Card other = ally(Race::seahorse, 4);
  s.at(B).hand.remove(held);
  s.at(B).hand.add(other);
  s.deck.remove(other);
  s.deck.add(held);
  EXPECT_EQ(inconsistency(s), "");
  return s;
}

// B has a 2 and a 4 in place of a 3 and a 4.
State with_hidden_token_swapped(State s) {
  s.at(B).tokens = {1, 0, 1};
  return s;
}

bool same_to(const State& a, const State& b, Player p) {
  const bool same = view(a, p) == view(b, p);
  EXPECT_EQ(same, to_yaml(view_document(a, p)) == to_yaml(view_document(b, p)));
  return same;
}

std::vector<Player> everybody_but(Player p) {
  std::vector<Player> others;
  for (const Player q : {A, B, C, Player::nobody})
    if (q != p) others.push_back(q);
  return others;
}

TEST(View, ShowsTheOwnHandAndTokens) {
  const View v = view(table(), B);
  EXPECT_EQ(v.hand, allies("jellyfish 5, shellfish 5, crab 4"));
  EXPECT_EQ(v.tokens, (Tokens{0, 1, 1}));
  const Document d = view_document(table(), B);
  EXPECT_EQ(to_line(d.at("hand")), "[shellfish 5, crab 4, jellyfish 5]");
  EXPECT_EQ(to_line(d.at("tokens")), "[3, 4]");
}

TEST(View, ShowsOfOtherHandsAndTokensOnlyHowMany) {
  for (const Player p : everybody_but(B)) {
    const SeatView b = view(table(), p).seats[index(B)];
    EXPECT_EQ(b.hand_size, 3);
    EXPECT_EQ(b.tokens_size, 2);
    EXPECT_TRUE(b.known.empty());
    const Document d = view_document(table(), p);
    const Document& seat = d.at("seats").at("B");
    EXPECT_EQ(seat.at("hand_size").number(), 3);
    EXPECT_EQ(seat.at("tokens_size").number(), 2);
    for (const char* secret : {"hand", "known", "tokens", "points"})
      EXPECT_EQ(seat.find(secret), nullptr) << secret;
    const std::string all = to_yaml(d);
    for (const char* card : {"jellyfish 5", "shellfish 5", "crab 4"})
      EXPECT_THAT(all, Not(HasSubstr(card))) << "seen by " << name(p);
  }
}

TEST(View, ShowsASpectatorNobodysCards) {
  const View v = view(table(), Player::nobody);
  EXPECT_TRUE(v.hand.empty());
  EXPECT_EQ(v.tokens, Tokens{});
  const Document d = view_document(table(), Player::nobody);
  for (const char* secret : {"hand", "tokens", "council", "exploration_deck", "discard",
                             "lord_deck", "location_deck", "stolen_token"})
    EXPECT_EQ(d.find(secret), nullptr) << secret;
}

TEST(View, ShowsOfDecksDiscardAndCouncilOnlyHowMany) {
  for (const Player p : {A, B, C, Player::nobody}) {
    const Document d = view_document(table(), p);
    for (const char* secret :
         {"exploration_deck", "discard", "lord_deck", "location_deck", "council"})
      EXPECT_EQ(d.find(secret), nullptr) << secret;
    EXPECT_EQ(d.at("discard_size").number(), 2);
    EXPECT_EQ(to_line(d.at("council_size")),
              "{squid: 2, shellfish: 0, crab: 1, seahorse: 0, jellyfish: 0}");
    EXPECT_THAT(to_yaml(d), Not(HasSubstr("squid 1")));
  }
}

TEST(View, SaysWhatLordsCostAndLocationsGiveTheViewer) {
  const State s = position(
      "{players: 2, given: {court: [hunter, peddler], available: [barracks], threat: 3, seats: {"
      "A: {pearls: 1, hand: [crab 5, squid 2], lords: [seeker], tokens: [4]},"
      "B: {lords: [tamer, recruiter], locations: {jail: [reaper]}, tokens: [2]}}}}");
  const Document a = view_document(s, A);
  EXPECT_EQ(to_line(a.at("bills")),
            "{hunter: {cost: 10, races: 2, required: crab, payable: no, lacks: {value: 2}},"
            " peddler: {cost: 10, races: 1, required: shellfish, payable: no,"
            " lacks: {race: shellfish}}}");
  EXPECT_EQ(to_line(a.at("worth")), "{barracks: 9}");
  EXPECT_EQ(to_line(a.at("reward")), "{keys: 0, choices: 2, space: 2}") << "the Tamer of B";
  EXPECT_EQ(to_line(a.at("seats").at("A").at("influence")),
            "{locations: 0, lords: 7, allies: 0, monsters: 4, total: 11}");
  EXPECT_EQ(to_line(a.at("seats").at("B").at("influence")),
            "{locations: 12, lords: 14, allies: 0, total: 26}");
  EXPECT_EQ(to_line(a.at("seats").at("B").at("location_points")), "{jail: 12}");
  EXPECT_EQ(a.at("seats").at("B").at("usable_keys").number(), 2);
  EXPECT_EQ(view_document(s, Player::nobody).find("bills"), nullptr);
}

TEST(View, SaysWhatAQuestionIsAbout) {
  State s = table();
  play(s, "recruit hunter");
  EXPECT_EQ(to_line(view_document(s, B).at("asked")),
            "{key: pay, args: {lord: hunter, cost: 8, races: 2}, required: crab}");
}

TEST(View, DoesNotChangeWithACardThatNobodySaw) {
  const State swapped = with_hidden_card_swapped(table());
  for (const Player p : everybody_but(B)) EXPECT_TRUE(same_to(table(), swapped, p));
  EXPECT_FALSE(same_to(table(), swapped, B));
}

TEST(View, DoesNotChangeWithATokenOfSomebodyElse) {
  const State swapped = with_hidden_token_swapped(table());
  for (const Player p : everybody_but(B)) EXPECT_TRUE(same_to(table(), swapped, p));
  EXPECT_FALSE(same_to(table(), swapped, B));
}

TEST(View, DoesNotChangeWithTheFacesOfCouncilAndDiscard) {
  State swapped = table();
  swapped.council = allies("squid 1, squid 3, crab 1");
  swapped.deck.remove(ally(Race::squid, 3));
  swapped.deck.add(ally(Race::squid, 2));
  swapped.discard = allies("crab 3");
  swapped.deck.remove(ally(Race::crab, 3));
  swapped.deck.add(ally(Race::seahorse, 1));
  ASSERT_EQ(inconsistency(swapped), "");
  for (const Player p : {A, B, C, Player::nobody}) EXPECT_TRUE(same_to(table(), swapped, p));
}

TEST(View, ShowsWithTheMemoryAidWhatEverybodySaw) {
  for (const Player p : {A, C, Player::nobody}) {
    const Document d = view_document(table_with_memory_aid(), p);
    EXPECT_EQ(to_line(d.at("seats").at("B").at("known")), "[crab 4]");
    EXPECT_EQ(to_line(d.at("council")), "[squid 1, squid 2, crab 1]");
    EXPECT_EQ(to_line(d.at("discard")), "[seahorse 1, monster]");
    EXPECT_EQ(view(table_with_memory_aid(), p).seats[index(B)].known, allies("crab 4"));
  }
}

// All that enters a hand is seen by everybody, so the aid shows whole hands.
TEST(View, WithTheMemoryAidShowsWholeHandsInAGameFromTheStart) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    random_game({3, {Option::memory_aid}}, seed, [](const State& s) {
      const View v = view(s, Player::nobody);
      for (std::size_t i = 0; i < s.players; ++i) ASSERT_EQ(v.seats[i].known, s.seats[i].hand);
      ASSERT_EQ(v.council, s.council);
      ASSERT_EQ(v.discard, s.discard);
      ASSERT_EQ(v.discard_monsters, s.discard_monsters);
    });
}

TEST(View, WithoutTheMemoryAidShowsNeitherKnownCardsNorTheCouncilNorTheDiscard) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    random_game({3, {}}, seed, [](const State& s) {
      const View v = view(s, A);
      for (const SeatView& seat : v.seats) ASSERT_TRUE(seat.known.empty());
      ASSERT_TRUE(v.council.empty());
      ASSERT_TRUE(v.discard.empty());
      ASSERT_EQ(v.discard_monsters, 0);
    });
}

// Whoever remembers as people do knows where the fours and fives went, and nothing else that the
// view does not show.
TEST(Memory, OfPeopleKeepsTheStrongAlliesOfHandsAndCouncil) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    Rng rng(seed);
    random_game({3, {}}, seed, [&](const State& s) {
      const State world = determinize(s, A, rng, Memory::human);
      ASSERT_EQ(inconsistency(world), "");
      ASSERT_TRUE(view(world, A) == view(s, A));
      ASSERT_EQ(human_key(world, A), human_key(s, A));
      ASSERT_EQ(strong(world.council), strong(s.council));
      for (const Player p : {B, C}) ASSERT_EQ(strong(world.at(p).hand), strong(s.at(p).hand));
    });
  }
}

TEST(Memory, OfPeopleForgetsTheOthers) {
  const State s = position(
      "{players: 2, given: {council: [squid 1, squid 2, squid 5], seats: {B: {hand: [crab 1, crab "
      "5]}}}}");
  int same_council = 0;
  int same_hand = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng rng(seed);
    const State world = determinize(s, A, rng, Memory::human);
    EXPECT_EQ(world.council.size(Race::squid), 3);
    same_council += world.council == s.council;
    same_hand += world.at(B).hand == s.at(B).hand;
  }
  EXPECT_LT(same_council, 40);
  EXPECT_LT(same_hand, 30);
}

TEST(Memory, ForgetsNothingThatTheMemoryAidShows) {
  Rng rng(1);
  random_game({2, {Option::memory_aid}}, 3, [&](const State& s) {
    for (const Memory memory : {Memory::human, Memory::none}) {
      const State world = determinize(s, A, rng, memory);
      ASSERT_EQ(world.council, s.council);
      ASSERT_EQ(world.discard, s.discard);
      ASSERT_EQ(world.at(B).hand, s.at(B).hand);
      ASSERT_EQ(world.deck, s.deck);
    }
  });
}

// [ABY-THR-2]
TEST(View, ADrawnTokenIsSeenOnlyByItsNewOwner) {
  const State s = after_line(table(), "explore; reveal monster; fight; reward 1 monster");
  const Move drawn{Verb::token, 2};
  EXPECT_EQ(text(seen_by(s, drawn, A)), "token 4");
  for (const Player p : everybody_but(A)) EXPECT_EQ(text(seen_by(s, drawn, p)), "token ?");
}

// [ABY-L-HUNTER]
TEST(View, AStolenTokenIsSeenByVictimAndThief) {
  const State s = after_line(table(), kHunt);
  const Move stolen{Verb::token, 1};
  for (const Player p : {A, B}) EXPECT_EQ(text(seen_by(s, stolen, p)), "token 3");
  for (const Player p : {C, Player::nobody}) EXPECT_EQ(text(seen_by(s, stolen, p)), "token ?");
}

TEST(View, VictimAndThiefRememberTheStolenTokenAndNobodyElseSeesIt) {
  const State s = after_line(table(), std::string(kHunt) + "; token 4");
  for (const Player p : {A, B})
    EXPECT_EQ(to_line(view_document(s, p).at("stolen_token")), "{from: B, by: A, value: 4}");
  for (const Player p : {C, Player::nobody}) {
    EXPECT_EQ(view_document(s, p).find("stolen_token"), nullptr);
    EXPECT_EQ(view(s, p).stolen, StolenToken{});
  }
  const State other = after_line(table(), std::string(kHunt) + "; token 3");
  EXPECT_TRUE(same_to(s, other, C));
  EXPECT_FALSE(same_to(s, other, B));
}

TEST(View, OnlyTokensAreHiddenWhenTheyAreDealt) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed)
    random_game({4, {}}, seed, [](const State& s) {
      MoveList list;
      legal_moves(s, list);
      for (const Move m : list)
        ASSERT_TRUE(m.verb == Verb::token || seen_by(s, m, Player::nobody) == m) << text(m);
    });
}

// Which tile covers a lord matters for covered lords only.
TEST(View, EveryByteOfItIsToldByTheDocument) {
  const View any;
  const auto under = static_cast<std::size_t>(reinterpret_cast<const char*>(any.under.data()) -
                                              reinterpret_cast<const char*>(&any));
  const auto skip = [&](std::size_t at) { return at >= under && at < under + kLords; };
  const auto describe = [](const View& v) { return view_document(v); };
  for (std::uint64_t seed = 1; seed <= kThoroughness; ++seed) {
    const Options options{static_cast<std::uint8_t>(2 + seed % 3),
                          seed % 2 == 0 ? OptionSet{} : OptionSet{Option::memory_aid}};
    View before = view(setup(options), A);
    random_game(options, seed, [&](const State& s) {
      const View v = view(s, A);
      ASSERT_EQ(untold_byte(v, before, describe, skip), -1) << "seed " << seed;
      if (s.turn % 5 == 0) before = v;
    });
  }
}

// [ABY-REC-3c]
TEST(Remark, TellsThePearlsThatSettleABill) {
  State poor = table();
  poor.at(A).hand.remove(ally(Race::squid, 5));
  poor.at(A).hand.add(ally(Race::squid, 1));
  const State s = after_line(poor, "recruit hunter; pay squid 1; pay crab 5");
  const Move done{Verb::done};
  EXPECT_EQ(remark(s, done), "2 pearls");
  const State enough = after_line(table(), "recruit hunter; pay squid 5; pay crab 5");
  EXPECT_EQ(remark(enough, done), "");
}

}  // namespace
}  // namespace hadal::abyss
