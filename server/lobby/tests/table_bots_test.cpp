// SPDX-License-Identifier: Apache-2.0
// Bots at a table: who may sit there, and how they play.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/plans.h"
#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

using protocol::SeatKind;

TEST(Bots, ABotCanBeChosenByName) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{SeatKind::me, {}, {}},
                {SeatKind::bot, "sailor", {}},
                {SeatKind::bot, "sailor", "Dov"},
                {SeatKind::open, {}, {}}};
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  const auto name = [&](std::size_t seat) {
    return house.house->lobby().table(table, ada, "").card.seats[seat].person->name;
  };
  EXPECT_EQ(name(2), "Dov");
  EXPECT_EQ(name(1), "Edda") << "the next one of the level who is free";
  const auto plan_seat = [&](const char* level, const char* crew) {
    house.refused.clear();
    house.house->lobby().plan_seat(table, ada, {"D", {SeatKind::bot, level, crew}}, house.answer());
    house.run();
    return house.refused;
  };
  EXPECT_EQ(plan_seat("sailor", "Dov"), "bad_seats") << "he sits in C";
  EXPECT_EQ(code_of([&] { plan_seat("sailor", "Gesa"); }), "bad_seats") << "she plays as captain";
  EXPECT_EQ(code_of([&] { plan_seat("sailor", "Nemo"); }), "bad_seats");
  EXPECT_EQ(plan_seat("captain", "Gesa"), "");
  EXPECT_EQ(name(3), "Gesa");
  plan.seats[1].crew = "Dov";
  EXPECT_EQ(code_of([&] { house.house->lobby().make_table(ada, plan, house.answer()); }),
            "bad_seats");
}

// Why the house does not make a table with this bot; "" if it does.
std::string refusal_of_bot(TestHouse& house, const std::string& game, const std::string& level) {
  protocol::MakeTable plan = against_bots(game, level, 2);
  plan.start_now = false;
  try {
    house.house->lobby().make_table(house.guest("Ada"), plan, house.answer());
  } catch (const Refusal& e) {
    EXPECT_EQ(name(e.code()), "no_level") << level;
    return e.what();
  }
  house.run();
  return "";
}

TEST(Bots, BotsMayHaveSettings) {
  TestHouse house;
  for (const char* level : {"captain/iterations=1000", "master/ms=500", "sailor/memory=human",
                            "captain/iterations=10/memory=human"})
    EXPECT_EQ(refusal_of_bot(house, "abyss", level), "") << level;
  for (const char* level : {"captain/worlds=100", "master/turns=3", "sailor/reveal=50"})
    EXPECT_EQ(refusal_of_bot(house, "unfathomable", level), "") << level;
}

