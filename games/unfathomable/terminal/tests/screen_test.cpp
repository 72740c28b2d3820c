// SPDX-License-Identifier: Apache-2.0
// Screens of positions from random games with three to six players, in every language and look.
#include "games/unfathomable/terminal/screen.h"

#include <gtest/gtest.h>

#include <functional>

#include "engine/random_play.h"
#include "engine/tests/thoroughness.h"
#include "games/unfathomable/cards/characters.h"
#include "games/unfathomable/terminal/play.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using unfathomable::MoveList;
using unfathomable::State;
using unfathomable::Unfathomable;
using unfathomable::Verb;

constexpr std::size_t kPositions = 30 * kThoroughness;

unfathomable::Options options_of_game(std::size_t game) {
  unfathomable::Options options;
  options.players = static_cast<std::uint8_t>(3 + game % 4);
  if (game % 3 == 1) options.variant = unfathomable::Variant::learning;
  if (game % 2 == 1) options.characters = unfathomable::Casting::dealt;
  return options;
}

// Calls `look_at` for some positions in which a seat must decide, with the log so far.
using LookAt = std::function<void(const State&, const std::vector<ShipEntry>&)>;
void wander(std::size_t positions, const LookAt& look_at) {
  Rng rng(11);
  for (std::size_t game = 0; positions > 0; ++game) {
    State s = Unfathomable::setup(options_of_game(game));
    std::vector<ShipEntry> log;
    while (Unfathomable::to_move(s) != Player::nobody && positions > 0) {
      if (is_seat(Unfathomable::to_move(s)) && rng.below(12) == 0) {
        look_at(s, log);
        log.clear();
        --positions;
      }
      MoveList legal;
      Unfathomable::legal_moves(s, legal);
      const unfathomable::Move m = random_move<Unfathomable>(s, legal, rng);
      std::vector<Event> told;
      {
        const Listening listening(told);
        Unfathomable::apply(s, m);
      }
      PlayRules<Unfathomable>::note(told, false, log);
    }
    if (Unfathomable::to_move(s) == Player::nobody) look_at(s, log);
  }
}

UnfathomableWords words_in(const std::string& language) {
  const words::Catalogue& catalogue = words::catalogue(language);
  return {catalogue,
          seat_names(plan_seats<Unfathomable>("me:Maximiliane-Eva,random,random,me,me,random", 6),
                     catalogue)};
}

Look look_of(int columns, int rows, bool plain) {
  Look look;
  look.columns = columns;
  look.rows = rows;
  look.plain = plain;
  look.paint = Paint(!plain);
  return look;
}

std::string text_of(const Lines& lines) { return joined(lines, "\n"); }

class ShipScreens : public testing::TestWithParam<std::string> {
 protected:
  const UnfathomableWords words = words_in(GetParam());

  // `deal` is which of the worlds is dealt that the viewer cannot tell apart.
  Lines drawn(const State& s, const std::vector<ShipEntry>& log, const Look& look,
              std::uint64_t deal = 1) const {
    const Player me = Unfathomable::to_move(s);
    if (me == Player::nobody) return ship_result(s, words, look);
    Rng rng(deal);
    const State world = Unfathomable::determinize(s, me, rng);
    const unfathomable::View view = Unfathomable::view(world, me);
    const ShipChoices choices = choices_of(world, words);
    const Lines news = words.told(log, 0, me);
    const Lines turns{joined(news, " ")};
    const ShipScene scene{world, view, me, words, choices, news, turns, StandingOrder::decline_all};
    Lines lines = screen(scene, look);
    for (const Lines& more :
         {question(scene, look), ship_status(scene, look), ship_hand(scene, look)})
      append(lines, more);
    return lines;
  }
};

TEST_P(ShipScreens, AreNeverWiderThanTheTerminal) {
  for (const bool plain : {false, true})
    for (const int columns : {80, 120})
      for (const int rows : {0, 24})
        wander(kPositions, [&](const State& s, const std::vector<ShipEntry>& log) {
          for (const std::string& line : drawn(s, log, look_of(columns, rows, plain)))
            ASSERT_LE(width(line), columns) << line;
        });
}

