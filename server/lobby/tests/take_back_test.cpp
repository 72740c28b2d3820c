// SPDX-License-Identifier: Apache-2.0
// What taking a line back does to the clocks, and to those who saw it.
#include <gtest/gtest.h>

#include "server/lobby/tests/two_players.h"

namespace hadal::house::test {
namespace {

void live_clock(protocol::MakeTable& plan) {
  plan.clock = {protocol::ClockKind::live, 10 * kMinute, 5'000, 0};
}

// Ada or Ben has begun to recruit, a minute after they were asked.
class Recruiting : public TwoPlayers {
 public:
  using TwoPlayers::TwoPlayers;

  void begin() {
    play_until(5, [](TestTab& who) { return !recruits(who).empty(); });
    now += kMinute;
    ASSERT_EQ(play(mover(), recruits(mover())), "");
  }
  void undo() {
    TestTab& who = mover();
    say(who, R"({"type":"undo","request":"u)" + std::to_string(++requests) + R"(","table":")" +
                 table + R"(","number":)" + std::to_string(number(who)) + "}");
  }
  std::int64_t bank() const {
    return mover()
        .last("position")
        .at("seats")
        .as_array()[&mover() == a ? 0 : 1]
        .at("bank_ms")
        .as_int64();
  }
  static std::string recruits(const TestTab& tab) {
    for (const std::string& line : legal(tab))
      if (line.starts_with("recruit ")) return line;
    return "";
  }
};

TEST(Clock, ALineThatIsTakenBackBringsNoTime) {
  Recruiting game(live_clock);
  game.begin();
  const std::int64_t bank = game.bank();
  game.now += kMinute;
  game.undo();
  EXPECT_EQ(game.bank(), bank - kMinute) << "thinking was not free";
  game.now += kMinute;
  ASSERT_EQ(game.play(game.mover(), Recruiting::recruits(game.mover())), "");
  EXPECT_EQ(game.bank(), bank - 2 * kMinute);
}

TEST(Clock, ATurnBasedMoveThatIsTakenBackHasNoMoreDays) {
  Recruiting game([](protocol::MakeTable& plan) {
    plan.clock = {protocol::ClockKind::days, 0, 0, 3};
  });
  game.begin();
  game.now += kDay;
  game.undo();
  EXPECT_EQ(game.bank(), 2 * kDay - kMinute);
}

TEST(Clock, NobodyLosesByTakingALineBack) {
  Recruiting game(live_clock);
  game.begin();
  game.now += game.bank() - 4'000;
  game.undo();
  EXPECT_EQ(game.bank(), 4'000);
}

TEST(Clock, TheServersOwnAbsenceIsForgivenWhenALineIsTakenBackToo) {
  Recruiting game(live_clock);
  game.begin();
  const std::int64_t bank = game.bank();
  game.now += kDay;
  game.restart();
  game.sit_down();
  EXPECT_EQ(game.bank(), bank);
  game.undo();
  EXPECT_EQ(game.bank(), bank);
}

TEST(TakingBack, WhoWasAwayMeanwhileIsToldWhatWasPlayedInstead) {
  Recruiting game;
  game.begin();
  TestTab& other = &game.mover() == game.a ? *game.b : *game.a;
  const std::int64_t seen = other.last("position").at("moves").as_int64();
  game.house->tabs().close(other.id);
  game.undo();
  ASSERT_EQ(game.play(game.mover(), "explore"), "");
  TestTab& back = game.tab(&other == game.a ? game.ada : game.ben);
  game.say(back, R"({"type":"watch","request":"w","table":")" + game.table + R"(","have_moves":)" +
                     std::to_string(seen) + "}");
  const auto first = std::find_if(back.got.begin(), back.got.end(), [](const auto& message) {
    return message.at("type") == "position";
  });
  ASSERT_NE(first, back.got.end());
  const boost::json::object& position = *first;
  EXPECT_EQ(position.at("events_after").as_int64(), seen - 1);
  EXPECT_EQ(position.at("events").as_array().at(0).at("text").as_string(), "explore");
}

}  // namespace
}  // namespace hadal::house::test
