// SPDX-License-Identifier: Apache-2.0
#include "games/all.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/tests/flow.h"
#include "games/unfathomable/bot/ship.h"
#include "games/unfathomable/unfathomable.h"

namespace hadal {
namespace {

using testing::Contains;

struct Past {
  std::unique_ptr<Table> start;
  std::vector<std::string> moves;
};

// A game after so many random moves, or at its end, and how it came there.
std::unique_ptr<Table> played(const GameKind& kind, std::uint64_t seed, int moves, Past& past) {
  past.start = kind.entry.start({{"players", kind.entry.min_players}});
  std::unique_ptr<Table> table = past.start->clone();
  Rng rng(seed);
  for (int i = 0; i < moves || table->to_move() == Player::chance; ++i) {
    if (table->to_move() == Player::nobody) break;
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

TEST(AllGames, EveryLevelOfEveryGameAnswersWithALegalMove) {
  for (const GameKind& kind : game_kinds())
    for (const std::string& level : kind.levels) {
      if (level == "master" || level == "legend" || level == "plain")
        continue;  // they think longer, not differently
      Past past;
      const std::unique_ptr<Table> table = played(kind, 5, 60, past);
      std::string why;
      const std::unique_ptr<TableBot> bot = kind.bots->make(level, why);
      ASSERT_TRUE(bot) << why;
      if (kind.bots_remember) bot->recall(*past.start, past.moves);
      for (const std::string& phrase : kind.phrases) {
        bot->hear({Player::p1, phrase, Player::p0});
        bot->hear({Player::p1, phrase, Player::nobody});  // the speaker named nobody
      }
      Rng rng(1);
      EXPECT_THAT(table->legal(), Contains(bot->choose(*table, rng))) << kind.entry.name << level;
    }
}

TEST(AllGames, WhatCannotBePlayedIsNoBot) {
  for (const GameKind& kind : game_kinds()) {
    std::string why;
    EXPECT_EQ(kind.bots->make("deep_thought", why), nullptr);
    EXPECT_NE(why, "");
    EXPECT_THAT(kind.levels, Contains(kind.stand_in));
  }
}

TEST(AllGames, EveryOptionCanBeChosen) {
  for (const GameKind& kind : game_kinds())
    for (const OptionSpec& option : kind.options)
      for (const std::string& choice : option.choices) {
        Document options{{"players", 4}};
        options.set(option.key, choice);
        EXPECT_NO_THROW(kind.entry.start(options)) << option.key << " " << choice;
      }
}

TEST(AllGames, AnImaginedWorldLooksTheSame) {
  for (const GameKind& kind : game_kinds()) {
    Past past;
    const std::unique_ptr<Table> table = played(kind, 6, 80, past);
    Rng rng(2);
    const std::unique_ptr<Table> world = table->imagine(Player::p1, rng);
    EXPECT_EQ(world->view(Player::p1), table->view(Player::p1));
  }
}

// Compares what would be said of every move in two worlds; how many had anything to say.
int compare_reasons(const GameKind& kind, const Table& table, const Table& world) {
  int said = 0;
  const std::vector<std::string> legal = world.legal();
  for (const std::string& move : table.legal()) {
    if (std::find(legal.begin(), legal.end(), move) == legal.end()) continue;
    const std::optional<Reason> reason = kind.bots->reason("sailor", table, move);
    EXPECT_EQ(reason, kind.bots->reason("sailor", world, move)) << move;
    said += reason ? 1 : 0;
  }
  return said;
}

TEST(Reasons, AreTheSameInEveryWorldThatSomebodyElseCannotTellApart) {
  for (const GameKind& kind : game_kinds()) {
    int said = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Past past;
      const auto table = played(kind, seed, 20 + static_cast<int>(seed), past);
      const Player mover = table->to_move();
      if (!is_seat(mover)) continue;
      Rng rng(seed);
      const Player eye = mover == Player::p0 ? Player::p1 : Player::p0;
      said += compare_reasons(kind, *table, *table->imagine(eye, rng));
    }
    EXPECT_GT(said, 20) << kind.entry.name << ": hardly anything was said";
  }
}

// [UNF-21-10] Nobody else knows a hidden traitor.
TEST(Reasons, OfAHiddenTraitorAreThoseOfAHumanWhoPlaysTheSame) {
  const GameKind& kind = *find_kind("unfathomable");
  const auto side = [](const Table& table) {
    return bots::voyage::side_of(state_of<unfathomable::Unfathomable>(table), table.to_move());
  };
  int said = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Past past;
    const auto table = played(kind, seed, 20 + static_cast<int>(seed), past);
    if (!is_seat(table->to_move())) continue;
    Rng rng(seed);
    const Player eye = table->to_move() == Player::p0 ? Player::p1 : Player::p0;
    for (int i = 0; i < 10; ++i) {
      const std::unique_ptr<Table> world = table->imagine(eye, rng);
      if (side(*table) != side(*world)) said += compare_reasons(kind, *table, *world);
    }
  }
  EXPECT_GT(said, 20) << "no traitor had anything to say";
}

// [UNF-M-POISONED-FOOD] C, the Keeper, spends a lore card and perhaps a soul, or one food. For all
// that the others know, he may hold a lore card.
std::unique_ptr<Table> poisoned(const GameKind& kind, const std::string& dials,
                                const std::string& hand) {
  auto table =
      kind.entry.from(flow("{players: 3, given: {step: mythos, dials: {" + dials +
                           "}, seats: {A: {character: jamie}, B: {character: jeanne}, "
                           "C: {character: william, hand: [" +
                           hand + "], at_most: {lore: 1}}}, mythos_top: [poisoned_food]}}"));
  table->play("mythos poisoned_food");
  return table;
}

// [UNF-M-POISONED-FOOD] Without a lore card there is only one answer, and nobody sees the hand.
TEST(Reasons, OfAMoveWithoutAlternativeAreThoseOfAnyOther) {
  const GameKind& kind = *find_kind("unfathomable");
  const auto free = poisoned(kind, "souls: 3", "lore 2");
  const auto bound = poisoned(kind, "souls: 3", "will 5");
  ASSERT_EQ(free->legal().size(), 2u);
  ASSERT_EQ(bound->legal().size(), 1u);
  const std::optional<Reason> reason = kind.bots->reason("captain", *free, "bottom");
  ASSERT_TRUE(reason.has_value());
  EXPECT_EQ(reason->key, "unfathomable.why.low_souls");
  EXPECT_EQ(kind.bots->reason("captain", *bound, "bottom"), reason);
}

// It spares no food to give food, and no fuel where none is at stake.
TEST(Reasons, NameADialOnlyIfTheOtherWayWouldCostOfIt) {
  const GameKind& kind = *find_kind("unfathomable");
  const auto said = [&](const std::string& dials, const std::string& answer) {
    const auto reason = kind.bots->reason("captain", *poisoned(kind, dials, "lore 2"), answer);
    return reason ? reason->key : "";
  };
  EXPECT_EQ(said("souls: 3", "bottom"), "unfathomable.why.low_souls");
  EXPECT_EQ(said("souls: 3", "top"), "");
  EXPECT_EQ(said("food: 3", "bottom"), "");
  EXPECT_EQ(said("food: 3", "top"), "unfathomable.why.low_food");
  EXPECT_EQ(said("fuel: 3", "top"), "");
  EXPECT_EQ(said("fuel: 3", "bottom"), "");
}

TEST(Reasons, ABotThatPlaysAtRandomHasNone) {
  const GameKind& kind = *find_kind("abyss");
  int reasons = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Past past;
    const auto table = played(kind, seed, 60, past);
    if (!is_seat(table->to_move())) continue;
    for (const std::string& move : table->legal()) {
      EXPECT_EQ(kind.bots->reason("random", *table, move), std::nullopt);
      reasons += kind.bots->reason("novice", *table, move) ? 1 : 0;
    }
  }
  EXPECT_GT(reasons, 0);
}

TEST(Suspicions, AreOnePercentageForEverySeatAndOfWhoDeducesAlone) {
  const auto suspicions = [](const char* game, const char* level) {
    const GameKind& kind = *find_kind(game);
    Past past;
    std::unique_ptr<Table> table;
    for (std::uint64_t seed = 5; !table || !is_seat(table->to_move()); ++seed) {
      past = {};
      table = played(kind, seed, 200, past);
    }
    std::string why;
    const std::unique_ptr<TableBot> bot = kind.bots->make(level, why);
    if (kind.bots_remember) bot->recall(*past.start, past.moves);
    Rng rng(1);
    bot->choose(*table, rng);
    return bot->suspicions();
  };
  EXPECT_THAT(suspicions("unfathomable", "sailor"),
              testing::AllOf(testing::SizeIs(3),
                             testing::Each(testing::AllOf(testing::Ge(0), testing::Le(100)))));
  EXPECT_THAT(suspicions("unfathomable", "random"), testing::IsEmpty());
  EXPECT_THAT(suspicions("abyss", "sailor"), testing::IsEmpty());
}

}  // namespace
}  // namespace hadal
