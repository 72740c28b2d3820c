// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/levels.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/abyss/bot/prudence.h"
#include "games/abyss/tests/vocabulary.h"

namespace hadal::bots {
namespace {

using abyss::Abyss;

std::unique_ptr<AbyssBot> bot_called(std::string_view name) {
  std::string why;
  auto bot = make_abyss_bot(name, why);
  EXPECT_TRUE(bot) << why;
  return bot;
}

TEST(AbyssLevels, ANameTellsHowMuchADecisionTakes) {
  std::string why;
  EXPECT_EQ(abyss_effort("captain/iterations=1000", why)->trials, 1000u);
  EXPECT_EQ(abyss_effort("captain/iterations=1000", why)->time.count(), 0);
  EXPECT_EQ(abyss_effort("master/ms=700", why)->trials, 0u);
  EXPECT_EQ(abyss_effort("master/ms=700", why)->time.count(), 700);
  EXPECT_EQ(abyss_effort("master/ms=700/threads=2", why)->threads, 2u);
  EXPECT_FALSE(abyss_effort("captain/iterations=0", why));
  EXPECT_NE(why.find("iterations=0"), std::string::npos) << why;
}

// A whole game of one bot with itself; says how many absurd moves it made.
struct Played {
  Outcome outcome;
  int absurd = 0;
};
Played play(std::string_view name, std::uint8_t players, std::uint64_t seed) {
  std::vector<std::unique_ptr<AbyssBot>> bots;
  bots.reserve(players);
  for (int i = 0; i < players; ++i) bots.push_back(bot_called(name));
  Rng rng(seed);
  abyss::State s = Abyss::setup({players, {}});
  Played played;
  while (Abyss::to_move(s) != Player::nobody) {
    if (Abyss::to_move(s) == Player::chance) {
      Abyss::apply(s, Abyss::draw_chance(s, rng));
      continue;
    }
    abyss::MoveList legal;
    Abyss::legal_moves(s, legal);
    const abyss::Move m = ask<Abyss>(*bots[index(Abyss::to_move(s))], s, rng);
    EXPECT_NE(std::find(legal.begin(), legal.end(), m), legal.end()) << Abyss::text(m);
    const bool choice = std::any_of(legal.begin(), legal.end(), [&](abyss::Move other) {
      return absurdity(s, other, legal) == Absurdity::none;
    });
    if (choice && absurdity(s, m, legal) != Absurdity::none) ++played.absurd;
    Abyss::apply(s, m);
  }
  played.outcome = Abyss::outcome(s);
  return played;
}

TEST(Levels, EveryNameIsABot) {
  for (const BotName& bot : abyss_bot_names()) EXPECT_TRUE(bot_called(bot.name));
  EXPECT_TRUE(bot_called("master/ms=500/threads=2/memory=human"));
}

TEST(Levels, WhatIsNoBotIsExplained) {
  std::string why;
  EXPECT_FALSE(make_abyss_bot("admiral", why));
  EXPECT_NE(why.find("admiral"), std::string::npos);
  EXPECT_NE(why.find("captain"), std::string::npos);
  for (const char* text : {"captain/", "captain/ms=", "captain/ms=0", "captain/ms=2x",
                           "captain/luck=3", "captain/memory=none", "captain/threads=0", ""}) {
    why.clear();
    EXPECT_FALSE(make_abyss_bot(text, why)) << text;
    EXPECT_FALSE(why.empty()) << text;
  }
}

TEST(Levels, NoLevelPlaysAnAbsurdMove) {
  for (const char* name : {"novice", "sailor", "sailor/memory=human", "captain/iterations=40"})
    for (std::uint8_t players = 2; players <= 4; ++players)
      for (std::uint64_t seed = 0; seed < (kThoroughness > 1 ? 3 : 1); ++seed)
        EXPECT_EQ(play(name, players, 10 + seed).absurd, 0) << name;
}

TEST(Levels, AGameRepeatsWithTheSameSeed) {
  EXPECT_EQ(play("sailor/iterations=30", 3, 4).outcome, play("sailor/iterations=30", 3, 4).outcome);
}

}  // namespace
}  // namespace hadal::bots
