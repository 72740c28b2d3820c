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
using abyss::Location;
using abyss::Lord;
using abyss::Move;
using abyss::Race;
using abyss::State;
using What = abyss::Told;
using Sentences = std::vector<std::string>;

AbyssWords words_of_two(const std::string& language) {
  const words::Catalogue& catalogue = words::catalogue(language);
  return {catalogue, seat_names(plan_seats<Abyss>("me,greedy", 2), catalogue)};
}

constexpr Player A = Player::p0, B = Player::p1;

// What was told while `happen` went on.
template <typename Happen>
std::vector<LogEntry> log_of(Happen happen) {
  std::vector<Event> told;
  {
    const Listening listening(told);
    happen();
  }
  std::vector<LogEntry> log;
  for (const Event& e : told) log.push_back({e});
  return log;
}

TEST(Told, CardsThatComeUpInARowAreOneSentence) {
  const std::vector<LogEntry> log = log_of([] {
    tell<What::turn>(B);
    tell<What::explored>(B);
    tell<What::revealed>(abyss::ally(Race::crab, 2));
    tell<What::went_on>(B);
    tell<What::revealed>(abyss::ally(Race::squid, 3));
    tell<What::declined>(A, abyss::ally(Race::squid, 3));
    tell<What::went_on>(B);
    tell<What::revealed>(abyss::ally(Race::crab, 5));
  });
  EXPECT_EQ(
      words_of_two("en").told(log, 0, A),
      (Sentences{"Anneke explores the depths.", "Revealed: Crab 2, Squid 3.",
                 "A does not buy the Squid 3.", "Anneke explores further.", "Revealed: Crab 5."}));
  EXPECT_EQ(words_of_two("fr").told(log, 0, A)[1], "Cartes révélées\u00a0: Crabe 2, Poulpe 3.");
}

TEST(Told, LordsThatComeToTheCourtAreOneSentence) {
  const std::vector<LogEntry> log = log_of([] {
    tell<What::lord_came>(Lord::jailer);
    tell<What::lord_came>(Lord::trader);
  });
  EXPECT_EQ(words_of_two("de").told(log, 0, A),
            Sentences{"Vom Edlenstapel: Gefängniswärter, Kaufmann."});
}

TEST(Told, TheValueOfATokenIsToldToThoseWhoKnowIt) {
  const std::vector<LogEntry> log = log_of([] { tell_secretly<What::token>({B}, B, 3); });
  EXPECT_EQ(words_of_two("en").told(log, 0, A), Sentences{});
  EXPECT_EQ(words_of_two("en").told(log, 0, B), Sentences{"Anneke gets a monster token worth 3."});
}

TEST(Told, SetsAreListed) {
  const std::vector<LogEntry> log = log_of([] {
    abyss::AllySet sent;
    for (int i = 0; i < 2; ++i) sent.add(abyss::ally(Race::crab, 1));
    sent.add(abyss::ally(Race::squid, 4));
    tell<What::sent_to_council>(sent);
    tell<What::laid_out>(abyss::LocationSet{Location::jail, Location::depths});
    tell<What::shared>(Audience{A, B}, 61);
  });
  EXPECT_EQ(words_of_two("en").told(log, 0, A),
            (Sentences{"To the council: S4 C1 C1.", "Now available to all: Depths, Jail.",
                       "Shared victory with 61 influence points: A, Anneke."}));
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
    std::vector<Event> told;
    {
      const Listening listening(told);
      Abyss::apply(s, m);
    }
    PlayRules<Abyss>::note(told, true, log);
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
      (Sentences{"A recruits the Seeker for S2 C5.", "A affiliates the Squid 2.",
                 "Anneke loses 2 pearls (Seeker)."}));
}

TEST(Told, PearlsThatAPowerBringsAreToldBesideThoseThatArePaid) {
  EXPECT_EQ(after_recruiting("peddler", {"shellfish 5", "shellfish 2"},
                             {"peddler", "slaver", "traitor", "tamer"}),
            (Sentences{"A recruits the Peddler for F2 F5 and 1 pearl.",
                       "A affiliates the Shellfish 2.", "A gains 2 pearls (Peddler)."}));
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
