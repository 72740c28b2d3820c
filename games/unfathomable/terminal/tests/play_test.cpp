// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/terminal/play.h"

#include <gtest/gtest.h>

#include "fair/fair.h"
#include "games/unfathomable/rules/rules.h"
#include "games/unfathomable/terminal/client.h"
#include "terminal/width.h"
#include "words/language.h"

namespace hadal::cli {
namespace {

using unfathomable::Move;
using unfathomable::MoveList;
using unfathomable::Rule;
using unfathomable::Unfathomable;
using unfathomable::Verb;

PlayedUnfathomable started(const std::string& seats, const std::string& seed) {
  const std::vector<SeatPlan> plan = plan_seats<Unfathomable>(seats, 0);
  unfathomable::Options options;
  options.players = static_cast<std::uint8_t>(plan.size());
  PlayedUnfathomable game(options, plan, fair::Seed::from_text(seed));
  game.run();
  return game;
}

Move any_move(const PlayedUnfathomable& game, Rng& rng) {
  MoveList legal;
  unfathomable::legal_moves(game.state(), legal);
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

TEST(PlayingUnfathomable, BotsFinishAGameThatVerifies) {
  const PlayedUnfathomable game = started("random,random,random,random", "bots alone");
  EXPECT_TRUE(game.is_over());
  const fair::Verdict verdict = fair::verify(game.record(), {hadal::entry_of<Unfathomable>()});
  EXPECT_EQ(verdict.complaint, "");
  EXPECT_TRUE(verdict.seed_checked);
}

TEST(PlayingUnfathomable, BotsSayWhyAndAfterwardsWhatTheyBelieved) {
  const words::Catalogue& catalogue = words::catalogue("en");
  const PlayedUnfathomable game = started("sailor,sailor,sailor", "reasons");
  ASSERT_TRUE(game.is_over());
  const UnfathomableWords words(catalogue, seat_names(game.seats(), catalogue));
  const auto reasons = std::count_if(game.log().begin(), game.log().end(),
                                     [](const ShipEntry& e) { return !e.why.empty(); });
  EXPECT_GT(reasons, 0);
  for (const std::string& sentence : words.told(game.log(), 0, Player::p0))
    EXPECT_FALSE(sentence.empty());
  for (std::size_t i = 0; i < 3; ++i) EXPECT_FALSE(game.beliefs_of(seat(i)).empty());
}

TEST(PlayingUnfathomable, APersonIsOnlyAskedWhereThereIsAChoice) {
  PlayedUnfathomable game = started("me,me,me", "choice");
  Rng rng(3);
  while (!game.is_over()) {
    MoveList legal;
    unfathomable::legal_moves(game.state(), legal);
    ASSERT_GT(legal.size(), 1u);
    ASSERT_EQ(game.play({any_move(game, rng)}), Refusal::none);
  }
}

// A window in which somebody had nothing to play is told in the words of any other.
TEST(PlayingUnfathomable, TheLogDoesNotTellWhetherSomebodyCouldHaveReacted) {
  const words::Catalogue& catalogue = words::catalogue("en");
  PlayedUnfathomable game = started("me,me,me", "windows");
  const UnfathomableWords words(catalogue, seat_names(game.seats(), catalogue));
  Rng rng(3);
  int forced = 0;
  int chosen = 0;
  while (!game.is_over()) {
    const std::size_t before = game.log().size();
    const bool reacts = unfathomable::asks_for_reaction(game.state());
    ASSERT_EQ(game.play({reacts ? Move{Verb::pass} : any_move(game, rng)}), Refusal::none);
    for (std::size_t i = before; i < game.log().size(); ++i) {
      const ShipEntry& entry = game.log()[i];
      if (!entry.is(unfathomable::Told::passed)) continue;
      ++(reacts && i == before ? chosen : forced);
      const Player who =
          *Audience::from_word(static_cast<std::uint8_t>(entry.event.arguments[0].low)).begin();
      EXPECT_EQ(words.told({entry}, 0, Player::p0).front(), "Pass: " + name(who) + ".");
    }
  }
  EXPECT_GT(forced, 0);
  EXPECT_GT(chosen, 0);
}

TEST(PlayingUnfathomable, WhereSecretsAreKeptEverybodyIsAskedInEveryWindow) {
  PlayedUnfathomable game = started("me,me,me", "windows");
  game.keep_secrets(true);
  Rng rng(3);
  int only_pass = 0;
  while (!game.is_over()) {
    MoveList legal;
    unfathomable::legal_moves(game.state(), legal);
    const bool reacts = unfathomable::asks_for_reaction(game.state());
    ASSERT_TRUE(legal.size() > 1 || PlayRules<Unfathomable>::is_private(game.state()));
    only_pass += legal.size() == 1 ? 1 : 0;
    ASSERT_EQ(game.play({reacts ? Move{Verb::pass} : any_move(game, rng)}), Refusal::none);
  }
  EXPECT_GT(only_pass, 0);
}

TEST(PlayingUnfathomable, AStandingOrderDeclinesReactionsUntilTheNextOwnDecision) {
  PlayedUnfathomable game = started("me,random,random", "orders");
  Rng rng(4);
  int orders = 0;
  while (!game.is_over()) {
    if (!unfathomable::asks_for_reaction(game.state())) {
      game.play({any_move(game, rng)});
      continue;
    }
    game.order(StandingOrder::decline_turn);
    ++orders;
    ASSERT_EQ(game.play({{Verb::pass}}), Refusal::none);
    if (game.is_over()) break;
    EXPECT_FALSE(unfathomable::asks_for_reaction(game.state()));
    EXPECT_EQ(game.order_of(Player::p0), StandingOrder::ask) << "it ends with the decision";
  }
  EXPECT_GT(orders, 0);
}

// What the curtain shows, who decides and when, is the same in every world that a spectator cannot
// tell from this one.
TEST(PlayingUnfathomable, WhereSecretsAreKeptTheCurtainTellsNothing) {
  Rng rng(6);
  int compared = 0;
  for (int seed = 0; seed < 5; ++seed) {
    PlayedUnfathomable game = started("me,me,me", "curtain" + std::to_string(seed));
    game.keep_secrets(true);
    while (!game.is_over()) {
      MoveList legal;
      unfathomable::legal_moves(game.state(), legal);
      const auto world = unfathomable::determinize(game.state(), Player::nobody, rng);
      MoveList elsewhere;
      unfathomable::legal_moves(world, elsewhere);
      const bool asked = legal.size() > 1 || PlayRules<Unfathomable>::is_private(game.state());
      const bool there = elsewhere.size() > 1 || PlayRules<Unfathomable>::is_private(world);
      ASSERT_EQ(asked, there) << name(game.state().stack.back().rule);
      ++compared;
      ASSERT_EQ(game.play({any_move(game, rng)}), Refusal::none);
    }
  }
  EXPECT_GT(compared, 500);
}

TEST(PlayingUnfathomable, AStandingOrderForRollsLeavesOtherReactions) {
  PlayedUnfathomable game = started("me,random,random", "rolls");
  Rng rng(4);
  int others = 0;
  while (!game.is_over()) {
    game.order(StandingOrder::decline_rolls);
    const bool reacts = unfathomable::asks_for_reaction(game.state());
    ASSERT_EQ(game.play({reacts ? Move{Verb::pass} : any_move(game, rng)}), Refusal::none);
    if (game.is_over()) break;
    EXPECT_FALSE(PlayRules<Unfathomable>::is_about_a_roll(game.state()));
    others += unfathomable::asks_for_reaction(game.state()) ? 1 : 0;
  }
  EXPECT_GT(others, 0);
}

TEST(PlayingUnfathomable, AStandingOrderForAllReactionsLastsUntilItIsTakenBack) {
  PlayedUnfathomable game = started("me,random,random", "all");
  Rng rng(4);
  game.order(StandingOrder::decline_all);
  for (int decisions = 0; !game.is_over() && decisions < 40; ++decisions) {
    ASSERT_FALSE(unfathomable::asks_for_reaction(game.state()));
    ASSERT_EQ(game.order_of(Player::p0), StandingOrder::decline_all);
    ASSERT_EQ(game.play({any_move(game, rng)}), Refusal::none);
  }
}

// Reacts where it can, so that windows come again.
Move eager_move(const PlayedUnfathomable& game, Rng& rng) {
  MoveList legal;
  unfathomable::legal_moves(game.state(), legal);
  if (!unfathomable::asks_for_reaction(game.state()) || legal.size() == 1)
    return any_move(game, rng);
  return legal[1 + rng.below(static_cast<std::uint32_t>(legal.size() - 1))];
}

TEST(PlayingUnfathomable, AStandingOrderForAWindowDeclinesItHoweverOftenItComes) {
  Rng rng(4);
  int windows = 0;
  int again = 0;
  for (int seed = 0; seed < 40; ++seed) {
    PlayedUnfathomable game = started("me,me,me", "window" + std::to_string(seed));
    std::optional<int> declined;
    while (!game.is_over()) {
      const std::optional<int> window = PlayRules<Unfathomable>::window(game.state());
      if (game.mover() != Player::p1 || !window) {
        again += window && window == declined && PlayRules<Unfathomable>::is_changed(game.state());
        ASSERT_EQ(game.play({eager_move(game, rng)}), Refusal::none);
        continue;
      }
      ASSERT_NE(window, declined);
      ASSERT_EQ(game.order_of(Player::p1), StandingOrder::ask);
      declined = window;
      ++windows;
      game.order(StandingOrder::decline_window);
      ASSERT_EQ(game.play({{Verb::pass}}), Refusal::none);
    }
  }
  EXPECT_GT(windows, 10);
  EXPECT_GT(again, 0);
}

TEST(PlayingUnfathomable, AStandingOrderForWhatIsUnchangedAsksAfterAChange) {
  Rng rng(4);
  int asked = 0;
  for (int seed = 0; seed < 5; ++seed) {
    PlayedUnfathomable game = started("me,me,me", "unchanged" + std::to_string(seed));
    while (!game.is_over()) {
      const bool reacts = unfathomable::asks_for_reaction(game.state());
      if (game.mover() == Player::p1) {
        ASSERT_TRUE(!reacts || game.order_of(Player::p1) != StandingOrder::decline_unchanged ||
                    PlayRules<Unfathomable>::is_changed(game.state()));
        asked += reacts && game.order_of(Player::p1) == StandingOrder::decline_unchanged ? 1 : 0;
        game.order(StandingOrder::decline_unchanged);
      }
      ASSERT_EQ(game.play({eager_move(game, rng)}), Refusal::none);
    }
  }
  EXPECT_GT(asked, 0);
}

TEST(UndoOfUnfathomable, NeverGoesBehindAPileThatWasTurnedOver) {
  PlayedUnfathomable game = started("me,me,me", "pile");
  Rng rng(5);
  int piles = 0;
  while (!game.is_over()) {
    const bool adds = game.state().stack.back().rule == Rule::contribute;
    game.play({adds ? Move{Verb::done} : any_move(game, rng)});
    if (!adds || game.is_over() || game.state().stack.back().rule == Rule::contribute) continue;
    ++piles;
    EXPECT_FALSE(game.can_undo());
  }
  EXPECT_GT(piles, 0);
}

TEST(ResumingUnfathomable, GoesOnWhereTheRecordEnds) {
  PlayedUnfathomable game = started("me,random,random", "resume");
  Rng rng(6);
  for (int i = 0; i < 30 && !game.is_over(); ++i) game.play({any_move(game, rng)});
  PlayedUnfathomable again = PlayedUnfathomable::resumed(game.record(), {});
  again.run();
  EXPECT_EQ(again.state(), game.state());
  EXPECT_EQ(again.record(), game.record());
}

class TypingForTheShip : public testing::Test {
 protected:
  Reply typed(UnfathomableClient& client, const std::string& line) {
    client.face(client.mover());
    return client.answer(line, Look{});
  }
  UnfathomableClient client(const std::string& language = "en") {
    return {started("me,random,random", "typing"), words::catalogue(language)};
  }
};

TEST_F(TypingForTheShip, NumbersAndNotationPlay) {
  UnfathomableClient game = client();
  EXPECT_EQ(typed(game, "pick nobody").kind, Reply::Kind::unknown);
  EXPECT_EQ(typed(game, "99").kind, Reply::Kind::unknown);
  EXPECT_EQ(typed(game, "1 2").kind, Reply::Kind::ask_again) << "one character only";
  EXPECT_EQ(typed(game, "1").kind, Reply::Kind::played);
}

TEST_F(TypingForTheShip, CommandsShowSomething) {
  UnfathomableClient game = client();
  for (const std::string command : {"map", "hand", "auto"}) {
    const Reply reply = typed(game, command);
    EXPECT_EQ(reply.kind, Reply::Kind::ask_again) << command;
  }
  for (const std::string order : {"auto pass rolls", "auto pass", "auto pass turn",
                                  "auto pass window", "auto pass unchanged", "auto off"})
    EXPECT_FALSE(typed(game, order).lines.empty()) << order;
  EXPECT_FALSE(typed(game, "map").lines.empty());
  EXPECT_EQ(typed(game, "status").command, "score");
  EXPECT_EQ(typed(game, "help galley").argument, "galley");
}

TEST_F(TypingForTheShip, CommandsAreKnownInTheLanguageOfThePlayer) {
  for (const std::string& language : words::languages()) {
    UnfathomableClient game = client(language);
    const words::Catalogue& catalogue = words::catalogue(language);
    const std::string help = joined(game.help(Look{}), "\n");
    for (const std::string command : {"help", "undo", "save", "resume", "status", "log", "hand",
                                      "map", "quit", "screen", "auto"}) {
      const std::string word = catalogue.text("cli.command." + command);
      EXPECT_NE(typed(game, word).kind, Reply::Kind::unknown) << language << ": " << word;
      EXPECT_NE(typed(game, command).kind, Reply::Kind::unknown) << language << ": " << command;
      EXPECT_NE(help.find(word), std::string::npos) << language << ": " << word;
    }
    for (const std::string order :
         {"off", "pass_rolls", "pass", "pass_turn", "pass_window", "pass_unchanged"}) {
      const std::string words = "auto " + catalogue.text("cli.order." + order);
      EXPECT_NE(typed(game, words).lines, typed(game, "auto").lines) << language << ": " << words;
      EXPECT_NE(catalogue.text("cli.ship.auto.how").find(words), std::string::npos) << words;
    }
    EXPECT_NE(typed(game, "auto pass turn").lines, typed(game, "auto").lines) << language;
  }
  UnfathomableClient german = client("de");
  EXPECT_EQ(typed(german, "hilfe Messe").argument, "Messe");
  EXPECT_NE(typed(german, "auto passen wuerfe").lines, typed(german, "auto").lines);
}

TEST_F(TypingForTheShip, SeatsAndCardsMayBeWrittenInBrief) {
  const words::Catalogue& catalogue = words::catalogue("de");
  const UnfathomableWords words(catalogue, seat_names(plan_seats<Unfathomable>("", 3), catalogue));
  EXPECT_EQ(as_notation("Attack b", words), "attack B");
  EXPECT_EQ(as_notation("give shotgun c", words), "give shotgun C");
  EXPECT_EQ(as_notation("play Wissen 2", words), "play lore 2");
  EXPECT_EQ(as_notation("move Bridge", words), "move bridge");
}

}  // namespace
}  // namespace hadal::cli
