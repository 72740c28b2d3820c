// SPDX-License-Identifier: Apache-2.0
#include "games/abyss/bot/levels.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/abyss/bot/policy.h"
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

// Yesterday's bots are there to measure others by, not to play with.
TEST(Levels, NobodyIsOfferedAReference) {
  const std::vector<std::string> levels = roster<Abyss>().levels();
  for (const char* name : {"captain-1", "master-1", "captain-2", "master-2"}) {
    EXPECT_TRUE(is_abyss_reference(name));
    EXPECT_TRUE(bot_called(name));
    EXPECT_EQ(std::find(levels.begin(), levels.end(), name), levels.end());
  }
  EXPECT_EQ(levels.back(), "legend");
}

// What a level that forgets cannot know does not change its answer: two worlds that differ in a
// forgotten card of a hand.
TEST(Levels, BelowTheTopForgetAsPeopleDo) {
  abyss::State s = Abyss::setup({2, {}});
  Rng rng(3);
  AbyssPolicy policy;
  abyss::MoveList legal;
  for (int moves = 0; moves < 120 || Abyss::to_move(s) != Player::p0 || legal.size() < 3; ++moves) {
    if (Abyss::to_move(s) == Player::chance) {
      Abyss::apply(s, Abyss::draw_chance(s, rng));
    } else {
      Abyss::legal_moves(s, legal);
      if (moves >= 120 && Abyss::to_move(s) == Player::p0 && legal.size() >= 3) break;
      Abyss::apply(s, policy.best(s, legal));
    }
  }
  const auto answers = [&](const char* name) {
    std::vector<abyss::Move> all;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Rng other(seed);
      abyss::State world = s;
      if (seed % 2 == 1) world = abyss::determinize(s, Player::p0, other, abyss::Memory::human);
      Rng same(7);
      Abyss::legal_moves(world, legal);
      all.push_back(bot_called(name)->choose(world, Player::p0, legal, same));
    }
    return all;
  };
  for (const char* name : {"novice", "sailor", "captain"}) {
    const std::vector<abyss::Move> all = answers(name);
    EXPECT_EQ(std::count(all.begin(), all.end(), all[0]), 20) << name;
  }
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
