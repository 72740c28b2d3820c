// SPDX-License-Identifier: Apache-2.0
// When the result of a rated game counts.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

// Ada and Ben, who have accounts, at a rated table with a clock.
class RatedGame : public TestHouse {
 public:
  RatedGame() : ada(account("Ada")), ben(account("Ben")) {
    protocol::MakeTable plan;
    plan.game = "abyss";
    plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
    plan.open_to_all = plan.rated = true;
    plan.clock = {protocol::ClockKind::live, 20 * kMinute, 0, 0};
    table = house->lobby().make_table(ada, plan, answer()).table;
    run();
    house->lobby().join(table, ben, {}, answer());
    run();
    house->lobby().start(table, ada, answer());
    run();
    a = &tab(ada);
    b = &tab(ben);
    for (TestTab* one : {a, b}) send(*one, R"("type":"watch","request":"w")");
  }

  void send(TestTab& tab, const std::string& fields) {
    say(tab, "{" + fields + R"(,"table":")" + table + R"("})");
  }
  void play(int decisions) {
    for (int i = 0; i < decisions; ++i) {
      TestTab& mover = a->last("position").at("to_move") == "A" ? *a : *b;
      const auto& position = mover.last("position");
      send(mover, R"("type":"play","request":"r)" + std::to_string(i) + R"(","number":)" +
                      std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
                      boost::json::serialize(position.at("legal").as_array().front()));
    }
  }
  double rating_of(const std::string& person) const {
    for (const protocol::Rated& one : house->reviews().ratings("abyss").players)
      if (one.person.id == person) return one.rating;
    return 1500;
  }
  std::string account(const std::string& name) {
    house->accounts().enroll(name, "hash", std::nullopt, answer());
    run();
    return *house->accounts().people().with_account(name);
  }

  std::string ada;
  std::string ben;
  std::string table;
  TestTab* a = nullptr;
  TestTab* b = nullptr;
};

TEST(RatedGames, ThatWereHardlyPlayedCountForNobody) {
  RatedGame game;
  game.play(2);
  game.send(*game.b, R"("type":"concede","request":"c")");
  ASSERT_EQ(game.a->last("position").at("state").as_string(), "over");
  EXPECT_EQ(game.rating_of(game.ada), 1500);
  EXPECT_EQ(game.rating_of(game.ben), 1500);
}

TEST(RatedGames, SomebodyWhoGivesUpOneThatWasPlayedHasLost) {
  RatedGame game;
  game.play(10);
  game.send(*game.b, R"("type":"concede","request":"c")");
  EXPECT_GT(game.rating_of(game.ada), 1500);
  EXPECT_LT(game.rating_of(game.ben), 1500);
}

TEST(RatedGames, SomebodyWhoGoesAwayLosesByTheClock) {
  RatedGame game;
  game.play(10);
  const bool is_ada = game.a->last("position").at("to_move") == "A";
  game.house->tabs().close(is_ada ? game.a->id : game.b->id);
  game.now += 21 * kMinute;
  game.house->tick();
  game.run();
  EXPECT_LT(game.rating_of(is_ada ? game.ada : game.ben), 1500);
  EXPECT_GT(game.rating_of(is_ada ? game.ben : game.ada), 1500);
}

}  // namespace
}  // namespace hadal::house::test
