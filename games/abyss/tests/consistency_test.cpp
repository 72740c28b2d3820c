// SPDX-License-Identifier: Apache-2.0
// Recounting a position finds whatever cannot be, and says what it is.
#include <gmock/gmock.h>

#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::HasSubstr;

// A good position with something in every place.
State sound_table() {
  return position(
      "{players: 3, given: {court: [keeper, jailer, trader], council: [squid 1, squid 2],"
      " available: [jail], discard: [seahorse 1, monster], seats: {"
      "A: {pearls: 3, keys: 2, hand: [crab 5, squid 5], affiliated: [crab 1], tokens: [2]},"
      "B: {hand: [jellyfish 5], tokens: [3], lords: [shaman],"
      " locations: {abyss: [sage]}, disabled: [shaman]}}}}");
}

// What recounting says after one change to the good position.
template <typename Change>
std::string reason_after(Change change) {
  State s = sound_table();
  EXPECT_EQ(inconsistency(s), "");
  change(s);
  return inconsistency(s);
}

TEST(Consistency, IsSilentOnGoodPositions) {
  EXPECT_EQ(inconsistency(sound_table()), "");
  for (std::uint8_t players = 2; players <= 4; ++players)
    random_game({players, {Option::martial_law}}, players,
                [](const State& s) { ASSERT_EQ(inconsistency(s), ""); });
}

TEST(Consistency, FindsAnAllyThatIsThereTwice) {
  EXPECT_EQ(reason_after([](State& s) { s.at(C).hand.add(ally(Race::squid, 1)); }),
            "there are 5 of squid 1, not 4");
  EXPECT_EQ(reason_after([](State& s) { s.at(C).affiliated.add(ally(Race::crab, 5)); }),
            "there are 2 of crab 5, not 1");
  EXPECT_EQ(reason_after([](State& s) { s.paid.add(ally(Race::jellyfish, 5)); }),
            "there are 2 of jellyfish 5, not 1");
  EXPECT_EQ(reason_after([](State& s) { s.set_aside.add(ally(Race::jellyfish, 2)); }),
            "there are 4 of jellyfish 2, not 3");
}

TEST(Consistency, FindsAnAllyThatIsMissing) {
  EXPECT_EQ(reason_after([](State& s) { s.deck.remove(ally(Race::squid, 1)); }),
            "there are 3 of squid 1, not 4");
  EXPECT_EQ(reason_after([](State& s) { s.council = {}; }), "there are 3 of squid 1, not 4");
  EXPECT_EQ(reason_after([](State& s) { s.discard = {}; }), "there are 3 of seahorse 1, not 4");
}

TEST(Consistency, CountsTheCardsOfTheRow) {
  EXPECT_EQ(reason_after([](State& s) { s.row.push_back(ally(Race::crab, 3)); }),
            "there are 4 of crab 3, not 3");
  EXPECT_EQ(reason_after([](State& s) { s.row.push_back(Card::monster); }),
            "there are 7 monster cards, not 6");
}

TEST(Consistency, FindsAMonsterTooManyOrTooFew) {
  EXPECT_EQ(reason_after([](State& s) { ++s.deck_monsters; }), "there are 7 monster cards, not 6");
  EXPECT_EQ(reason_after([](State& s) { --s.discard_monsters; }),
            "there are 5 monster cards, not 6");
}

TEST(Consistency, FindsMoreKnownOfAHandThanItHolds) {
  EXPECT_EQ(reason_after([](State& s) { s.at(B).known.add(ally(Race::squid, 1)); }),
            "more is known of the hand of B than it holds");
}

TEST(Consistency, FindsALordInTwoPlaces) {
  const std::string reason = "jailer is in two places";
  EXPECT_EQ(reason_after([](State& s) { s.lord_deck.add(Lord::jailer); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.court[0] = Lord::jailer; }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(A).lords.add(Lord::jailer); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(A).lords.add(Lord::shaman); }),
            "shaman is in two places");
}

