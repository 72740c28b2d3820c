// SPDX-License-Identifier: Apache-2.0
// Standing orders where windows come again: for this window, or unless something was changed.
#include <gtest/gtest.h>

#include "server/lobby/tests/test_house.h"
#include "server/table/seeds.h"

namespace hadal::house::test {
namespace {

// Ada, Ben and Cleo at a table of Unfathomable; the same cards in every run.
class ThreeAboard : public TestHouse {
 public:
  explicit ThreeAboard(std::uint64_t seeds = 1) {
    fix_seeds(seeds);
    for (const char* name : {"Ada", "Ben", "Cleo"}) people.push_back(guest(name));
    protocol::MakeTable plan;
    plan.game = "unfathomable";
    plan.seats = {{protocol::SeatKind::me, {}},
                  {protocol::SeatKind::open, {}},
                  {protocol::SeatKind::open, {}}};
    plan.open_to_all = true;
    const protocol::TableMade made = house->lobby().make_table(people[0], plan, answer());
    table = made.table;
    run();
    house->lobby().join(table, people[1], {"B", made.invite}, answer());
    run();
    house->lobby().join(table, people[2], {"C", made.invite}, answer());
    run();
    house->lobby().start(table, people[0], answer());
    run();
    for (const std::string& person : people) {
      tabs.push_back(&tab(person));
      say(*tabs.back(), R"({"type":"watch","request":"w","table":")" + table + R"("})");
    }
  }

  ~ThreeAboard() { fix_seeds(std::nullopt); }
  ThreeAboard(const ThreeAboard&) = delete;
  ThreeAboard& operator=(const ThreeAboard&) = delete;

  const boost::json::object& position(std::size_t seat) const {
    return tabs[seat]->last("position");
  }
  bool is_over() const { return position(0).at("state") == "over"; }
  std::size_t mover() const {
    return static_cast<std::size_t>(position(0).at("to_move").as_string()[0] - 'A');
  }
  bool asks_for_reaction() const { return position(0).at("reaction").as_bool(); }
  std::int64_t in_view(const char* key) const {
    return position(0).at("view").at(key).to_number<std::int64_t>();
  }
  bool is_changed() const { return position(0).at("view").at("changed_by") != "nobody"; }
  std::size_t orders() const { return position(1).at("orders").as_array().size(); }

  void order(std::size_t seat, const std::string& until, bool unless_changed) {
    say(*tabs[seat], R"({"type":"set_orders","request":"o","table":")" + table +
                         R"(","orders":[{"question":"*","match":"","answer":"pass","until":")" +
                         until + R"(","unless_changed":)" + (unless_changed ? "true" : "false") +
                         "}]}");
  }
  // Any legal move; a reaction rather than a pass.
  void play_on(Rng& rng) {
    const std::size_t who = mover();
    const boost::json::array legal = position(who).at("legal").as_array();
    const std::size_t first = asks_for_reaction() && legal.size() > 1 ? 1 : 0;
    const std::size_t n = first + rng.below(static_cast<std::uint32_t>(legal.size() - first));
    play(who, boost::json::serialize(legal[n]));
  }
  void play(std::size_t who, const std::string& quoted) {
    say(*tabs[who], R"({"type":"play","request":"r)" + std::to_string(++requests) +
                        R"(","table":")" + table + R"(","number":)" +
                        std::to_string(position(who).at("number").as_int64()) + R"(,"line":)" +
                        quoted + "}");
  }

  std::vector<std::string> people;
  std::vector<TestTab*> tabs;
  std::string table;
  int requests = 0;
};

TEST(OrdersAboard, OneForWhatNobodyChangedAsksAgainAfterAChange) {
  ThreeAboard game;
  game.order(1, "game", true);
  Rng rng(5);
  int asked = 0;
  while (!game.is_over()) {
    if (game.mover() == 1 && game.asks_for_reaction()) {
      ASSERT_TRUE(game.is_changed());
      ++asked;
    }
    game.play_on(rng);
  }
  EXPECT_GT(asked, 0);
}

TEST(OrdersAboard, OneForAWindowHoldsUntilItClosesHoweverOftenItComesAgain) {
  Rng rng(6);
  int windows = 0;
  int again = 0;
  for (const std::uint64_t seeds : {1U, 2U, 3U}) {
    ThreeAboard game(seeds);
    std::int64_t ordered = -1;
    while (!game.is_over()) {
      const bool is_ordered = game.asks_for_reaction() && game.in_view("window") == ordered;
      if (game.mover() != 1 || !game.asks_for_reaction()) {
        EXPECT_TRUE(!is_ordered || game.orders() == 1u);
        again += is_ordered && game.is_changed() ? 1 : 0;
        game.play_on(rng);
        continue;
      }
      ASSERT_NE(game.in_view("window"), ordered) << "it was declined for good";
      EXPECT_EQ(game.orders(), 0u) << "an order that has ended is not shown";
      ordered = game.in_view("window");
      ++windows;
      game.order(1, "window", false);
    }
  }
  EXPECT_GT(windows, 10);
  EXPECT_GT(again, 0);
}

TEST(OrdersAboard, WithoutMoreWordsOneHoldsAfterAChangeToo) {
  ThreeAboard game;
  game.order(1, "game", false);
  Rng rng(7);
  while (!game.is_over()) {
    ASSERT_FALSE(game.mover() == 1 && game.asks_for_reaction());
    game.play_on(rng);
  }
}

TEST(OrdersAboard, UntilMyTurnEndsWhenMyTurnBegins) {
  ThreeAboard game;
  Rng rng(8);
  int asked = 0;
  std::int64_t ordered = -1;  // the turn in which the order was given
  while (!game.is_over()) {
    const bool mine = game.position(0).at("view").at("turn") == "B";
    const std::int64_t turn = game.in_view("turn_number");
    if (ordered >= 0 && turn > ordered && mine) {
      EXPECT_EQ(game.orders(), 0u) << "it stands in my own turn";
      ordered = -1;
    }
    if (game.mover() == 1 && game.asks_for_reaction()) {
      if (ordered < 0 && !mine) {
        game.order(1, "round", false);
        ordered = turn;
        continue;
      }
      ASSERT_TRUE(mine || turn == ordered) << "it was declined until my turn";
      asked += mine ? 1 : 0;
    }
    game.play_on(rng);
  }
  EXPECT_GT(asked, 0);
}

}  // namespace
}  // namespace hadal::house::test
