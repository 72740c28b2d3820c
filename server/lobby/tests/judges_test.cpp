// SPDX-License-Identifier: Apache-2.0
// Analyses of finished games, hints in running ones, and the deal of the day.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

// Ada alone with bots, on the test's own thread.
class WithBots : public TestHouse {
 public:
  explicit WithBots(const std::string& game = "abyss", std::size_t bots = 1) : TestHouse(false) {
    ada = guest("Ada");
    protocol::MakeTable plan;
    plan.game = game;
    plan.seats = {{protocol::SeatKind::me, {}}};
    for (std::size_t i = 0; i < bots; ++i)
      plan.seats.push_back({protocol::SeatKind::bot, "novice"});
    plan.start_now = true;
    sit_down(house->lobby().make_table(ada, plan, answer()).table);
  }

  void sit_down(const std::string& at) {
    table = at;
    run();
    mine = &tab(ada);
    say(*mine, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  }
  std::int64_t number() const { return mine->last("position").at("number").as_int64(); }
  bool is_over() const { return mine->last("position").at("state") == "over"; }
  void ask_hint(std::int64_t at) {
    say(*mine, R"({"type":"ask_hint","request":"h","table":")" + table + R"(","number":)" +
                   std::to_string(at) + "}");
  }
  void play(const std::string& line) {
    say(*mine, R"({"type":"play","request":"","table":")" + table + R"(","number":)" +
                   std::to_string(number()) + R"(,"line":")" + line + R"("})");
  }
  void play_to_the_end() {
    Rng rng(7);
    while (!is_over()) {
      const auto& legal = mine->last("position").at("legal").as_array();
      play(std::string(legal[rng.below(static_cast<std::uint32_t>(legal.size()))].as_string()));
    }
  }
  std::string refusal() const {
    const auto& last = mine->last("refused");
    return last.empty() ? "" : std::string(last.at("code").as_string());
  }

  std::string ada;
  std::string table;
  TestTab* mine = nullptr;
};

TEST(Hint, SaysWhatToDoAndWhatEveryMoveIsWorth) {
  WithBots game;
  game.ask_hint(game.number());
  const auto& hint = game.mine->last("hint");
  ASSERT_FALSE(hint.empty()) << game.refusal();
  const auto& legal = game.mine->last("position").at("legal").as_array();
  EXPECT_EQ(hint.at("moves").as_array().size(), legal.size());
  EXPECT_NE(std::find(legal.begin(), legal.end(), hint.at("move")), legal.end());
  EXPECT_EQ(hint.at("request").as_string(), "h");
  EXPECT_EQ(hint.at("number").as_int64(), game.number());
}

TEST(Hint, IsGivenInAGameWithHiddenRolesFromWhatTheSeatKnows) {
  WithBots game("unfathomable", 2);
  game.ask_hint(game.number());
  EXPECT_FALSE(game.mine->last("hint").empty()) << game.refusal();
}

TEST(Hint, IsForTheOneToDecideAndForThePositionOfNow) {
  WithBots game;
  game.ask_hint(game.number() - 1);
  EXPECT_EQ(game.refusal(), "stale");
  EXPECT_EQ(game.mine->count("hint"), 0u);
}

TEST(Hint, IsNotGivenWhereOtherPeopleSit) {
  TwoPlayers game;
  TestTab& mover = game.mover();
  game.say(mover, R"({"type":"ask_hint","request":"h","table":")" + game.table + R"(","number":)" +
                      std::to_string(TwoPlayers::number(mover)) + "}");
  EXPECT_EQ(mover.last("refused").at("code").as_string(), "no_hint");
}

TEST(Hint, CannotBeAskedForWithoutEnd) {
  WithBots game;
  for (int i = 0; i < 40; ++i) game.ask_hint(game.number());
  EXPECT_EQ(game.refusal(), "too_often");
  EXPECT_EQ(game.mine->count("hint"), 30u);
}

TEST(AnalysisOfATable, ComesInTheEndAndIsKept) {
  WithBots game;
  game.play_to_the_end();
  const Judges::Asker ada{game.ada, "here"};
  Judges& judges = game.house->judges();
  EXPECT_FALSE(judges.analysis(game.table, {}, ada, {}).analysis.has_value());
  game.run();
  const protocol::AnalysisState done = judges.analysis(game.table, {}, ada, {});
  ASSERT_TRUE(done.analysis.has_value());
  EXPECT_EQ(done.analysis->seats.size(), 2u);
  EXPECT_EQ(done.analysis->seats[0].name, "Ada");
  EXPECT_EQ(done.progress, 1);
  EXPECT_FALSE(game.queue->run_one()) << "nothing is worked out again";
}

TEST(AnalysisOfATable, IsOnlyForGamesThatAreOverAndForThoseWhoMayReviewThem) {
  WithBots game;
  const auto code = [&](const PersonId& who) -> std::string {
    try {
      game.house->judges().analysis(game.table, {}, {who, "here"}, {});
    } catch (const Refusal& e) {
      return name(e.code());
    }
    return "";
  };
  EXPECT_EQ(code(game.ada), "not_over");
  game.play_to_the_end();
  EXPECT_EQ(code(game.guest("Ben")), "no_table");
  EXPECT_EQ(code(game.ada), "");
}

TEST(AnalysisOfATable, LetsNobodyHaveMoreThanTwoUnderWay) {
  WithBots game;
  game.play_to_the_end();
  const Judges::Asker ada{game.ada, "here"};
  std::vector<std::string> codes;
  for (std::int64_t seed = 1; seed <= 3; ++seed) {
    protocol::AnalysisWish wish;
    wish.seed = seed;
    try {
      game.house->judges().analysis(game.table, wish, ada, {});
      codes.emplace_back();
    } catch (const Refusal& e) {
      codes.push_back(name(e.code()));
    }
  }
  EXPECT_THAT(codes, testing::ElementsAre("", "", "busy"));
  game.run();
}

TEST(AnalysisOfATable, IsGivenUpWhenNobodyAsksAnyMore) {
  WithBots game;
  game.play_to_the_end();
  const Judges::Asker ada{game.ada, "here"};
  protocol::AnalysisWish other;
  other.seed = 2;
  game.house->judges().analysis(game.table, {}, ada, {});
  game.house->judges().analysis(game.table, other, ada, {});
  game.now += 2 * kMinute;
  protocol::AnalysisWish third;
  third.seed = 3;
  EXPECT_NO_THROW(game.house->judges().analysis(game.table, third, ada, {}));
  game.run();
  EXPECT_FALSE(game.house->judges().analysis(game.table, {}, ada, {}).analysis.has_value());
  EXPECT_TRUE(game.house->judges().analysis(game.table, third, ada, {}).analysis.has_value());
}

// A house where Ada and Ben play the deal of the day.
class DealDay : public WithBots {
 public:
  std::string sit(const std::string& person) {
    std::string made;
    house->deals().play(person, "abyss",
                        [&](const Refusal* refusal, const protocol::TableMade& at) {
                          refused = refusal != nullptr ? name(refusal->code()) : "";
                          made = at.table;
                        });
    run();
    return made;
  }
  void show(const std::string& person, const std::string& id) {
    house->deals().show({person, "here"}, id, answer());
    run();
  }
};

TEST(Deal, IsTheSameForEverybodyOnADay) {
  DealDay game;
  const std::string ben = game.guest("Ben");
  const std::string one = game.sit(game.ada);
  const std::string other = game.sit(ben);
  EXPECT_NE(one, other);
  TestTab& tab = game.tab(ben);
  game.sit_down(one);
  game.say(tab, R"({"type":"watch","request":"w","table":")" + other + R"("})");
  EXPECT_EQ(game.mine->last("position").at("view"), tab.last("position").at("view"));
  EXPECT_EQ(game.house->deals().today("abyss", game.ada).table, one);
}

TEST(Deal, CanBePlayedOnceADay) {
  DealDay game;
  const std::string first = game.sit(game.ada);
  EXPECT_EQ(game.sit(game.ada), first);
  game.restart();
  EXPECT_EQ(game.sit(game.ada), first);
  game.now += kDay;
  EXPECT_NE(game.sit(game.ada), first);
}

TEST(Deal, IsListedForThoseWhoWantWithLuckAndError) {
  DealDay game;
  const std::string deal = game.sit(game.ada);
  EXPECT_TRUE(game.house->deals().table("abyss", "").results.empty());
  EXPECT_THROW(game.show(game.ada, deal), Refusal) << "it is not over";
  game.sit_down(deal);
  game.play_to_the_end();
  game.show(game.ada, deal);
  EXPECT_EQ(game.refused, "");
  game.show(game.ada, deal);
  const auto listed = game.house->deals().table("abyss", "");
  ASSERT_EQ(listed.results.size(), 1u) << "once";
  EXPECT_EQ(listed.results[0].person.name, "Ada");
  EXPECT_GT(listed.results[0].error, 0) << "she plays at random";
  EXPECT_NE(listed.results[0].luck, 0);
  game.restart();
  EXPECT_EQ(protocol::to_json(game.house->deals().table("abyss", "")), protocol::to_json(listed));
}

TEST(Deal, OfSomebodyElseOrAnyOtherTableIsNotListed) {
  DealDay game;
  EXPECT_THROW(game.show(game.ada, game.table), Refusal) << "no deal";
  const std::string ben = game.guest("Ben");
  const std::string deal = game.sit(game.ada);
  EXPECT_THROW(game.show(ben, deal), Refusal);
  EXPECT_THROW(game.house->deals().today("chess", game.ada), Refusal);
}

TEST(Deal, SaysWhetherPointsCount) {
  DealDay game;
  EXPECT_TRUE(game.house->deals().today("abyss", game.ada).points);
  EXPECT_FALSE(game.house->deals().today("unfathomable", game.ada).points) << "sides win together";
}

TEST(Deal, HasTheDateOfGreenwich) {
  EXPECT_EQ(day_of(0), "1970-01-01");
  EXPECT_EQ(day_of(1'794'873'599'999), "2026-11-16");
  EXPECT_EQ(day_of(1'794'873'600'000), "2026-11-17");
}

}  // namespace
}  // namespace hadal::house::test
