// SPDX-License-Identifier: Apache-2.0
// The seed is made by the server and by everybody who plays.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/test_house.h"
#include "server/table/seeds.h"

namespace hadal::house::test {
namespace {

using testing::HasSubstr;

const fair::Seed kAda = fair::Seed::from_text("Ada's part");
const fair::Seed kBen = fair::Seed::from_text("Ben's part");

// Ada and Ben at a table that waits, each with a tab.
class Shuffle : public TestHouse, public testing::Test {
 protected:
  Shuffle() {
    ada = guest("Ada");
    ben = guest("Ben");
    protocol::MakeTable plan;
    plan.game = "abyss";
    plan.seats = {{protocol::SeatKind::me, {}}, {protocol::SeatKind::open, {}}};
    plan.open_to_all = true;
    table = house->lobby().make_table(ada, plan, answer()).table;
    run();
    house->lobby().join(table, ben, {"B", {}}, answer());
    run();
    a = &tab(ada);
    b = &tab(ben);
    for (TestTab* one : {a, b})
      say(*one, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  }
  void seal(TestTab& tab, const std::string& commitment) {
    say(tab, R"({"type":"seal_part","request":"s","table":")" + table + R"(","commitment":")" +
                 commitment + R"("})");
  }
  void open(TestTab& tab, const fair::Seed& part) {
    say(tab, R"({"type":"open_part","request":"o","table":")" + table + R"(","part":")" +
                 part.hex() + R"("})");
  }
  void start() {
    house->lobby().start(table, ada, answer());
    run();
  }
  static bool is_running(const TestTab& tab) { return !tab.last("position").empty(); }
  // What the log says the seed is made of.
  std::optional<fair::Origin> origin() {
    for (const log::Entry& entry : log.all()["table/" + table]) {
      const TableEvent event = read_table_event(entry.text);
      if (const auto* started = std::get_if<Started>(&event))
        return fair::Origin::read(started->seed);
    }
    return std::nullopt;
  }

  std::string ada;
  std::string ben;
  std::string table;
  TestTab* a = nullptr;
  TestTab* b = nullptr;
};

TEST_F(Shuffle, EverybodyWhoSealedAPartHasOneInTheSeed) {
  seal(*a, kAda.commitment());
  seal(*b, kBen.commitment());
  start();
  EXPECT_FALSE(is_running(*a)) << "the parts are not opened yet";
  const auto& told = b->last("shuffling");
  ASSERT_EQ(told.at("parts").as_array().size(), 2u);
  const std::string server(told.at("commitment").as_string());
  open(*a, kAda);
  EXPECT_FALSE(is_running(*a));
  open(*b, kBen);
  ASSERT_TRUE(is_running(*a));
  const std::string all =
      "hadal commitment " + server + " A " + kAda.commitment() + " B " + kBen.commitment();
  EXPECT_EQ(std::string(a->last("position").at("commitment").as_string()),
            fair::Seed::from_text(all).hex())
      << "the server has kept to what it had sealed";
  EXPECT_EQ(origin()->parts().at(Player::p0), kAda);
  EXPECT_EQ(origin()->parts().at(Player::p1), kBen);
}

TEST_F(Shuffle, SomebodyWhoHasSealedNothingIsNotWaitedFor) {
  seal(*a, kAda.commitment());
  start();
  open(*a, kAda);
  EXPECT_TRUE(is_running(*b));
  EXPECT_EQ(origin()->parts().size(), 1u);
}

TEST_F(Shuffle, WithoutAnyPartTheGameBeginsAtOnce) {
  start();
  EXPECT_TRUE(is_running(*a));
  EXPECT_TRUE(origin()->parts().empty());
}

TEST_F(Shuffle, APartThatIsNotOpenedIsLeftOutAfterAWhile) {
  seal(*a, kAda.commitment());
  seal(*b, kBen.commitment());
  start();
  open(*a, kAda);
  now += 2'000;
  house->tick();
  run();
  EXPECT_FALSE(is_running(*a));
  now += 2'000;
  house->tick();
  run();
  EXPECT_TRUE(is_running(*a));
  EXPECT_EQ(origin()->parts().size(), 1u);
}

TEST_F(Shuffle, NobodyCanOpenWhatHeHadNotSealed) {
  seal(*a, kAda.commitment());
  start();
  open(*a, kBen);
  EXPECT_EQ(std::string(a->last("refused").at("code").as_string()), "bad_message");
  EXPECT_FALSE(is_running(*a));
  open(*b, kBen);
  EXPECT_EQ(std::string(b->last("refused").at("code").as_string()), "not_running");
  seal(*a, kBen.commitment());
  EXPECT_EQ(std::string(a->last("refused").at("code").as_string()), "already_started");
}

TEST_F(Shuffle, ThePartsAreOpenToNobodyUntilTheGameIsOver) {
  seal(*a, kAda.commitment());
  seal(*b, kBen.commitment());
  start();
  open(*a, kAda);
  open(*b, kBen);
  for (const auto& message : b->got)
    EXPECT_THAT(boost::json::serialize(message), testing::Not(HasSubstr(kAda.hex())));
}

TEST_F(Shuffle, AGameGoesOnAfterARestart) {
  seal(*a, kAda.commitment());
  start();
  open(*a, kAda);
  const boost::json::object before = a->last("position");
  restart();
  TestTab& again = tab(ada);
  say(again, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  for (const char* key : {"commitment", "view", "legal", "to_move"})
    EXPECT_EQ(again.last("position").at(key), before.at(key)) << key;
}

// Tests in a browser need the same cards in every run.
TEST_F(Shuffle, WithFixedSeedsNobodyHasAPart) {
  seal(*a, kAda.commitment());
  fix_seeds(1);
  start();
  const std::string expected = (fix_seeds(1), seed_of_new_game().hex());
  fix_seeds(std::nullopt);
  ASSERT_TRUE(is_running(*a));
  EXPECT_EQ(origin()->text(), expected);
}

}  // namespace
}  // namespace hadal::house::test
