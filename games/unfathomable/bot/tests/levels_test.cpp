// SPDX-License-Identifier: Apache-2.0
#include "games/unfathomable/bot/levels.h"

#include <gtest/gtest.h>

#include "games/unfathomable/bot/tests/ship_positions.h"
#include "games/unfathomable/bot/two_minds.h"
#include "games/unfathomable/view.h"

namespace hadal::bots::voyage {
namespace {

TEST(ShipLevels, EveryNameIsABot) {
  std::string why;
  for (const BotName& bot : ship_bot_names()) EXPECT_TRUE(make_ship_bot(bot.name, why)) << why;
  EXPECT_TRUE(make_ship_bot("captain/worlds=3", why)) << why;
  EXPECT_TRUE(make_ship_bot("captain/worlds=3:sailor/reveal=0", why)) << why;
  EXPECT_TRUE(make_ship_bot("captain/chances=1/tests=1", why)) << why;
}

TEST(ShipLevels, WhatIsNoBotIsExplained) {
  std::string why;
  EXPECT_FALSE(make_ship_bot("admiral", why));
  EXPECT_NE(why.find("admiral"), std::string::npos);
  EXPECT_NE(why.find("captain"), std::string::npos);
  for (const char* text : {"captain/", "captain/worlds=", "captain/worlds=-1", "captain/worlds=2x",
                           "captain/luck=3", "captain/reveal=1000", "captain/reveal=now",
                           "captain/chances=2", "captain:", ":sailor", "captain:admiral", ""}) {
    why.clear();
    EXPECT_FALSE(make_ship_bot(text, why)) << text;
    EXPECT_FALSE(why.empty()) << text;
  }
}

TEST(ShipLevels, ANameTellsHowMuchADecisionTakes) {
  std::string why;
  EXPECT_EQ(ship_effort("captain/worlds=100", why)->trials, 100u);
  EXPECT_EQ(ship_effort("captain/worlds=100/turns=3", why)->trials, 200u);
  EXPECT_EQ(ship_effort("novice", why)->trials, 1u);
  EXPECT_FALSE(ship_effort("captain:sailor", why));
  EXPECT_FALSE(ship_effort("captain/luck=1", why));
}

// Answers with the first, or with the last, of what is legal.
class Stubborn final : public ShipBot {
 public:
  explicit Stubborn(bool first) : first_(first) {}
  Move choose(const State&, Player, const MoveList& legal, Rng&) override {
    return first_ ? legal[0] : legal[legal.size() - 1];
  }

 private:
  bool first_;
};

TEST(ShipLevels, TwoMindsPlayAsTheSideOfTheSeatSays) {
  Rng rng(1);
  for (const bool human : {true, false}) {
    const State s = ship(std::string("{players: 3, given: {step: act, deep_ones: {}, seats: {A: ") +
                         "{character: jamie, loyalty: [" + (human ? "human" : "hybrid") +
                         "]}, B: {character: ishmael}, C: {character: william}}}}");
    MoveList legal;
    legal_moves(s, legal);
    TwoMinds bot(std::make_unique<Stubborn>(true), std::make_unique<Stubborn>(false));
    EXPECT_EQ(bot.choose(s, Player::p0, legal, rng), human ? legal[0] : legal[legal.size() - 1]);
  }
}

TEST(ShipLevels, AGameRepeatsWithTheSameSeed) {
  const auto none = [](const State&, Move, const MoveList&) {};
  for (const char* name : {"sailor", "captain/worlds=2"})
    EXPECT_EQ(play_ship(name, 4, 9, none), play_ship(name, 4, 9, none)) << name;
}

TEST(ShipLevels, CaptainsAndMastersJudgeByChancesAndTryOutTests) {
  const auto none = [](const State&, Move, const MoveList&) {};
  const auto game = [&](const char* name) { return play_ship(name, 3, 4, none); };
  const State first = game("captain-1/worlds=4");
  EXPECT_EQ(first, game("captain-1/worlds=4/chances=0/tests=0"));
  EXPECT_NE(first, game("captain-1/worlds=4/chances=1"));
  const State captain = game("captain/worlds=4");
  EXPECT_EQ(captain, game("captain/worlds=4/chances=1/tests=1"));
  EXPECT_NE(captain, game("captain/worlds=4/chances=0"));
  EXPECT_NE(captain, game("captain/worlds=4/tests=0"));
  const State master = game("master/worlds=4");
  EXPECT_EQ(master, game("master/worlds=4/chances=1/tests=1"));
  EXPECT_NE(master, game("master/worlds=4/chances=0"));
  EXPECT_NE(master, game("master/worlds=4/tests=0"));
}

// [UNF-24-2] The policy answers alike in all worlds that its seat cannot tell apart.
TEST(ShipPolicy, LooksAtNothingHidden) {
  Rng rng(5);
  const Suspicion even{0.25f, 0.25f, 0.25f, 0.25f, 0.25f, 0.25f};
  const Temper temper;
  for (std::uint8_t players = 3; players <= 6; ++players) {
    int looked = 0;
    play_ship("greedy", players, players, [&](const State& s, Move, const MoveList& legal) {
      const Player me = to_move(s);
      const State world = determinize(s, me, rng);
      const Move here = best_move(Mind(s, me, even, temper), legal);
      const Move there = best_move(Mind(world, me, even, temper), legal);
      EXPECT_EQ(text(here), text(there)) << "turn " << s.turn;
      ++looked;
    });
    EXPECT_GT(looked, 100);
  }
}

// A yardstick for the moment that the bots choose: from a turn on, or never.
TEST(ShipLevels, ARevealCanBeFixedToATurn) {
  const auto first_reveal = [](const char* name) {
    int turn = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed)
      play_ship(name, 5, seed, [&](const State& s, Move m, const MoveList&) {
        const bool hybrid = side_of(s, to_move(s)) == Side::hybrid;
        if (m.verb == Verb::reveal && hybrid && turn == 0) turn = s.turn;
      });
    return turn;
  };
  EXPECT_GE(first_reveal("captain/worlds=0/reveal=9"), 9);
  EXPECT_EQ(first_reveal("captain/worlds=0/reveal=999"), 0) << "never";
}

// The humans are no match for traitors if they play at random, and some match if they think.
TEST(ShipLevels, HumansWhoThinkBringTheShipHome) {
  const auto none = [](const State&, Move, const MoveList&) {};
  int arrived = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed)  // few arrive: with sanitizers as many games
    arrived += play_ship("sailor", 3, seed, none).ending == Ending::arrival ? 1 : 0;
  EXPECT_GT(arrived, 0);
}

}  // namespace
}  // namespace hadal::bots::voyage
