// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/greedy.h"

#include <gtest/gtest.h>

#include "engine/random_play.h"
#include "games/abyss/cards/passives.h"
#include "search/random.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;
using abyss::Card;
using abyss::Lord;
using abyss::Move;
using abyss::State;
using abyss::Verb;

// Plays a game; `watch` sees every decision of the greedy seats before it is played.
template <typename Watch>
Outcome play(std::uint8_t players, std::uint64_t seed, std::initializer_list<Player> greedy,
             Watch watch) {
  AbyssGreedy clever;
  RandomBot<Abyss> fool;
  Rng rng(seed);
  State s = Abyss::setup({players, {}});
  while (Abyss::to_move(s) != Player::nobody) {
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    const Player mover = Abyss::to_move(s);
    Move m = legal[0];
    if (mover == Player::chance) {
      m = random_move<Abyss>(s, legal, rng);
    } else if (std::find(greedy.begin(), greedy.end(), mover) != greedy.end()) {
      m = ask<Abyss>(clever, s, rng);
      watch(s, m);
    } else {
      m = ask<Abyss>(fool, s, rng);
    }
    EXPECT_NE(std::find(legal.begin(), legal.end(), m), legal.end()) << Abyss::text(m);
    Abyss::apply(s, m);
  }
  return Abyss::outcome(s);
}

constexpr auto nothing = [](const State&, Move) {};

TEST(GreedyBot, BeatsRandomPlayAlmostAlways) {
  int won = 0;
  constexpr int kGames = 100;
  for (int i = 0; i < kGames; ++i) {
    const Player me = seat(static_cast<std::size_t>(i % 2));
    won += play(2, 100 + static_cast<std::uint64_t>(i), {me}, nothing).won[index(me)] ? 1 : 0;
  }
  EXPECT_GE(won, 97);
}

TEST(GreedyBot, NeverPaysWithASuperfluousAlly) {
  for (std::uint64_t i = 0; i < 40; ++i)
    play(3, 200 + i, {Player::p0, Player::p1, Player::p2}, [](const State& s, Move m) {
      if (m.verb != Verb::done) return;
      const abyss::Frame& f = s.stack.back();
      const abyss::Bill bill = bill_for(s, f.who, static_cast<Lord>(f.arg));
      const int surplus = s.paid.value() - bill.cost;
      for (const Card c : s.paid)
        EXPECT_FALSE(value_of(c) <= surplus && s.paid.size(race_of(c)) > 1)
            << "could have kept " << Abyss::text({Verb::pay, static_cast<std::uint8_t>(c)});
    });
}

TEST(GreedyBot, DoesNotPlotWithItsLastPearls) {
  for (std::uint64_t i = 0; i < 40; ++i)
    play(2, 300 + i, {Player::p0, Player::p1}, [](const State& s, Move m) {
      if (m.verb == Verb::plot && s.ender == Player::nobody) {
        EXPECT_GE(s.at(Abyss::to_move(s)).pearls, 4);
      }
    });
}

TEST(GreedyBot, TakesTheSameDecisionInWorldsItCannotTellApart) {
  AbyssGreedy bot;
  play(2, 400, {Player::p0, Player::p1}, [&bot](const State& s, Move m) {
    Rng rng(9);
    EXPECT_EQ(ask<Abyss>(bot, s, rng), m);
  });
}

TEST(RandomBot, PlaysToTheEnd) { play(4, 500, {}, nothing); }

}  // namespace
}  // namespace hadal::bots