TEST(Consistency, FindsALordDisabledOrCoveredThatIsNotThere) {
  const std::string reason = "a lord of A is covered or disabled, but not there";
  EXPECT_EQ(reason_after([](State& s) { s.at(A).disabled.add(Lord::elder); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(A).covered.add(Lord::elder); }), reason);
}

TEST(Consistency, FindsACoveredLordWithoutATile) {
  const std::string reason = "sage is under a location its owner does not control";
  EXPECT_EQ(reason_after([](State& s) { s.under[index(Lord::sage)] = Location::none; }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.under[index(Lord::sage)] = Location::jail; }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(B).locations = {}; }), reason);
}

TEST(Consistency, FindsALocationInTwoPlaces) {
  const std::string reason = "jail is in two places";
  EXPECT_EQ(reason_after([](State& s) { s.location_deck.add(Location::jail); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.drawn.add(Location::jail); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(C).locations.add(Location::jail); }), reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(C).locations.add(Location::abyss); }),
            "abyss is in two places");
}

TEST(Consistency, FindsTooManyTokens) {
  EXPECT_EQ(reason_after([](State& s) {
              s.at(C).tokens = {9, 0, 0};
            }),
            "there are too many monster tokens of 2");
  EXPECT_EQ(reason_after([](State& s) {
              s.at(C).tokens = {0, 0, 3};
            }),
            "there are too many monster tokens of 4");
  EXPECT_EQ(reason_after([](State& s) { s.at(C).keys = 9; }), "there are more than 10 key tokens");
}

TEST(Consistency, FindsAStolenTokenThatTheThiefDoesNotHave) {
  EXPECT_EQ(reason_after([](State& s) { s.stolen = {.from = B, .by = A, .kind = 2}; }),
            "the stolen monster token is not where it went");
  EXPECT_EQ(reason_after([](State& s) { s.stolen = {.from = B, .by = A, .kind = 0}; }), "");
}

TEST(Consistency, FindsAQuestionNobodyCanAnswer) {
  EXPECT_EQ(reason_after([](State& s) { s.stack.back().who = D; }),
            "a question waits for seat D, who does not play");
  EXPECT_EQ(reason_after([](State& s) { s.stack.pop_back(); }), "a script stopped half-way");
}

TEST(Consistency, FindsARowWithoutAnExploration) {
  EXPECT_EQ(reason_after([](State& s) {
              s.deck.remove(ally(Race::crab, 3));
              s.row.push_back(ally(Race::crab, 3));
            }),
            "there are cards in the row, but nobody is exploring");
  const State exploring =
      after_line(sound_table(), "explore; reveal crab 3; continue; reveal crab 2");
  EXPECT_EQ(inconsistency(exploring), "");
}

TEST(Consistency, FindsAPaymentWithoutARecruitment) {
  EXPECT_EQ(reason_after([](State& s) {
              s.at(A).hand.remove(ally(Race::crab, 5));
              s.at(A).known.remove(ally(Race::crab, 5));
              s.paid.add(ally(Race::crab, 5));
            }),
            "allies are paid, but nobody is recruiting");
  const State paying = after_line(position("{given: {court: [jailer], seats: {A: {hand: [squid 2,"
                                           " crab 1, jellyfish 3]}}}}"),
                                  "recruit jailer; pay squid 2");
  EXPECT_EQ(inconsistency(paying), "");
}

TEST(Consistency, FindsDrawnLocationsThatNobodyChoosesAmong) {
  EXPECT_EQ(reason_after([](State& s) {
              s.drawn.add(*s.location_deck.begin());
              s.location_deck.remove(*s.location_deck.begin());
            }),
            "locations are drawn, but nobody is choosing among them");
}

TEST(Consistency, FindsAThreatTokenOffItsTrackAndTheWrongNumberOfPlayers) {
  EXPECT_EQ(reason_after([](State& s) { s.threat = 0; }), "the threat token is off its track");
  EXPECT_EQ(reason_after([](State& s) { s.threat = 7; }), "the threat token is off its track");
  EXPECT_EQ(reason_after([](State& s) { s.players = 1; }), "2 to 4 play");
  EXPECT_EQ(reason_after([](State& s) { s.players = 5; }), "2 to 4 play");
}

