// SPDX-License-Identifier: Apache-2.0
//
// The words of Unfathomable: every group is complete, and sentences read as a player expects.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "games/unfathomable/types.h"
#include "words/language.h"

namespace hadal::words {
namespace {

const std::string kGame = "unfathomable.";

// How many things a group names. Their keys are those of games/unfathomable/types.h. Mythos cards
// may be added (docs/adding-a-card.md).
const std::map<std::string, std::size_t> kGroups{{"skill", 6},
                                                 {"resource", 4},
                                                 {"space", 25},
                                                 {"to", 25},
                                                 {"in", 25},
                                                 {"character", 10},
                                                 {"title", 2},
                                                 {"reveal", 10},
                                                 {"ability", 25},
                                                 {"item", 20},
                                                 {"mythos", unfathomable::kMythosCards},
                                                 {"waypoint", 20},
                                                 {"spell", 20},
                                                 {"damage", 9},
                                                 {"loyalty", 3},
                                                 {"passenger", 4},
                                                 {"kept", 5},
                                                 {"monarch", 2},
                                                 {"pile", 4},
                                                 {"activation", 3}};

// The names in a group: the keys with exactly one more part.
std::vector<std::string> names_in(const Catalogue& words, const std::string& group) {
  const std::string start = kGame + group + '.';
  std::vector<std::string> found;
  for (const std::string& key : words.keys())
    if (key.starts_with(start) && key.find('.', start.size()) == std::string::npos)
      found.push_back(key);
  return found;
}

class Unfathomable : public testing::TestWithParam<std::string> {
 protected:
  const Catalogue& words = catalogue(GetParam());
};

TEST_P(Unfathomable, EveryGroupIsComplete) {
  for (const auto& [group, size] : kGroups) EXPECT_EQ(names_in(words, group).size(), size) << group;
}

TEST_P(Unfathomable, CardsSayWhatTheyDo) {
  for (const char* group :
       {"ability", "reveal", "item", "waypoint", "spell", "damage", "loyalty", "kept", "title"})
    for (const std::string& key : names_in(words, group))
      EXPECT_TRUE(words.contains(key + ".text")) << key;
}

TEST_P(Unfathomable, ACrisisHasTwoOptionsOrATest) {
  for (const std::string& key : names_in(words, "mythos")) {
    const bool choice = words.contains(key + ".top") && words.contains(key + ".bottom");
    const bool test = words.contains(key + ".pass") && words.contains(key + ".fail");
    EXPECT_NE(choice, test) << key;
    EXPECT_FALSE(choice && words.contains(key + ".or")) << key;
  }
}

TEST_P(Unfathomable, EverySkillCardHasAnAbility) {
  for (const char* skill : {"influence", "lore", "observation", "strength", "will", "treachery"})
    for (const char* value : {"1", "2", "3", "4", "5"}) {
      const std::string key = kGame + "skill_card." + skill + '.' + value;
      EXPECT_TRUE(words.contains(key) && words.contains(key + ".text")) << key;
    }
}

TEST_P(Unfathomable, NoTwoNamesOfAGroupAreTheSame) {
  for (const auto& [group, size] : kGroups) {
    if (group == "in" || group == "to") continue;
    std::set<std::string> names;
    for (const std::string& key : names_in(words, group)) names.insert(words.text(key));
    // Greater Banishment is there twice.
    EXPECT_EQ(names.size(), group == "spell" ? size - 1 : size) << group;
  }
}

TEST_P(Unfathomable, EverySkillHasALetterOfItsOwn) {
  std::set<std::string> letters;
  for (const std::string& key : names_in(words, "skill"))
    letters.insert(words.text(key + ".letter"));
  EXPECT_EQ(letters.size(), 6u);
}

INSTANTIATE_TEST_SUITE_P(Every, Unfathomable, testing::ValuesIn(languages()),
                         [](const auto& which) { return which.param; });

std::string spoken(const std::string& language, const std::string& key,
                   const Arguments& arguments) {
  return catalogue(language).format(kGame + key, arguments);
}

Term term(const std::string& key) { return Term(kGame + key); }

Term card(const std::string& skill, int value) {
  return {kGame + "card", {{"skill", term("skill." + skill)}, {"value", value}}};
}

TEST(UnfathomableSentences, ACharacterMovesSomewhere) {
  const Arguments arguments{{"player", "Eva"}, {"to", term("to.bridge")}};
  EXPECT_EQ(spoken("en", "log.moved", arguments), "Eva moves to the Bridge.");
  EXPECT_EQ(spoken("de", "log.moved", arguments), "Eva bewegt sich auf die Brücke.");
  EXPECT_EQ(spoken("fr", "log.moved", arguments), "Eva va sur la passerelle.");
  EXPECT_EQ(spoken("cs", "log.moved", arguments), "Eva přechází na můstek.");
}

TEST(UnfathomableSentences, ACardIsTheObjectOfTheVerb) {
  const Arguments arguments{
      {"player", "Eva"}, {"card", card("strength", 4)}, {"title", term("skill_card.strength.4")}};
  EXPECT_EQ(spoken("en", "log.played", arguments), "Eva plays Strength 4: “Rampage”.");
  EXPECT_EQ(spoken("de", "log.played", arguments), "Eva spielt Stärke 4 aus: „Blutrausch“.");
  EXPECT_EQ(spoken("cs", "log.played", arguments), "Eva hraje Sílu 4: „Zuřivost“.");
}

TEST(UnfathomableSentences, AnAbilityAnItemOrASpaceIsUsed) {
  const auto use = [](const std::string& language, const std::string& key) {
    return spoken(language, "log.used", {{"player", "Eva"}, {"ability", term(key)}});
  };
  EXPECT_EQ(use("en", "ability.deck_chief"), "Eva uses “Deck Chief”.");
  EXPECT_EQ(use("de", "item.six_shooter"), "Eva nutzt den Sechsschüsser.");
  EXPECT_EQ(use("fr", "space.galley"), "Eva utilise la cuisine.");
  EXPECT_EQ(use("cs", "item.repeating_rifle"), "Eva používá opakovací pušku.");
}

TEST(UnfathomableSentences, ADeepOneElsewhereIsATarget) {
  const Arguments arguments{{"player", "Eva"}, {"in", term("in.d3")}, {"need", 4}};
  EXPECT_EQ(spoken("en", "log.attacked", arguments),
            "Eva attacks a Deep One on deck space 3: 4 or more hits.");
  EXPECT_EQ(spoken("de", "log.attacked", arguments),
            "Eva greift ein Tiefes Wesen auf Deckfeld 3 an: 4 oder mehr trifft.");
  EXPECT_EQ(spoken("fr", "log.attacked", arguments),
            "Eva attaque un Profond sur le pont 3\u00a0: 4 ou plus touche.");
  EXPECT_EQ(spoken("cs", "log.attacked", arguments),
            "Eva útočí na Hlubinného na palubě 3: zasáhne 4 nebo více.");
}

TEST(UnfathomableSentences, AnAdvanceMayBeNone) {
  EXPECT_EQ(spoken("en", "move.advance", {{"n", 0}}), "Leave the ritual track");
  EXPECT_EQ(spoken("en", "move.advance", {{"n", 2}}), "Advance the ritual track 2 spaces");
  EXPECT_EQ(spoken("cs", "move.advance", {{"n", 2}}), "Posunout rituál o 2 pole vpřed");
}

}  // namespace
}  // namespace hadal::words
