// SPDX-License-Identifier: Apache-2.0
//
// Whole sentences as a player reads them, in every language.
#include <gtest/gtest.h>

#include "words/language.h"

namespace hadal::words {
namespace {

Term lord(const std::string& key) { return Term("abyss.lord." + key); }

Term location(const std::string& key) { return Term("abyss.location." + key); }

Term ally(const std::string& race, int value) {
  return {"abyss.ally", {{"race", Term{"abyss.race." + race}}, {"value", value}}};
}

std::string say(const std::string& language, const std::string& key, const Arguments& arguments) {
  return catalogue(language).format(key, arguments);
}

std::string pearls(const std::string& language, int n) {
  return say(language, "abyss.term.pearl", {{"n", n}});
}

std::string reward(const std::string& language, int keys, int pearls, int monsters) {
  return say(language, "abyss.log.reward",
             {{"player", "A"}, {"keys", keys}, {"pearls", pearls}, {"monsters", monsters}});
}

TEST(Sentences, PearlsAreCountedAsTheLanguageCounts) {
  EXPECT_EQ(pearls("en", 0), "0 pearls");
  EXPECT_EQ(pearls("en", 1), "1 pearl");
  EXPECT_EQ(pearls("de", 1), "1 Perle");
  EXPECT_EQ(pearls("de", 5), "5 Perlen");
  EXPECT_EQ(pearls("fr", 0), "0 Perle");
  EXPECT_EQ(pearls("fr", 2), "2 Perles");
  EXPECT_EQ(pearls("cs", 1), "1 perla");
  EXPECT_EQ(pearls("cs", 2), "2 perly");
  EXPECT_EQ(pearls("cs", 4), "4 perly");
  EXPECT_EQ(pearls("cs", 5), "5 perel");
  EXPECT_EQ(pearls("cs", 0), "0 perel");
}

TEST(Sentences, ALordIsTheObjectOfTheVerb) {
  const Arguments arguments{
      {"player", "Eva"}, {"lord", lord("elder")}, {"allies", "C1"}, {"pearls", 0}};
  EXPECT_EQ(say("en", "abyss.log.recruited", arguments), "Eva recruits the Elder for C1.");
  EXPECT_EQ(say("de", "abyss.log.recruited", arguments), "Eva wirbt den Ältesten für C1 an.");
  EXPECT_EQ(say("fr", "abyss.log.recruited", arguments), "Eva recrute l’Ancien pour C1.");
  EXPECT_EQ(say("cs", "abyss.log.recruited", arguments), "Eva verbuje Stařešinu za C1.");
}

TEST(Sentences, AMoveIsALabelForTheMover) {
  const Arguments arguments{{"lord", lord("tamer")}};
  EXPECT_EQ(say("en", "abyss.move.recruit", arguments), "Recruit the Tamer");
  EXPECT_EQ(say("de", "abyss.move.recruit", arguments), "Wirb die Ausbilderin an");
  EXPECT_EQ(say("fr", "abyss.move.recruit", arguments), "Recruter la Dresseuse");
  EXPECT_EQ(say("cs", "abyss.move.recruit", arguments), "Naverbovat Krotitelku");
}

TEST(Sentences, AnAllyIsNamedByRaceAndValue) {
  const Arguments arguments{
      {"player", "A"}, {"card", ally("seahorse", 4)}, {"price", 2}, {"seller", "B"}};
  EXPECT_EQ(catalogue("cs").text(ally("jellyfish", 3)), "Medúza 3");
  EXPECT_EQ(say("en", "abyss.log.bought", arguments), "A buys the Seahorse 4 from B for 2 pearls.");
  EXPECT_EQ(say("de", "abyss.log.bought", arguments), "A kauft Seepferdchen 4 von B für 2 Perlen.");
  EXPECT_EQ(say("fr", "abyss.log.bought", arguments), "A achète l’hippocampe 4 à B pour 2 Perles.");
  EXPECT_EQ(say("cs", "abyss.log.bought", arguments),
            "A kupuje mořského koníka 4 za 2 perly (prodává B).");
}

TEST(Sentences, WhatTheDeckShowsIsNamedPlainly) {
  const Arguments card{{"card", ally("crab", 4)}};
  EXPECT_EQ(say("en", "abyss.log.revealed", card), "Revealed: Crab 4.");
  EXPECT_EQ(say("cs", "abyss.log.revealed", card), "Odhalena karta: Krab 4.");
  EXPECT_EQ(say("de", "abyss.log.revealed", {{"card", Term{"abyss.monster"}}}),
            "Aufgedeckt: Monster.");
  EXPECT_EQ(say("fr", "abyss.log.lord_came", {{"lord", lord("slaver")}}),
            "De la pioche des Seigneurs : Esclavagiste.");
}

TEST(Sentences, TwoNamesInOneSentenceKeepTheirForms) {
  const Arguments lords{{"player", "B"}, {"own", lord("reaper")}, {"lord", lord("sage")}};
  EXPECT_EQ(say("de", "abyss.log.betrayed", lords),
            "B gibt den Schnitter auf und nimmt den Weisen.");
  EXPECT_EQ(say("cs", "abyss.log.betrayed", lords), "B obětuje Žence a bere si Mudrce.");
  const Arguments tiles{{"mine", location("lost_tower")}, {"available", location("black_smokers")}};
  EXPECT_EQ(say("de", "abyss.move.swap", tiles),
            "Gib den Verlorenen Turm zurück und nimm die Schwarzen Raucher");
  EXPECT_EQ(say("cs", "abyss.move.swap", tiles), "Vrátit Ztracenou věž a vzít si Černé kuřáky");
}

TEST(Sentences, ARewardListsOnlyWhatThereIs) {
  EXPECT_EQ(reward("en", 0, 1, 0), "A gains 1 pearl.");
  EXPECT_EQ(reward("en", 2, 0, 0), "A gains 2 keys.");
  EXPECT_EQ(reward("en", 0, 0, 2), "A gains 2 monster tokens.");
  EXPECT_EQ(reward("en", 0, 1, 1), "A gains 1 pearl + 1 monster token.");
  EXPECT_EQ(reward("de", 1, 0, 2), "A erhält 1 Schlüssel + 2 Monsterplättchen.");
  EXPECT_EQ(reward("fr", 1, 1, 1), "A gagne 1 Clef + 1 Perle + 1 pion Monstre.");
  EXPECT_EQ(reward("cs", 1, 2, 0), "A získává 1 klíč + 2 perly.");
  EXPECT_EQ(reward("cs", 0, 1, 2), "A získává 1 perlu + 2 žetony monster.");
}

TEST(Sentences, QuestionsCountWhatTheyAskFor) {
  const Arguments cost{{"lord", lord("master_of_magic")}, {"cost", 10}, {"races", 3}};
  EXPECT_EQ(say("en", "abyss.ask.pay", cost),
            "Pay for the Master of Magic: value 10 with allies of exactly 3 races.");
  EXPECT_EQ(say("de", "abyss.ask.pay", cost),
            "Bezahle für den Meister der Magie: Wert 10 mit Verbündeten von genau 3 Völkern.");
  EXPECT_EQ(say("fr", "abyss.ask.pay", cost),
            "Payez pour le Maître de magie : valeur 10 avec des Alliés de 3 Peuples exactement.");
  EXPECT_EQ(say("cs", "abyss.ask.pay", cost),
            "Zaplaťte za Mistra magie: hodnota 10, přesně 3 rasy.");
  EXPECT_EQ(say("cs", "abyss.ask.discard", {{"n", 1}}), "Odhoďte z ruky 1 spojence.");
  EXPECT_EQ(say("cs", "abyss.ask.discard", {{"n", 5}}), "Odhoďte z ruky 5 spojenců.");
}

}  // namespace
}  // namespace hadal::words