TEST(Bots, ABotThatWouldThinkTooLongOrDoesNotExistIsRefusedWithASentence) {
  TestHouse house;
  const auto why = [&](const std::string& level) { return refusal_of_bot(house, "abyss", level); };
  EXPECT_EQ(why("captain/iterations=10001"),
            "'captain/iterations=10001' would think too long: this server allows 10000 iterations "
            "or 2000 ms for a decision");
  EXPECT_THAT(why("master/ms=2001"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(why("master/ms=100/iterations=20000"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(why("master/ms=100/threads=2"), testing::HasSubstr("thinks on one thread"));
  EXPECT_THAT(why("captain/luck=3"), testing::HasSubstr("'luck=3' is not a bot setting"));
  EXPECT_THAT(why("captain/"), testing::HasSubstr("is not a bot setting"));
  EXPECT_THAT(why("admiral/iterations=5"), testing::HasSubstr("there is no bot"));
  EXPECT_THAT(why("captain/memory=human" + std::string(90, '0')),
              testing::HasSubstr("at most 100"));
  const auto of_ship = [&](const std::string& level) {
    return refusal_of_bot(house, "unfathomable", level);
  };
  EXPECT_THAT(of_ship("captain/worlds=10001"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(of_ship("captain/worlds=1000/turns=100"), testing::HasSubstr("would think too long"));
  EXPECT_THAT(of_ship("captain/worlds=1:captain/worlds=99999"), testing::HasSubstr("the arena"));
}

TEST(Bots, ABotWithSettingsSitsAndPlaysUnderANameOfItsLevel) {
  TestHouse house(false);
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan = against_bots("abyss", "captain/iterations=3", 1);
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  const protocol::TableInfo info = house.house->lobby().table(table, ada, "");
  EXPECT_EQ(info.card.seats[1].level, "captain/iterations=3");
  EXPECT_EQ(info.card.seats[1].person->name, "Gesa");
}

class AgainstBots : public testing::TestWithParam<std::pair<const char*, const char*>> {};

TEST_P(AgainstBots, AWholeGameWithARestartInTheMiddleComesToItsEnd) {
  const auto [game, level] = GetParam();
  TestHouse house;
  const std::string ada = house.guest("Ada");
  const std::string table =
      house.house->lobby().make_table(ada, against_bots(game, level, 2), house.answer()).table;
  house.run();
  Rng rng(11);
  TestTab* tab = nullptr;
  const auto sit_down = [&] {
    tab = &house.tab(ada);
    house.say(*tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  };
  sit_down();
  int decisions = 0;
  const auto is_asked = [&] {
    const auto& position = tab->last("position");
    return position.at("state") == "over" || !position.at("legal").as_array().empty();
  };
  for (;;) {
    ASSERT_TRUE(house.run_until(is_asked)) << "the table is stuck";
    const auto position = tab->last("position");
    if (position.at("state") == "over") break;
    if (++decisions == 20) {
      house.restart();
      sit_down();
      continue;
    }
    const auto& legal = position.at("legal").as_array();
    const auto& line = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    house.say(*tab, R"({"type":"play","request":"d)" + std::to_string(decisions) +
                        R"(","table":")" + table + R"(","number":)" +
                        std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
                        boost::json::serialize(line) + "}");
    ASSERT_EQ(tab->count("refused"), 0u) << tab->last("refused");
  }
  EXPECT_GT(decisions, 10);
  EXPECT_EQ(house.house->reviews().statistics(ada).games.at(0).game, game);
  EXPECT_TRUE(house.house->reviews().ratings(game).players.empty()) << "bots are no rivals";
}

INSTANTIATE_TEST_SUITE_P(BothGames, AgainstBots,
                         testing::Values(std::pair("abyss", "greedy"),
                                         std::pair("unfathomable", "sailor")),
                         [](const auto& one) { return std::string(one.param.first); });

// What a bot holds, and whether it had a choice, must not be read off the clock.
TEST(Bots, BotsAnswerAtTheSamePaceWhateverTheyThinkOf) {
  TestHouse house;
  house.pace = 200;
  house.restart();
  const std::string ada = house.guest("Ada");
  const std::string table = house.house->lobby()
                                .make_table(ada, against_bots("abyss", "random", 1), house.answer())
                                .table;
  house.run();
  TestTab& tab = house.tab(ada);
  house.say(tab, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  Rng rng(4);
  int answers = 0;
  for (int i = 0; i < 200 && answers < 30; ++i) {
    const auto& position = tab.last("position");
    const auto& legal = position.at("legal").as_array();
    if (position.at("state") == "over") break;
    if (!legal.empty()) {
      house.say(tab, R"({"type":"play","request":"","table":")" + table + R"(","number":)" +
                         std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
                         boost::json::serialize(
                             legal[rng.below(static_cast<std::uint32_t>(legal.size()))]) +
                         "}");
      continue;
    }
    const std::int64_t asked = house.now;
    ASSERT_TRUE(house.run_until([&] { return !house.alarms.empty(); }));
    house.ring();
    EXPECT_EQ((house.now - asked) % 200, 0);
    EXPECT_GT(house.now, asked);
    ++answers;
  }
  EXPECT_GT(answers, 5);
}

}  // namespace
}  // namespace hadal::house::test
