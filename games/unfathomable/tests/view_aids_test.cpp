// SPDX-License-Identifier: Apache-2.0
// What a view says of the question that is asked and of the card in play.
#include <gtest/gtest.h>

#include "games/unfathomable/engine.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/text/document.h"
#include "games/unfathomable/text/names.h"
#include "games/unfathomable/text/notation.h"

namespace hadal::unfathomable {
namespace {

// Three players; A has the turn and stands where `more` says.
State position(const Document::Map& more = {}) {
  Document a{{"character", "william"}, {"space", "chapel"}};
  for (const auto& [key, value] : more) a.set(key, value);
  const Document b{{"character", "arjun"}};
  const Document c{{"character", "jeanne"}};
  const Document seats{{"A", a}, {"B", b}, {"C", c}};
  return from_document({{"players", 3}, {"given", Document{{"turn", "A"}, {"seats", seats}}}});
}

void play(State& s, std::string_view text) { apply(s, *parse(text)); }

TEST(ViewAids, NamesThePurposeOfAQuestion) {
  State s = position({{"hand", Document::List{"influence 1"}}});
  play(s, "play influence 1");
  const Document view = view_document(s, Player::p1);
  EXPECT_EQ(view.at("asks").text(), "choose_seat");
  EXPECT_EQ(view.at("asked").at("key").text(), "choose_seat.coordinated_effort");
}

// [UNF-18-10] [UNF-20-3] The same question in other words: at the start of a turn in the Sick Bay,
// and when part of the draw is settled.
TEST(ViewAids, NamesThePurposeOfADraw) {
  const auto key = [](const State& s) {
    return view_document(s, Player::p0).at("asked").at("key").text();
  };
  State s = position({{"space", "sick_bay"}});
  const Frame draw{.rule = Rule::draw_from_set, .who = Player::p0, .count = 1};
  s.stack.back() = draw;
  EXPECT_EQ(key(s), "draw_from_set.sick_bay");
  s.stack.back() = {.rule = Rule::each_human};
  s.stack.push_back(draw);
  EXPECT_EQ(key(s), "draw_from_set") << "a card lets everybody draw";
  s.stack.back().step = 1;
  EXPECT_EQ(key(s), "draw_from_set.more");
}

TEST(ViewAids, CountsWhatIsStillOwed) {
  State s = position();
  EXPECT_EQ(view_document(s, Player::p0).at("asked").at("count").number(), 2);
  play(s, "move bridge");
  EXPECT_EQ(view_document(s, Player::p0).at("asked").at("count").number(), 1);
}

TEST(ViewAids, TellsWhetherATestIsRunning) {
  State s = position({{"space", "captains_cabin"}});
  EXPECT_FALSE(view_document(s, Player::p0).at("testing").yes());
  play(s, "use captains_cabin");
  play(s, "target B");
  EXPECT_TRUE(view_document(s, Player::p0).at("testing").yes());
  EXPECT_EQ(view_document(s, Player::p0).find("crisis_card"), nullptr);
}

// [UNF-M-SHIPBOARD-FIRE] 11, partly passed at 8, with observation and strength.
TEST(ViewAids, DescribesTheCrisisInPlay) {
  State s = position();
  play(s, "pass");
  play(s, "pass");
  play(s, "mythos shipboard_fire");
  const Document card = view_document(s, Player::p2).at("crisis_card");
  EXPECT_EQ(card.find("decider"), nullptr);
  EXPECT_EQ(card.at("target").number(), 11);
  EXPECT_EQ(card.at("partial").number(), 8);
  EXPECT_EQ(card.at("skills"), (Document::List{"observation", "strength"}));
}

// What the seat is told of a move: the key of a sentence.
std::string explained(const State& s, Player p, std::string_view move) {
  const Document view = view_document(s, p);
  if (view.find("explained") == nullptr) return "";
  for (const Document& one : view.at("explained").list())
    if (one.at("move").text() == move) return std::string(one.at("key").text());
  return "";
}

TEST(ViewAids, SayWhatTheOptionsOfACrisisDoToWhoDecides) {
  State s = position();
  play(s, "pass");
  play(s, "pass");
  play(s, "mythos accusation");
  const Player captain = s.captain;
  const Document card = view_document(s, captain).at("crisis_card");
  EXPECT_EQ(card.at("decider").text(), "unfathomable.title.captain");
  EXPECT_EQ(explained(s, captain, "top"), "unfathomable.mythos.accusation.top");
  EXPECT_EQ(explained(s, captain, "bottom"), "unfathomable.mythos.accusation.bottom");
  const Player other = captain == Player::p0 ? Player::p1 : Player::p0;
  EXPECT_EQ(explained(s, other, "top"), "");
}

// An ability that is called like a space has the words of that.
TEST(ViewAids, SayWhatAnAbilityAndACardDo) {
  const State s = position({{"space", "captains_cabin"}, {"hand", Document::List{"lore 1"}}});
  EXPECT_EQ(explained(s, Player::p0, "use captains_cabin"),
            "unfathomable.space.captains_cabin.text");
  EXPECT_EQ(explained(s, Player::p0, "pass"), "");
}

std::string picks(const State& s, Player p = Player::p0) {
  const Document view = view_document(s, p);
  return view.find("picks") == nullptr ? "none" : to_line(view.at("picks"));
}

// [UNF-6-3-1] Twelve points of any cards; the highest alone would not do.
TEST(Picks, SayWhichCardsMayPayAndWhatTheyAreWorth) {
  State s = position({{"hand", Document::List{"will 3", "lore 2", "lore 2"}}});
  EXPECT_EQ(picks(s), "none");
  s.stack.push_back({.rule = Rule::discard_cards, .who = Player::p0, .count = 2});
  EXPECT_EQ(picks(s),
            "{verb: discard, cards: [lore 2, will 3], worth: {lore 2: 2, will 3: 3}, most: 2, "
            "exactly: yes}");
  EXPECT_EQ(picks(s, Player::p1), "none");
}

// [UNF-9-2] [UNF-18-3] One card from the Brig and of a revealed traitor, else as many as one has.
TEST(Picks, AreOneCardFromTheBrig) {
  const Document::List hand{"will 3", "lore 2"};
  for (const auto& [more, most] : std::vector<std::pair<Document::Map, int>>{
           {{{"hand", hand}}, 2}, {{{"hand", hand}, {"space", "brig"}}, 1}}) {
    State s = position(more);
    start_test(s, TestKind::brig, {Skill::lore}, 5);
    s.stack.push_back({.rule = Rule::contribute, .who = Player::p0});
    const Document found = view_document(s, Player::p0).at("picks");
    EXPECT_EQ(found.at("most").number(), most);
    EXPECT_FALSE(found.at("exactly").yes());
    EXPECT_EQ(to_line(found.at("worth")), "{lore 2: 2, will 3: -3}");
  }
}

// [UNF-20-3] [UNF-19-4] William has three of lore and two of will; an Improvement adds one.
TEST(Picks, SayHowOftenEachDeckMayBeNamed) {
  State s = position();
  s.stack.push_back({.rule = Rule::draw_from_set, .who = Player::p0, .count = 3});
  EXPECT_EQ(picks(s), "{verb: draw, decks: {lore: 3, will: 2}, most: 3, exactly: yes}");
  State better =
      position({{"items", Document::List{"fine_clothes"}}, {"improvement", "fine_clothes"}});
  better.stack.push_back({.rule = Rule::draw_from_set, .who = Player::p0, .count = 3});
  EXPECT_EQ(picks(better),
            "{verb: draw, decks: {influence: 1, lore: 3, will: 2}, most: 3, exactly: yes}");
}

// [UNF-9-1] Cards of helping skills count up, all others down.
TEST(TestAids, TellWhatTheCardsOfAnOpenPileAreWorth) {
  State s = position();
  start_test(s, TestKind::crisis, {Skill::observation, Skill::strength}, 11, 4);
  for (const char* c : {"lore 1", "strength 3", "treachery 4", "observation 2"})
    s.test.pile.add(*parse_card(c));
  s.test.revealed = true;
  s.test.change = 4;
  s.test.total = 4;
  const Document test = view_document(s, Player::p1).at("test");
  EXPECT_EQ(to_line(test.at("turned")),
            "[{card: observation 2, worth: 2, total: 2}, {card: strength 3, worth: 3, total: 5}, "
            "{card: lore 1, worth: -1, total: 4}, {card: treachery 4, worth: -4, total: 0}]");
  EXPECT_EQ(test.at("verdict").text(), "partial");
  EXPECT_EQ(test.at("change").number(), 4);
}

}  // namespace
}  // namespace hadal::unfathomable