TEST_P(ShipScreens, LackNoWord) {
  for (const bool plain : {false, true})
    wander(kPositions, [&](const State& s, const std::vector<ShipEntry>& log) {
      const std::string text = text_of(drawn(s, log, look_of(120, 0, plain)));
      for (const char* missing : {"[unfathomable.", "[cli."})
        EXPECT_EQ(text.find(missing), std::string::npos) << text;
    });
}

TEST_P(ShipScreens, OfHelpFitAndLackNoWord) {
  for (const int columns : {80, 120})
    for (const Lines& lines :
         {help(words, look_of(columns, 0, true)), explain("", words, look_of(columns, 0, true))})
      for (const std::string& line : lines) {
        EXPECT_LE(width(line), columns) << line;
        EXPECT_EQ(line.find("[unfathomable."), std::string::npos) << line;
        EXPECT_EQ(line.find("[cli."), std::string::npos) << line;
      }
}

TEST_P(ShipScreens, OfPlainModeHaveNoEscapeSequencesAndNoBoxes) {
  wander(kPositions, [&](const State& s, const std::vector<ShipEntry>& log) {
    const std::string text = text_of(drawn(s, log, look_of(80, 0, true)));
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    for (const char* box : {"─", "│", "┬", "┴"}) EXPECT_EQ(text.find(box), std::string::npos);
  });
}

TEST_P(ShipScreens, SayTheSameOfWorldsThatCannotBeToldApart) {
  for (const bool plain : {false, true})
    wander(kPositions, [&](const State& s, const std::vector<ShipEntry>& log) {
      const Player me = Unfathomable::to_move(s);
      if (me == Player::nobody) return;
      const Look look = look_of(80, 0, plain);
      EXPECT_EQ(text_of(drawn(s, log, look, 1)), text_of(drawn(s, log, look, 2)));
    });
}

TEST_P(ShipScreens, NumberEveryAnswer) {
  wander(kPositions, [&](const State& s, const std::vector<ShipEntry>&) {
    if (Unfathomable::to_move(s) == Player::nobody) return;
    const ShipChoices choices = choices_of(s, words);
    EXPECT_FALSE(choices.items.empty());
    for (const ShipChoices::Item& item : choices.items) EXPECT_FALSE(item.label.empty());
    MoveList legal;
    Unfathomable::legal_moves(s, legal);
    for (const unfathomable::Move m : legal)
      EXPECT_TRUE(std::any_of(choices.items.begin(), choices.items.end(),
                              [m](const ShipChoices::Item& item) { return item.move == m; }))
          << unfathomable::text(m);
  });
}

TEST_P(ShipScreens, OfferEverySkillOfTheSet) {
  std::size_t asked = 0;
  constexpr std::size_t kEnough = 300;  // few positions ask this
  wander(kEnough, [&](const State& s, const std::vector<ShipEntry>&) {
    const Player me = Unfathomable::to_move(s);
    if (me == Player::nobody || s.stack.back().rule != unfathomable::Rule::draw_from_set ||
        s.stack.back().count != 3)
      return;
    ++asked;
    std::size_t skills = 0;
    for (const std::uint8_t n : unfathomable::sheet(s, me).skill_set) skills += n > 0 ? 1 : 0;
    const ShipChoices choices = choices_of(s, words);
    EXPECT_EQ(choices.items.size(), skills);
    std::vector<std::size_t> picks(choices.items.size());
    for (std::size_t i = 0; i < picks.size(); ++i) picks[i] = i;
    EXPECT_EQ(moves_of(s, choices, picks).size(), picks.size());
  });
  EXPECT_GT(asked, 0u);
}

INSTANTIATE_TEST_SUITE_P(Every, ShipScreens, testing::ValuesIn(words::languages()),
                         [](const auto& which) { return which.param; });

}  // namespace
}  // namespace hadal::cli
