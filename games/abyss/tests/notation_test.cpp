// SPDX-License-Identifier: Apache-2.0
// Moves as text: every move there is, and much that is none.
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <map>

#include "games/abyss/rules/reward.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::abyss {
namespace {

using testing::ElementsAre;

void add_up_to(std::vector<Move>& all, Verb verb, std::size_t arguments) {
  for (std::size_t a = 0; a < arguments; ++a) all.push_back({verb, static_cast<std::uint8_t>(a)});
}

void add_pairs(std::vector<Move>& all, Verb verb, std::size_t arguments) {
  for (std::size_t a = 0; a < arguments; ++a)
    for (std::size_t b = 0; b < arguments; ++b)
      all.push_back({verb, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)});
}

void add_rewards(std::vector<Move>& all) {
  for (int space = 1; space <= kThreatSpaces; ++space)
    for (int tokens = 0; tokens <= threat_reward(space).choices; ++tokens)
      all.push_back(
          {Verb::reward, static_cast<std::uint8_t>(space), static_cast<std::uint8_t>(tokens)});
}

// Every value that a move can have, verb by verb as docs/notation.md lists them.
std::vector<Move> every_move() {
  std::vector<Move> all;
  for (const Verb v : {Verb::plot, Verb::explore, Verb::skip, Verb::buy, Verb::pass, Verb::take,
                       Verb::fight, Verb::go_on, Verb::done, Verb::end, Verb::ransom, Verb::keep})
    all.push_back({v});
  for (const Verb v : {Verb::council, Verb::clear}) add_up_to(all, v, kRaces);
  for (const Verb v : {Verb::pay, Verb::affiliate, Verb::sell, Verb::discard})
    add_up_to(all, v, kAllyKinds);
  for (const Verb v : {Verb::recruit, Verb::replace, Verb::disable, Verb::scheme, Verb::bribe,
                       Verb::key, Verb::lord})
    add_up_to(all, v, kLords);
  for (const Verb v : {Verb::claim, Verb::exchange, Verb::location}) add_up_to(all, v, kLocations);
  for (const Verb v : {Verb::hunt, Verb::first}) add_up_to(all, v, kSeats);
  add_up_to(all, Verb::reveal, kAllyKinds + 1);
  add_up_to(all, Verb::token, kTokenKinds);
  add_pairs(all, Verb::betray, kLords);
  add_pairs(all, Verb::swap, kLocations);
  add_rewards(all);
  for (std::uint8_t n = 1; n <= 4; ++n) all.push_back({Verb::draw, n});
  all.push_back({Verb::token, kHiddenToken});
  all.push_back({Verb::key, kKeyTokenArg});
  return all;
}

std::vector<std::string> texts(std::string_view line) {
  std::vector<std::string> out;
  const std::optional<std::vector<Move>> moves = parse_line(State{}, line);
  if (!moves) return {"junk"};
  for (const Move m : *moves) out.push_back(text(m));
  return out;
}

TEST(Notation, EveryMoveReadsBackAsItself) {
  for (const Move m : every_move()) EXPECT_EQ(parse(text(m)), m) << text(m);
}

TEST(Notation, EveryVerbIsAmongThem) {
  EnumSet<Verb, std::uint64_t> seen;
  for (const Move m : every_move()) seen.add(m.verb);
  EXPECT_EQ(seen.size(), static_cast<int>(kVerbs));
}

TEST(Notation, NoTwoMovesHaveTheSameText) {
  std::map<std::string, Move> seen;
  for (const Move m : every_move()) EXPECT_TRUE(seen.emplace(text(m), m).second) << text(m);
}

TEST(Notation, MovesAreWrittenAsTheDocumentSays) {
  EXPECT_EQ(text({Verb::go_on}), "continue");
  EXPECT_EQ(text({Verb::council, static_cast<std::uint8_t>(Race::seahorse)}), "council seahorse");
  EXPECT_EQ(text({Verb::pay, static_cast<std::uint8_t>(ally(Race::crab, 4))}), "pay crab 4");
  EXPECT_EQ(text({Verb::reveal, static_cast<std::uint8_t>(Card::monster)}), "reveal monster");
  EXPECT_EQ(text({Verb::reward, 5, 1}), "reward 1 key 1 pearl 1 monster");
  EXPECT_EQ(text({Verb::reward, 5, 2}), "reward 1 key 2 monsters");
  EXPECT_EQ(text({Verb::reward, 6, 0}), "reward 2 keys");
  EXPECT_EQ(text({Verb::hunt, 2}), "hunt C");
  EXPECT_EQ(text({Verb::token, 0}), "token 2");
  EXPECT_EQ(text({Verb::token, kHiddenToken}), "token ?");
  EXPECT_EQ(text({Verb::key, kKeyTokenArg}), "key token");
  EXPECT_EQ(text({Verb::betray, static_cast<std::uint8_t>(Lord::keeper),
                  static_cast<std::uint8_t>(Lord::master_of_magic)}),
            "betray keeper master_of_magic");
}

