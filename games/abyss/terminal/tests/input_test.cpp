// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/input.h"

#include <gtest/gtest.h>

#include "games/abyss/abyss.h"
#include "games/abyss/terminal/play.h"
#include "games/abyss/terminal/screen.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::State;
using abyss::Verb;

// A pays for the Jailer (6, three races, Crab) with S1 S1 C4 J2 J5 in hand and two pearls.
State paying() {
  State s = Abyss::from_document(Document{
      {"players", 2},
      {"given",
       Document{{"seats",
                 Document{{"A", Document{{"pearls", 2},
                                         {"hand", Document::List{"squid 1", "squid 1", "crab 4",
                                                                 "jellyfish 2", "jellyfish 5"}}}}}},
                {"court", Document::List{"jailer", "slaver", "traitor"}}}}});
  Abyss::apply(s, *Abyss::parse("recruit jailer"));
  return s;
}

class Typing : public testing::Test {
 protected:
  Input typed(const std::string& line, const std::string& language = "en") {
    const AbyssWords words(words::catalogue(language),
                           seat_names(plan_seats<Abyss>("me,me", 2), words::catalogue(language)));
    return read_input(line, s, choices_of(s, words), words);
  }
  State s = paying();
  using Picks = std::vector<std::size_t>;
};

TEST_F(Typing, NumbersInAnyOrderAreSorted) {
  EXPECT_EQ(typed("4 1 3").picks, (Picks{0, 2, 3}));
  EXPECT_EQ(typed(" 4,1 , 3 ").picks, (Picks{0, 2, 3}));
}

TEST_F(Typing, AlliesAreFoundInTheHand) {
  EXPECT_EQ(typed("crab 4, squid 1, jellyfish 2").picks, (Picks{0, 2, 3}));
  EXPECT_EQ(typed("squid 1 squid 1 crab 4").picks, (Picks{0, 1, 2}));
  EXPECT_EQ(typed("pay crab 4, squid 1").picks, (Picks{0, 2}));
  EXPECT_EQ(typed("C4 s1 J2").picks, (Picks{0, 2, 3}));
}

TEST_F(Typing, AlliesAreUnderstoodInTheLanguageOfThePlayer) {
  EXPECT_EQ(typed("Krebs 4, T1", "de").picks, (Picks{0, 2}));
  EXPECT_EQ(typed("méduse 2, c4", "fr").picks, (Picks{2, 3}));
  EXPECT_EQ(typed("crab 4, squid 1", "cs").picks, (Picks{0, 2}));
  EXPECT_EQ(typed("Meduse 2, C4", "fr").picks, (Picks{2, 3})) << "without accents";
  EXPECT_EQ(typed("OLIHEŇ 1, medúza 5", "cs").picks, (Picks{0, 4}));
}

TEST_F(Typing, WhatIsNotInTheHandIsNotUnderstood) {
  EXPECT_EQ(typed("crab 4, crab 4").kind, Input::Kind::unknown);
  EXPECT_EQ(typed("6").kind, Input::Kind::unknown);
  EXPECT_EQ(typed("0").kind, Input::Kind::unknown);
  EXPECT_EQ(typed("1 1").kind, Input::Kind::unknown);
  EXPECT_EQ(typed("99999999999999999999").kind, Input::Kind::unknown);
  EXPECT_EQ(typed("abracadabra").kind, Input::Kind::unknown);
}

TEST_F(Typing, CommandsAreKnownWithTheirArgument) {
  EXPECT_EQ(typed("HELP jailer").command, "help");
  EXPECT_EQ(typed("help Master of Magic").argument, "Master of Magic");
  EXPECT_EQ(typed("u").command, "undo");
  EXPECT_EQ(typed("save My Game.txt").argument, "My Game.txt");
}

TEST_F(Typing, CommandsAreKnownInTheLanguageOfThePlayer) {
  EXPECT_EQ(typed("hilfe Gefängniswärter", "de").command, "help");
  EXPECT_EQ(typed("hilfe Gefängniswärter", "de").argument, "Gefängniswärter");
  EXPECT_EQ(typed("Günstigste", "de").command, "cheapest");
  EXPECT_EQ(typed("zurueck", "de").command, "undo");
  EXPECT_EQ(typed("économe", "fr").command, "cheapest");
  EXPECT_EQ(typed("enregistrer Ma Partie.txt", "fr").argument, "Ma Partie.txt");
  EXPECT_EQ(typed("napoveda", "cs").command, "help");
  EXPECT_EQ(typed("hotovo", "cs").command, "done");
  EXPECT_EQ(typed("hilfe", "fr").kind, Input::Kind::unknown);
}

TEST_F(Typing, EveryCommandHasAWordOfItsOwnAndEnglishAlwaysWorks) {
  for (const std::string& language : words::languages()) {
    const words::Catalogue& catalogue = words::catalogue(language);
    for (const std::string command :
         {"help", "undo", "save", "resume", "score", "log", "quit", "cheapest", "done", "screen"}) {
      EXPECT_EQ(typed(command, language).command, command) << language;
      const std::string word = catalogue.text("cli.command." + command);
      EXPECT_EQ(typed(word, language).command, command) << language << ": " << word;
    }
  }
}

