// SPDX-License-Identifier: Apache-2.0
#include "server/lobby/lobby_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/test_house.h"

namespace hadal::house::test {
namespace {

TEST(LobbyOrder, SomebodyWhoOpensHundredsHidesNobody) {
  std::vector<Listed> tables;
  for (int i = 0; i < 500; ++i) tables.push_back({"s" + std::to_string(i), "spam", 1000 + i});
  tables.push_back({"real", "ada", 1});
  take_turns(tables);
  EXPECT_EQ(tables[0].table, "s499");
  EXPECT_EQ(tables[1].table, "real");
  EXPECT_EQ(tables[2].table, "s498");
}

TEST(LobbyOrder, EveryTableIsOnSomePage) {
  TestHouse house;
  for (int p = 0; p < 5; ++p) {
    const std::string person = house.guest("P");
    for (int i = 0; i < 50; ++i) {
      protocol::MakeTable plan;
      plan.game = "abyss";
      plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
      plan.open_to_all = true;
      house.house->lobby().make_table(person, plan, house.answer());
      house.run();
    }
  }
  EXPECT_EQ(house.house->lobby().list(std::nullopt).pages, 2);
  EXPECT_EQ(house.house->lobby().list(std::nullopt).open.size(), 200u);
  EXPECT_EQ(house.house->lobby().list(std::nullopt, {1, 1}).open.size(), 50u);
  EXPECT_TRUE(house.house->lobby().list(std::nullopt, {2, 1}).open.empty());
}

}  // namespace
}  // namespace hadal::house::test