TEST(Notation, JunkIsNoMove) {
  for (const char* junk : {"",
                           " ",
                           "explor",
                           "explored",
                           "EXPLORE",
                           "Explore",
                           " explore",
                           "explore now",
                           "explore;",
                           "explore\n",
                           "explore\t",
                           "go_on",
                           "council",
                           "council monster",
                           "council Crab",
                           "council crab 1",
                           "council crabs",
                           "recruit",
                           "recruit nobody",
                           "recruit none",
                           "recruit -",
                           "recruit jailer jailer",
                           "recruit 0",
                           "pay",
                           "pay crab",
                           "pay crab 0",
                           "pay crab 6",
                           "pay crab 44",
                           "pay crab  4",
                           "pay crab4",
                           "pay 4 crab",
                           "pay monster",
                           "affiliate monster",
                           "discard monster",
                           "sell monster",
                           "reveal",
                           "reveal crab",
                           "reveal monster 2",
                           "draw",
                           "draw 0",
                           "draw 5",
                           "draw 11",
                           "draw -1",
                           "hunt",
                           "hunt E",
                           "hunt a",
                           "hunt chance",
                           "hunt nobody",
                           "hunt AB",
                           "first F",
                           "token",
                           "token 1",
                           "token 5",
                           "token 22",
                           "token ??",
                           "reward",
                           "reward 3 pearls",
                           "reward 1 pearls",
                           "reward 2 pearl",
                           "reward 1 pearl 1 key",
                           "reward 0 keys 1 pearl",
                           "reward 3 keys",
                           "reward 2 keys 1 pearl",
                           "reward 1 key 3 pearls",
                           "key",
                           "key tokens",
                           "key token token",
                           "key crab 1",
                           "swap jail",
                           "swap jail jail jail",
                           "swap jail,abyss",
                           "swap jail keeper",
                           "betray keeper",
                           "betray keeper jail",
                           "betray keeper sage elder",
                           "lord",
                           "lord none",
                           "lord -",
                           "location -",
                           "location sage",
                           "claim",
                           "claim none",
                           "claim jail abyss",
                           "exchange",
                           "keep jail",
                           "done done",
                           "take crab 1",
                           "continue 1",
                           "pass A",
                           "explore plot",
                           "\xff\xfe",
                           "crab 4"})
    EXPECT_EQ(parse(junk), std::nullopt) << "'" << junk << "'";
}

TEST(Notation, ALineIsPlayedMoveByMove) {
  EXPECT_THAT(texts("explore"), ElementsAre("explore"));
  EXPECT_THAT(texts("plot; lord sage;explore"), ElementsAre("plot", "lord sage", "explore"));
}

TEST(Notation, ARecruitmentOnOneLinePaysInTheCanonicalOrder) {
  EXPECT_THAT(texts("recruit jailer with jellyfish 1, squid 3, crab 4, squid 1, crab 4"),
              ElementsAre("recruit jailer", "pay squid 1", "pay squid 3", "pay crab 4",
                          "pay crab 4", "pay jellyfish 1", "done"));
  EXPECT_THAT(texts("recruit sage with crab 1;affiliate crab 1"),
              ElementsAre("recruit sage", "pay crab 1", "done", "affiliate crab 1"));
}

TEST(Notation, AListOfDiscardsIsPlayedInTheCanonicalOrder) {
  EXPECT_THAT(texts("discard crab 5, shellfish 2, crab 1"),
              ElementsAre("discard shellfish 2", "discard crab 1", "discard crab 5"));
  EXPECT_THAT(texts("pay seahorse 2, squid 2"), ElementsAre("pay squid 2", "pay seahorse 2"));
}

TEST(Notation, JunkIsNoLine) {
  for (const char* junk :
       {"", ";", "explore;", ";explore", "explore; junk", "recruit jailer with",
        "recruit jailer with ", "recruit jailer with monster", "recruit jailer with crab 4,",
        "recruit jailer with crab 4 squid 1", "recruit with crab 4", "plot with crab 1",
        "discard crab 1, monster", "discard crab 1,", "discard , crab 1", "sell crab 1, crab 2",
        "explore, plot"})
    EXPECT_THAT(texts(junk), ElementsAre("junk")) << "'" << junk << "'";
}

RC_GTEST_PROP(Notation, WhateverReadsAsAMoveIsWrittenAndReadTheSame, ()) {
  const std::vector<Move> all = every_move();
  std::string line = text(all[*rc::gen::inRange<std::size_t>(0, all.size())]);
  const auto at = *rc::gen::inRange<std::size_t>(0, line.size());
  line[at] = *rc::gen::element(' ', 'a', 's', '1', '2', '5', '?', ',', ';', 'A', '\0', '\xff');
  const std::optional<Move> m = parse(line);
  if (m) RC_ASSERT(parse(text(*m)) == m);
  parse_line(State{}, line);  // must not fall over
}

}  // namespace
}  // namespace hadal::abyss
