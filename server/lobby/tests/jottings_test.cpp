// SPDX-License-Identifier: Apache-2.0
// Private notes: kept by the house, read by their owner alone.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

std::string note(const TwoPlayers& game, const std::string& jottings, const std::string& request) {
  return R"({"type":"set_jottings","request":")" + request + R"(","table":")" + game.table +
         R"(","jottings":[)" + jottings + "]}";
}
constexpr const char* kBenIsSuspect = R"({"seat":"B","trust":"suspected","text":"gave nothing"})";

TEST(Jottings, AreReadByTheirOwnerAloneAndByNobodyEver) {
  TwoPlayers game;
  const std::size_t before = game.b->got.size();
  game.say(*game.a, note(game, kBenIsSuspect, "j1"));
  const boost::json::array mine = game.a->last("position").at("jottings").as_array();
  ASSERT_EQ(mine.size(), 1u);
  EXPECT_EQ(mine[0].at("trust"), "suspected");
  EXPECT_EQ(mine[0].at("text"), "gave nothing");
  EXPECT_EQ(game.b->got.size(), before) << "the other is not even told that there was one";

  game.say(*game.a, R"({"type":"concede","request":"c","table":")" + game.table + "\"}");
  for (const boost::json::object& message : game.b->got)
    EXPECT_EQ(boost::json::serialize(message).find("gave nothing"), std::string::npos);
}

TEST(Jottings, SurviveARestart) {
  TwoPlayers game;
  game.say(*game.a, note(game, kBenIsSuspect, "j1"));
  game.restart();
  game.sit_down();
  EXPECT_EQ(game.a->last("position").at("jottings").as_array().size(), 1u);
  EXPECT_TRUE(game.b->last("position").at("jottings").as_array().empty());
}

TEST(Jottings, OfNoSeatOrTooLongOnesAreRefused) {
  TwoPlayers game;
  game.say(*game.a, note(game, R"({"seat":"F","trust":"none","text":"x"})", "j1"));
  EXPECT_EQ(game.a->last("refused").at("code"), "no_seat");
  game.say(
      *game.a,
      note(game, R"({"seat":"B","trust":"none","text":")" + std::string(1001, 'x') + "\"}", "j2"));
  EXPECT_EQ(game.a->last("refused").at("code"), "too_long");
  game.say(*game.a, note(game, std::string(kBenIsSuspect) + "," + kBenIsSuspect, "j3"));
  EXPECT_EQ(game.a->last("refused").at("code"), "bad_message");
  EXPECT_TRUE(game.a->last("position").at("jottings").as_array().empty());
}

}  // namespace
}  // namespace hadal::house::test
