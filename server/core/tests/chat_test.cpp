// SPDX-License-Identifier: Apache-2.0
// Who talks at a table, and to whom.
#include <gtest/gtest.h>

#include "server/core/tests/two_players.h"

namespace hadal::core::test {
namespace {

TEST(Chat, AHostWithoutASeatTalksUntilTheGameBegins) {
  TwoPlayers game;
  const std::string eve = game.guest("Eve");
  protocol::MakeTable plan;
  plan.game = "abyss";
  plan.seats = {{protocol::SeatKind::open, {}}, {protocol::SeatKind::open, {}}};
  plan.open_to_all = true;
  game.table = game.house->lobby().make_table(eve, plan, game.answer()).table;
  game.run();
  for (const std::string& person : {game.ada, game.ben}) {
    game.house->lobby().join(game.table, person, {}, game.answer());
    game.run();
  }
  TestTab& host = game.tab(eve);
  game.watch(host);
  game.watch(*game.a);
  const auto chat = [&](TestTab& tab, const std::string& text) {
    game.say(tab, R"({"type":"chat","request":")" + text + R"(","table":")" + game.table +
                      R"(","text":")" + text + R"("})");
  };
  chat(host, "ready?");
  EXPECT_EQ(game.a->last("chatted").at("lines").as_array().size(), 1u);
  chat(*game.a, "yes");
  EXPECT_EQ(host.last("chatted").at("lines").as_array().size(), 1u);
  game.house->lobby().start(game.table, eve, game.answer());
  game.run();
  const std::size_t heard = host.count("chatted");
  chat(*game.a, "psst");
  game.watch(host);
  EXPECT_EQ(host.count("chatted"), heard);
  chat(host, "hm");
  EXPECT_EQ(host.last("refused").at("code").as_string(), "no_seat");
}

TEST(Chat, ASuspicionIsAboutSomebody) {
  TestHouse house;
  const std::string ada = house.guest("Ada");
  protocol::MakeTable plan;
  plan.game = "unfathomable";
  plan.seats = {{protocol::SeatKind::me, {}},
                {protocol::SeatKind::bot, "random"},
                {protocol::SeatKind::bot, "random"}};
  const std::string table = house.house->lobby().make_table(ada, plan, house.answer()).table;
  house.run();
  TestTab& tab = house.tab(ada);
  auto say = [&, n = 0](const std::string& phrase, const std::string& about) mutable {
    const std::size_t refusals = tab.count("refused");
    house.say(tab, R"({"type":"say","request":")" + std::to_string(++n) + R"(","table":")" + table +
                       R"(","phrase":")" + phrase + R"(","about":)" + about + "}");
    return tab.count("refused") == refusals;
  };
  EXPECT_FALSE(say("i_suspect", "null"));
  EXPECT_TRUE(say("i_suspect", "\"B\""));
  EXPECT_FALSE(say("i_suspect", "\"F\"")) << "there is no such seat";
  EXPECT_TRUE(say("i_am_human", "null"));
}

}  // namespace
}  // namespace hadal::core::test