TEST_F(Typing, HelpNamesTheCommandsInTheLanguageOfThePlayer) {
  for (const std::string& language : words::languages()) {
    const words::Catalogue& catalogue = words::catalogue(language);
    const AbyssWords words(catalogue, seat_names(plan_seats<Abyss>("me,me", 2), catalogue));
    const std::string help = joined(hadal::cli::help(words, Look{}), "\n");
    for (const std::string command :
         {"help", "undo", "save", "resume", "score", "log", "quit", "cheapest", "done", "screen"})
      EXPECT_NE(help.find(catalogue.text("cli.command." + command)), std::string::npos)
          << language << ": " << command;
    const auto mentions = [&](const char* key, const char* command) {
      return catalogue.text(key).find(catalogue.text(command)) != std::string::npos;
    };
    EXPECT_TRUE(mentions("cli.pay.complete", "cli.command.done")) << language;
    EXPECT_TRUE(mentions("cli.pay.incomplete", "cli.command.cheapest")) << language;
    EXPECT_TRUE(mentions("cli.unknown", "cli.command.help")) << language;
    EXPECT_TRUE(mentions("cli.illegal", "cli.command.help")) << language;
    EXPECT_TRUE(mentions("cli.save.where", "cli.command.save")) << language;
  }
}

TEST_F(Typing, HelpFindsThingsByAnyWordOfTheirName) {
  const words::Catalogue& catalogue = words::catalogue("cs");
  const AbyssWords words(catalogue, seat_names(plan_seats<Abyss>("me,me", 2), catalogue));
  const auto first = [&](const char* what) {
    const Lines lines = explain(what, words, Look{});
    return lines.empty() ? std::string() : lines.front();
  };
  for (const char* what : {"žnec", "Znec", "ŽNE", "reaper"})
    EXPECT_NE(first(what).find("(reaper)"), std::string::npos) << what;
  EXPECT_NE(first("věž").find("(closed_tower)"), std::string::npos);
  EXPECT_NE(first("closed tower").find("(closed_tower)"), std::string::npos);
  EXPECT_EQ(first("ex machina"), "");
}

TEST_F(Typing, NotationIsUnderstood) {
  const Input whole = typed("recruit jailer with crab 4, squid 1, jellyfish 2");
  ASSERT_EQ(whole.kind, Input::Kind::moves);
  EXPECT_EQ(whole.moves.size(), 5u);
  const Input hunt = typed("hunt b");
  ASSERT_EQ(hunt.kind, Input::Kind::moves);
  EXPECT_EQ(hunt.moves.front(), (abyss::Move{Verb::hunt, 1}));
}

TEST_F(Typing, AnswersAreUnderstoodAsTheyAreShown) {
  s = Abyss::from_document(Document{{"players", 2}, {"given", Document::Map{}}});
  for (const std::string language : {"en", "de", "fr", "cs"}) {
    const AbyssWords words(words::catalogue(language),
                           seat_names(plan_seats<Abyss>("me,me", 2), words::catalogue(language)));
    const Choices choices = choices_of(s, words);
    ASSERT_FALSE(choices.items.empty());
    for (std::size_t i = 0; i < choices.items.size(); ++i)
      EXPECT_EQ(typed(choices.items[i].label, language).picks, Picks{i}) << choices.items[i].label;
  }
}

TEST_F(Typing, NothingIsNothing) { EXPECT_EQ(typed("  \t ").kind, Input::Kind::nothing); }

TEST_F(Typing, APaymentIsAssessedByTheRules) {
  const auto set = [](std::initializer_list<abyss::Card> cards) {
    abyss::AllySet allies;
    for (const abyss::Card c : cards) allies.add(c);
    return allies;
  };
  const abyss::Card s1 = abyss::ally(abyss::Race::squid, 1);
  const abyss::Card c4 = abyss::ally(abyss::Race::crab, 4);
  const abyss::Card j2 = abyss::ally(abyss::Race::jellyfish, 2);
  const Assessment good = assess(s, set({s1, c4, j2}));
  EXPECT_TRUE(good.legal);
  EXPECT_EQ(good.value, 7);
  EXPECT_EQ(good.pearls, 0);
  EXPECT_EQ(good.affiliable, std::vector<abyss::Card>{s1});
  const Assessment poor = assess(s, set({c4, j2}));
  EXPECT_FALSE(poor.legal) << "two races instead of three";
  EXPECT_FALSE(assess(s, {}).legal);
}

TEST_F(Typing, SeatsAreChecked) {
  EXPECT_EQ(plan_seats<Abyss>("", 0).size(), 3u);
  EXPECT_EQ(plan_seats<Abyss>("", 2).front().kind, "me");
  EXPECT_EQ(plan_seats<Abyss>("me:Anna,random", 0).front().name, "Anna");
  for (const char* wrong : {"me", "me,me,me,me,me", "me,clever", "greedy:Bob,me", "me:,me"})
    EXPECT_THROW(plan_seats<Abyss>(wrong, 0), std::runtime_error) << wrong;
  EXPECT_THROW(plan_seats<Abyss>("me,me", 3), std::runtime_error);
  EXPECT_THROW(plan_seats<Abyss>("", 5), std::runtime_error);
}

}  // namespace
}  // namespace hadal::cli
