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
  game.table = game.hall->make_table(eve, plan, game.answer()).table;
  game.run();
  for (const std::string& person : {game.ada, game.ben}) {
    game.hall->join(game.table, person, {}, game.answer());
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
  game.hall->start(game.table, eve, game.answer());
  game.run();
  const std::size_t heard = host.count("chatted");
  chat(*game.a, "psst");
  game.watch(host);
  EXPECT_EQ(host.count("chatted"), heard);
  chat(host, "hm");
  EXPECT_EQ(host.last("refused").at("code").as_string(), "no_seat");
}

}  // namespace
}  // namespace hadal::core::test
