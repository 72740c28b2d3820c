// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/terminal/play.h"

#include <gtest/gtest.h>

#include "games/abyss/terminal/client.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using abyss::Abyss;
using abyss::Move;
using abyss::State;
using abyss::Verb;

std::vector<Move> moves(const State& s, const std::string& line) {
  return *abyss::parse_line(s, line);
}

abyss::MoveList legal_in(const State& s) {
  abyss::MoveList list;
  abyss::legal_moves(s, list);
  return list;
}

PlayedAbyss started(const std::string& seats, const std::string& seed = "undo") {
  const std::vector<SeatPlan> plan = plan_seats<Abyss>(seats, 0);
  PlayedAbyss game({static_cast<std::uint8_t>(plan.size()), {}}, plan, fair::Seed::from_text(seed));
  game.run();
  return game;
}

// The first exploration has no alternative, so the first question is whether to buy the first card,
// if it is an ally.
PlayedAbyss offered(const std::string& seats) {
  for (int i = 0;; ++i) {
    PlayedAbyss game = started(seats, "offer " + std::to_string(i));
    if (game.state().stack.back().rule == abyss::Rule::offer) return game;
  }
}

// Plays on until a person can pay for a lord in more than one way.
bool go_to_recruitment(PlayedAbyss& game) {
  while (!game.is_over()) {
    const abyss::MoveList legal = legal_in(game.state());
    Move chosen = legal[0];
    for (const Move m : legal) {
      if (m.verb == Verb::recruit) {
        PlayedAbyss trial = PlayedAbyss::resumed(game.record(), game.seats());
        trial.play({m});
        if (trial.state().stack.back().rule == abyss::Rule::pay) return true;
      }
      if (m.verb == Verb::explore || m.verb == Verb::take) chosen = m;
    }
    game.play({chosen});
  }
  return false;
}

TEST(Undo, TakesBackWhatBroughtNothingToLight) {
  PlayedAbyss game = started("me,random");
  ASSERT_TRUE(go_to_recruitment(game));
  const State before = game.state();
  const std::size_t recorded = game.record().moves.size();
  for (const Move m : legal_in(before)) {
    if (m.verb != Verb::recruit) continue;
    ASSERT_EQ(game.play({m}), Refusal::none);
    if (game.state().stack.back().rule != abyss::Rule::pay) return;
    break;
  }
  EXPECT_NE(game.state(), before);
  EXPECT_TRUE(game.undo());
  EXPECT_EQ(game.state(), before);
  EXPECT_EQ(game.record().moves.size(), recorded);
}

TEST(Undo, TakesBackASelectionBeforeTheChoiceOfTheLord) {
  PlayedAbyss game = started("me,random");
  ASSERT_TRUE(go_to_recruitment(game));
  for (const Move m : legal_in(game.state())) {
    if (m.verb != Verb::recruit) continue;
    ASSERT_EQ(game.play({m}), Refusal::none);
    break;
  }
  ASSERT_EQ(game.state().stack.back().rule, abyss::Rule::pay);
  AbyssClient client(std::move(game), words::catalogue("en"));
  client.face(client.mover());
  ASSERT_EQ(client.answer("1", Look{}).kind, Reply::Kind::redraw);
  EXPECT_EQ(client.undo(Look{}).kind, Reply::Kind::redraw) << "the selection";
  EXPECT_EQ(client.undo(Look{}).kind, Reply::Kind::played) << "the choice of the lord";
}

TEST(Undo, NeverGoesBehindACard) {
  PlayedAbyss game = offered("me,me");
  ASSERT_EQ(game.play({{Verb::buy}}), Refusal::none);
  const State after = game.state();
  EXPECT_FALSE(game.undo());
  EXPECT_EQ(game.state(), after);
}

TEST(Undo, NeverTakesBackTheDecisionOfSomebodyElse) {
  PlayedAbyss game = offered("me,me,me");
  const Player first = to_move(game.state());
  ASSERT_EQ(game.play({{Verb::pass}}), Refusal::none);  // the ally is not bought
  ASSERT_NE(to_move(game.state()), first);
  EXPECT_FALSE(game.undo()) << "the next player must not undo the pass of the one before";
}

TEST(Undo, NeverGoesBehindAStackThatLayFaceDown) {
  PlayedAbyss game = started("me,me");
  for (int i = 0; i < 3000 && !game.is_over(); ++i) {
    const abyss::MoveList legal = legal_in(game.state());
    for (const Move m : legal) {
      if (m.verb != Verb::council) continue;
      ASSERT_EQ(game.play({m}), Refusal::none);
      EXPECT_FALSE(game.undo());
      return;
    }
    Move chosen = legal[0];
    for (const Move m : legal)
      if (m.verb == Verb::pass || m.verb == Verb::go_on || m.verb == Verb::explore) chosen = m;
    game.play({chosen});
  }
  FAIL() << "no stack was ever there";
}

TEST(Playing, IsAllOrNothing) {
  PlayedAbyss game = offered("me,me");
  const State before = game.state();
  EXPECT_EQ(game.play(moves(before, "pass; take")), Refusal::too_late);
  EXPECT_EQ(game.play(moves(before, "buy; take")), Refusal::too_late);
  EXPECT_EQ(game.play(moves(before, "take")), Refusal::illegal);
  EXPECT_EQ(game.state(), before);
}

TEST(Playing, BotsFinishAGameThatVerifies) {
  PlayedAbyss game = started("greedy,random,greedy,random", "bots alone");
  EXPECT_TRUE(game.is_over());
  const fair::Verdict verdict = fair::verify(game.record(), {hadal::entry_of<Abyss>()});
  EXPECT_EQ(verdict.complaint, "");
  EXPECT_TRUE(verdict.seed_checked);
}

TEST(Playing, SaysWhatWasDecidedForAPerson) {
  PlayedAbyss game = started("me,greedy", "forced");
  Rng rng(3);
  while (!game.is_over()) {
    const abyss::MoveList legal = legal_in(game.state());
    ASSERT_GT(legal.size(), 0u);
    game.play({legal[rng.below(static_cast<std::uint32_t>(legal.size()))]});
  }
  std::size_t forced = 0;
  for (const LogEntry& entry : game.log()) forced += entry.forced ? 1 : 0;
  EXPECT_GT(forced, 0u);
}

TEST(Resuming, GoesOnWithTheSameCards) {
  PlayedAbyss game = started("me,me", "resume");
  game.play({{Verb::buy}});
  PlayedAbyss other = PlayedAbyss::resumed(read_record(write(game.record())), {});
  other.run();
  EXPECT_EQ(other.state(), game.state());
  for (PlayedAbyss* each : {&game, &other})
    for (int i = 0; i < 30; ++i) each->play({legal_in(each->state())[0]});
  EXPECT_EQ(other.state(), game.state());
}

TEST(Resuming, NeedsTheSeed) {
  Record record = started("me,me").record();
  record.seed.clear();
  EXPECT_THROW(PlayedAbyss::resumed(record, {}), std::runtime_error);
}

}  // namespace
}  // namespace hadal::cli
