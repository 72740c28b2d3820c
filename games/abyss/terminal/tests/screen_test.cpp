// SPDX-License-Identifier: Apache-2.0
// Screens of positions from random games, in every language and look.
#include "games/abyss/terminal/screen.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <functional>
#include <iostream>

#include "engine/random_play.h"
#include "engine/tests/thoroughness.h"
#include "games/abyss/abyss.h"
#include "games/abyss/terminal/play.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::State;

// Calls `look_at` for the positions of random games in which a seat must decide.
void wander(int positions, const std::function<void(const State&, const Lines&)>& look_at,
            const AbyssWords& words) {
  positions = positions * static_cast<int>(kThoroughness) / 10;
  Rng rng(11);
  for (std::uint8_t game = 0; positions > 0; ++game) {
    State s = Abyss::setup(
        {static_cast<std::uint8_t>(2 + game % 3),
         game % 2 == 0 ? abyss::OptionSet{}
                       : abyss::OptionSet{abyss::Option::memory_aid, abyss::Option::martial_law}});
    Lines news;
    while (Abyss::to_move(s) != Player::nobody && positions > 0) {
      if (is_seat(Abyss::to_move(s)) && rng.below(4) == 0) {
        look_at(s, news);
        news.clear();
        --positions;
      }
      abyss::MoveList legal;
      Abyss::legal_moves(s, legal);
      const abyss::Move m = random_move<Abyss>(s, legal, rng);
      std::vector<Event> told;
      {
        const Listening listening(told);
        Abyss::apply(s, m);
      }
      std::vector<LogEntry> log;
      for (const Event& e : told) log.push_back({e});
      for (const std::string& sentence : words.told(log, 0, Player::p0)) news.push_back(sentence);
    }
  }
}

AbyssWords words_in(const std::string& language) {
  const words::Catalogue& catalogue = words::catalogue(language);
  return {catalogue,
          seat_names(plan_seats<Abyss>("me:Maximiliane-Eva,greedy,random,me", 4), catalogue)};
}

class Screens : public testing::TestWithParam<std::string> {
 protected:
  const AbyssWords words = words_in(GetParam());

  // `deal` is which of the worlds is dealt that the viewer cannot tell apart.
  Lines drawn(const State& s, const Lines& news, const Look& look, std::uint64_t deal = 1) const {
    const Player me = Abyss::to_move(s);
    Rng rng(deal);
    const State world = Abyss::determinize(s, me, rng);
    const Choices choices = choices_of(world, words);
    abyss::AllySet selected;
    if (choices.pick == Choices::Pick::payment && !choices.items.empty())
      selected.add(static_cast<abyss::Card>(choices.items.front().move.a));
    const Scene scene{world, me, words, choices, selected, news};
    Lines lines = screen(scene, look);
    for (const Lines& more : {question(scene, look), score_table(scene, look)})
      lines.insert(lines.end(), more.begin(), more.end());
    return lines;
  }

  Lines drawn_and_counted(const State& s, const Lines& news, const Look& look) const {
    Lines lines = drawn(s, news, look);
    append(lines, final_table(s, words, look));
    return lines;
  }
};

std::string text_of(const Lines& lines) { return joined(lines, "\n"); }

TEST_P(Screens, AreNeverWiderThanTheTerminal) {
  for (const bool plain : {false, true})
    for (const int columns : {80, 120})
      wander(
          250,
          [&](const State& s, const Lines& news) {
            for (const std::string& line :
                 drawn_and_counted(s, news, {columns, 24, plain, Paint(!plain), false, false}))
              ASSERT_LE(width(line), columns) << line;
          },
          words);
}

// With Oracle and Opportunist there are an answer for every stack and every lord, twice.
TEST_P(Screens, OfManyAnswersLeaveTheBoardOnATerminalOf24Lines) {
  const State s = Abyss::from_document(Document{
      {"players", 2},
      {"given",
       Document{{"seats", Document{{"A", Document{{"pearls", 2},
                                                  {"hand", Document::List{"squid 5", "crab 3"}},
                                                  {"lords", Document::List{"oracle", "opportunist",
                                                                           "seeker"}}}}}},
                {"council",
                 Document::List{"squid 1", "shellfish 1", "crab 1", "seahorse 1", "jellyfish 1"}},
                {"court", Document::List{"ship_master", "apprentice", "hermit", "commander",
                                         "diplomat"}}}}});
  const words::Catalogue& catalogue = words::catalogue(GetParam());
  const AbyssWords brief(catalogue, seat_names(plan_seats<Abyss>("me,greedy", 2), catalogue));
  const Choices choices = choices_of(s, brief);
  ASSERT_GE(choices.items.size(), 17u);
  const Scene scene{s, Player::p0, brief, choices, {}, {}};
  const Look look{80, 24, false, Paint(false), false, false};
  const Lines lines = screen(scene, look);
  EXPECT_LE(lines.size() + question(scene, look).size() + 1, 24u) << text_of(lines);
  const std::string text = text_of(lines);
  for (std::size_t i = 1; i <= choices.items.size(); ++i)
    EXPECT_NE(text.find(" " + std::to_string(i) + " "), std::string::npos) << i << text;
}

TEST_P(Screens, OfHelpFitAndLackNoWord) {
  for (const int columns : {80, 120})
    for (const Lines& lines : {help(words, {columns, 0, true, Paint(false), false, false}),
                               explain("", words, {columns, 0, true, Paint(false), false, false})})
      for (const std::string& line : lines) {
        EXPECT_LE(width(line), columns) << line;
        EXPECT_EQ(line.find("[abyss."), std::string::npos) << line;
        EXPECT_EQ(line.find("[cli."), std::string::npos) << line;
      }
}

TEST_P(Screens, OfPlainModeHaveNoEscapeSequencesAndNoBoxes) {
  wander(
      100,
      [&](const State& s, const Lines& news) {
        const std::string text =
            text_of(drawn_and_counted(s, news, {80, 0, true, Paint(false), false, false}));
        EXPECT_EQ(text.find('\x1b'), std::string::npos);
        for (const char* box : {"─", "│", "┬", "┴"}) EXPECT_EQ(text.find(box), std::string::npos);
      },
      words);
}

TEST_P(Screens, LackNoWord) {
  for (const bool plain : {false, true})
    wander(
        250,
        [&](const State& s, const Lines& news) {
          const std::string text =
              text_of(drawn_and_counted(s, news, {120, 0, plain, Paint(false), false, false}));
          for (const char* missing : {"[abyss.", "[cli."})
            EXPECT_EQ(text.find(missing), std::string::npos) << text;
        },
        words);
}

TEST_P(Screens, SayTheSameOfWorldsThatCannotBeToldApart) {
  wander(
      100,
      [&](const State& s, const Lines& news) {
        const Look look{80, 0, false, Paint(false), false, false};
        EXPECT_EQ(text_of(drawn(s, news, look, 1)), text_of(drawn(s, news, look, 2)));
      },
      words);
}

TEST_P(Screens, EndWithAllAnswersNumbered) {
  wander(
      100,
      [&](const State& s, const Lines&) {
        const Choices choices = choices_of(s, words);
        EXPECT_TRUE(choices.pick == Choices::Pick::payment || !choices.items.empty());
        for (const Choices::Item& item : choices.items) EXPECT_FALSE(item.label.empty());
      },
      words);
}

INSTANTIATE_TEST_SUITE_P(Every, Screens, testing::ValuesIn(words::languages()),
                         [](const auto& which) { return which.param; });

}  // namespace
}  // namespace hadal::cli
