// SPDX-License-Identifier: Apache-2.0
#include "registry/registry.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace hadal {
namespace {

using testing::Contains;

struct Past {
  std::unique_ptr<Table> start;
  std::vector<std::string> moves;
};

// A game after so many random moves, and how it came there.
std::unique_ptr<Table> played(const GameKind& kind, std::uint64_t seed, int moves, Past& past) {
  past.start = kind.entry.start({{"players", kind.entry.min_players}});
  std::unique_ptr<Table> table = past.start->clone();
  Rng rng(seed);
  for (int i = 0; i < moves || table->to_move() == Player::chance; ++i) {
    const std::vector<std::string> legal = table->legal();
    std::size_t chosen = rng.below(static_cast<std::uint32_t>(legal.size()));
    if (table->to_move() == Player::chance) {
      const std::vector<std::uint32_t> weights = table->weights();
      chosen = pick_weighted(weights, rng.below(total(weights)));
    }
    past.moves.push_back(legal[chosen]);
    table->play(legal[chosen]);
  }
  return table;
}

TEST(Registry, EveryLevelOfEveryGameAnswersWithALegalMove) {
  for (const GameKind& kind : game_kinds())
    for (const std::string& level : kind.levels) {
      if (level == "master" || level == "plain") continue;  // they think longer, not differently
      Past past;
      const std::unique_ptr<Table> table = played(kind, 5, 60, past);
      std::string why;
      const std::unique_ptr<TableBot> bot = kind.make_bot(level, why);
      ASSERT_TRUE(bot) << why;
      if (kind.bots_remember) bot->recall(*past.start, past.moves);
      for (const std::string& phrase : kind.phrases) {
        bot->hear({Player::p1, phrase, Player::p0});
        bot->hear({Player::p1, phrase, Player::nobody});  // he pointed at nobody
      }
      Rng rng(1);
      EXPECT_THAT(table->legal(), Contains(bot->choose(*table, rng))) << kind.entry.name << level;
    }
}

TEST(Registry, WhatCannotBePlayedIsNoBot) {
  for (const GameKind& kind : game_kinds()) {
    std::string why;
    EXPECT_EQ(kind.make_bot("deep_thought", why), nullptr);
    EXPECT_NE(why, "");
    EXPECT_THAT(kind.levels, Contains(kind.stand_in));
  }
}

TEST(Registry, EveryOptionCanBeChosen) {
  for (const GameKind& kind : game_kinds())
    for (const OptionSpec& option : kind.options)
      for (const std::string& choice : option.choices) {
        Document options{{"players", 4}};
        options.set(option.key, choice);
        EXPECT_NO_THROW(kind.entry.start(options)) << option.key << " " << choice;
      }
}

TEST(Registry, AnImaginedWorldLooksTheSame) {
  for (const GameKind& kind : game_kinds()) {
    Past past;
    const std::unique_ptr<Table> table = played(kind, 6, 80, past);
    Rng rng(2);
    const std::unique_ptr<Table> world = kind.imagine(*table, Player::p1, rng);
    EXPECT_EQ(world->view(Player::p1), table->view(Player::p1));
  }
}

// [ABY-REC-3c] No payment contains another one that costs as few pearls.
TEST(Payments, NoneIsBeatenByAnother) {
  const GameKind& abyss = *find_kind("abyss");
  int seen = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Past past;
    const std::unique_ptr<Table> table = played(abyss, seed, 90, past);
    for (const std::string& move : table->legal()) {
      if (!move.starts_with("recruit ")) continue;
      const std::vector<PaymentPlan> plans = abyss.payments(*table, move.substr(8));
      ASSERT_FALSE(plans.empty());
      for (const PaymentPlan& plan : plans) {
        EXPECT_NO_THROW(table->clone()->play_line(plan.line)) << plan.line;
        for (const PaymentPlan& other : plans) {
          const bool is_part = std::includes(plan.allies.begin(), plan.allies.end(),
                                             other.allies.begin(), other.allies.end());
          EXPECT_FALSE(is_part && other.allies.size() < plan.allies.size() &&
                       other.pearls <= plan.pearls)
              << other.line << " beats " << plan.line;
        }
      }
      ++seen;
    }
  }
  EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace hadal
