// SPDX-License-Identifier: Apache-2.0
// What the log of Abyss tells, and how briefly.
#include <gtest/gtest.h>

#include "games/abyss/abyss.h"
#include "games/abyss/terminal/client.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using abyss::State;
using abyss::Verb;
using Sentences = std::vector<std::string>;

AbyssWords words_of_two(const std::string& language) {
  const words::Catalogue& catalogue = words::catalogue(language);
  return {catalogue, seat_names(plan_seats<Abyss>("me,greedy", 2), catalogue)};
}

LogEntry happened(Player who, Move m) {
  LogEntry entry;
  entry.who = who;
  entry.move = m;
  return entry;
}

LogEntry revealed(Race race, int value) {
  return happened(Player::chance,
                  {Verb::reveal, static_cast<std::uint8_t>(abyss::ally(race, value))});
}

LogEntry dealt(Lord l) {
  return happened(Player::chance, {Verb::lord, static_cast<std::uint8_t>(l)});
}

TEST(Told, CardsThatComeUpInARowAreOneSentence) {
  const std::vector<LogEntry> log{
      happened(Player::p1, {Verb::explore}),
      revealed(Race::crab, 2),
      happened(Player::p1, {Verb::go_on}),
      revealed(Race::squid, 3),
      happened(Player::p0, {Verb::pass}),
      happened(Player::p1, {Verb::go_on}),
      revealed(Race::crab, 5),
  };
  EXPECT_EQ(words_of_two("en").told(log, 0, Player::p0),
            (Sentences{"B explores the depths.", "Revealed: Crab 2, Squid 3.", "A passes.",
                       "B explores further.", "Revealed: Crab 5."}));
  EXPECT_EQ(words_of_two("fr").told(log, 0, Player::p0)[1],
            "Cartes révélées\u00a0: Crabe 2, Poulpe 3.");
}

TEST(Told, LordsThatComeToTheCourtAreOneSentence) {
  EXPECT_EQ(words_of_two("de").told({dealt(Lord::jailer), dealt(Lord::trader)}, 0, Player::p0),
            Sentences{"Vom Edlenstapel: Gefängniswärter, Kaufmann."});
}

TEST(Told, ATokenIsToldToWhomItsValueIsKnown) {
  LogEntry token = happened(Player::p1, {Verb::token, 1});
  token.knows.add(Player::p1);
  EXPECT_EQ(words_of_two("en").told({token}, 0, Player::p0), Sentences{});
  EXPECT_EQ(words_of_two("en").told({token}, 0, Player::p1),
            Sentences{"B gets a monster token worth 3."});
}

// A recruits the lord for its only payment; what the log then tells.
Sentences after_recruiting(const std::string& lord, Document::List hand, Document::List court) {
  State s = Abyss::from_document(
      Document{{"players", 2},
               {"given", Document{{"seats", Document{{"A", Document{{"pearls", 1}, {"hand", hand}}},
                                                     {"B", Document{{"pearls", 3}}}}},
                                  {"court", court}}}});
  std::vector<LogEntry> log;
  const auto play = [&](Move m) {
    const State before = s;
    Abyss::apply(s, m);
    PlayRules<Abyss>::note(before, m, s, true, log);
  };
  play(*Abyss::parse("recruit " + lord));
  while (s.stack.back().rule == abyss::Rule::pay) {
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    play(legal[0]);
  }
  return words_of_two("en").told(log, 0, Player::p0);
}

TEST(Told, PearlsThatAPowerTakesAreTold) {
  EXPECT_EQ(
      after_recruiting("seeker", {"crab 5", "squid 2"}, {"seeker", "slaver", "traitor", "tamer"}),
      (Sentences{"A recruits the Seeker for S2 C5.", "B loses 2 pearls."}));
}

TEST(Told, PearlsThatAPowerBringsAreToldBesideThoseThatArePaid) {
  EXPECT_EQ(after_recruiting("peddler", {"shellfish 5", "shellfish 2"},
                             {"peddler", "slaver", "traitor", "tamer"}),
            (Sentences{"A recruits the Peddler for F2 F5 and 1 pearl.", "A gets 2 pearls."}));
}

TEST(Resuming, TheNewsBeginWithTheLastDecisionOfThePerson) {
  const std::vector<SeatPlan> plan = plan_seats<Abyss>("me,greedy", 0);
  PlayedAbyss game({2, {}}, plan, fair::Seed::from_text("news"));
  game.run();
  for (int i = 0; i < 30 && !game.is_over(); ++i) {
    abyss::MoveList legal;
    Abyss::legal_moves(game.state(), legal);
    game.play({legal[0]});
  }
  ASSERT_FALSE(game.is_over());
  const PlayedAbyss again = PlayedAbyss::resumed(game.record(), {});
  EXPECT_EQ(again.log().size(), game.log().size());
  EXPECT_EQ(again.news_of(Player::p0), game.news_of(Player::p0));
  EXPECT_GT(again.news_of(Player::p0), 0u);
}

}  // namespace
}  // namespace hadal::cli