// [ABY-LOC-9] In their own turn, once they have acted, players may have them for a moment.
TEST(Consistency, FindsThreeKeysThatShouldHaveBeenALocation) {
  const std::string reason = " has three usable keys, but there are still locations to control";
  EXPECT_EQ(reason_after([](State& s) { s.at(A).keys = 3; }), "A" + reason);
  EXPECT_EQ(reason_after([](State& s) { s.at(C).keys = 3; }), "C" + reason);
  EXPECT_EQ(reason_after([](State& s) {
              s.at(C).keys = 3;
              s.available = s.location_deck = {};
            }),
            "");
  const State choosing = after_line(position("{given: {threat: 6, seats: {A: {keys: 2}}}}"),
                                    "explore; reveal monster; fight; reward 2 keys");
  EXPECT_EQ(inconsistency(choosing), "");
}

// [ABY-LOC-4]
TEST(Consistency, FindsLordsUnderALocationThatCouldNotPayForIt) {
  const auto cover = [](State& s, Lord l) {
    s.lord_deck.remove(l);
    s.at(B).lords.add(l);
    s.at(B).covered.add(l);
    s.under[index(l)] = Location::abyss;
  };
  EXPECT_EQ(reason_after([&](State& s) { cover(s, Lord::miller); }),
            "miller has no key to pay for abyss");
  EXPECT_EQ(reason_after([&](State& s) {
              for (const Lord l : {Lord::tamer, Lord::reaper, Lord::shepherd}) cover(s, l);
            }),
            "more than three lords are under abyss");
}

// [ABY-END-1]
TEST(Consistency, FindsSevenLordsWithoutAnEnd) {
  const auto seven = [](State& s) {
    for (const Lord l : {Lord::miller, Lord::landowner, Lord::peddler, Lord::invoker,
                         Lord::illusionist, Lord::schemer, Lord::corruptor}) {
      s.lord_deck.remove(l);
      s.at(C).lords.add(l);
    }
  };
  EXPECT_EQ(reason_after(seven), "C has seven lords, but nobody has triggered the end (`ender`)");
  EXPECT_EQ(reason_after([&](State& s) {
              seven(s);
              s.ender = C;
            }),
            "");
}

// What a document says when it describes something impossible.
std::string refusal(std::string_view text) {
  try {
    position(text);
  } catch (const DocumentError& e) {
    return e.what();
  }
  return "";
}

TEST(Consistency, AnImpossibleDescriptionIsRefusedWithTheReason) {
  EXPECT_THAT(refusal("{given: {discard: [crab 5], council: [crab 5]}}"),
              HasSubstr("too many of crab 5"));
  EXPECT_THAT(refusal("{given: {court: [sage, sage]}}"), HasSubstr("sage is named in two places"));
  EXPECT_THAT(refusal("{given: {court: [sage], lord_deck: [sage]}}"),
              HasSubstr("sage is named in two places"));
  EXPECT_THAT(refusal("{given: {seats: {A: {keys: 6}, B: {keys: 6}}}}"),
              HasSubstr("more than 10 key tokens"));
  EXPECT_THAT(refusal("{given: {seats: {A: {tokens: [4, 4]}, B: {tokens: [4]}}}}"),
              HasSubstr("too many monster tokens of 4"));
  EXPECT_THAT(refusal("{given: {seats: {A: {hand: [crab 1], known: [crab 2]}}}}"),
              HasSubstr("more is known"));
  EXPECT_THAT(refusal("{given: {seats: {A: {disabled: [sage]}}}}"), HasSubstr("but not there"));
  EXPECT_THAT(refusal("{given: {available: [jail], seats: {A: {locations: {jail: []}}}}}"),
              HasSubstr("jail is in two places"));
  EXPECT_THAT(refusal("{given: {seats: {C: {}}}}"), HasSubstr("seat C does not play"));
  EXPECT_THAT(refusal("{given: {seats: {A: {purls: 1}}}}"), HasSubstr("purls"));
  EXPECT_THAT(refusal("{players: 5}"), HasSubstr("between 2 and 4"));
}

}  // namespace
}  // namespace hadal::abyss
