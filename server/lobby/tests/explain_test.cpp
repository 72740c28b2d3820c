// SPDX-License-Identifier: Apache-2.0
// What bots say of their moves, and what becomes known after the game of what they believed.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/lobby/tests/test_house.h"
#include "server/protocol/json_describe.h"
#include "server/table/seeds.h"

namespace hadal::house::test {
namespace {

// Ada at a table of Unfathomable with two bots, or one and somebody else; always the same game.
class AmongBots : public TestHouse {
 public:
  explicit AmongBots(const std::string& level)
      : AmongBots(level, {protocol::SeatKind::bot, level}) {}
  AmongBots(const std::string& level, const protocol::SeatPlan& second) : TestHouse(false) {
    fix_seeds(1);
    ada = guest("Ada");
    protocol::MakeTable plan;
    plan.game = "unfathomable";
    plan.seats = {{protocol::SeatKind::me, {}}, second, {protocol::SeatKind::bot, level}};
    plan.start_now = second.kind == protocol::SeatKind::bot;
    plan.open_to_all = !plan.start_now;
    table = house->lobby().make_table(ada, plan, answer()).table;
    run();
    mine = &tab(ada);
    say(*mine, R"({"type":"watch","request":"w","table":")" + table + R"("})");
  }
  ~AmongBots() { fix_seeds(std::nullopt); }

  // Ada plays at random until it holds.
  bool play_until(const std::function<bool()>& holds) {
    Rng rng(3);
    while (!holds()) {
      const auto& position = mine->last("position");
      const auto& legal = position.at("legal").as_array();
      if (legal.empty()) return false;  // over
      say(*mine,
          R"({"type":"play","request":"","table":")" + table + R"(","number":)" +
              std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
              boost::json::serialize(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]) +
              "}");
    }
    return true;
  }

  std::vector<protocol::Event> events() { return house->reviews().moves(table, ada, "").events; }
  std::size_t written(const std::string& text) {
    std::size_t n = 0;
    for (const log::Entry& entry : log.all()["table/" + table])
      n += entry.text.find(text) != std::string::npos ? 1 : 0;
    return n;
  }

  std::string ada;
  std::string table;
  TestTab* mine = nullptr;
};

std::string refused_as(const std::function<void()>& act) {
  try {
    act();
  } catch (const Refusal& refusal) {
    return name(refusal.code());
  }
  return "";
}

bool says_why(const protocol::Event& event) { return event.why.has_value(); }

TEST(Explaining, WhatABotSaysComesWithItsMoveAndIsThereAfterARestart) {
  AmongBots game("sailor");
  const auto comes_with_why = [](const boost::json::object& message) {
    if (message.at("type").as_string() != "position") return false;
    const auto& events = message.at("events").as_array();
    return std::any_of(events.begin(), events.end(),
                       [](const auto& event) { return event.at("why").is_object(); });
  };
  const auto said = [&] {
    return std::any_of(game.mine->got.begin(), game.mine->got.end(), comes_with_why);
  };
  ASSERT_TRUE(game.play_until(said));
  const std::vector<protocol::Event> before = game.events();
  const auto first = std::find_if(before.begin(), before.end(), says_why);
  ASSERT_NE(first, before.end());
  EXPECT_TRUE(first->why->key.starts_with("unfathomable.why."));
  EXPECT_THAT(first->mover, testing::AnyOf("B", "C")) << "people explain nothing";
  game.restart();
  const std::vector<protocol::Event> after = game.events();
  for (std::size_t i = 0; i < before.size(); ++i)
    EXPECT_EQ(to_json(after.at(i)), to_json(before[i])) << i;
}

TEST(Explaining, WhatBotsBelievedIsKnownWhenTheGameIsOverAndNotBefore) {
  AmongBots game("sailor");
  const auto decided = [&] {
    return game.written("\"seat\":\"B\",\"why\":") > 2 && game.written("\"suspicions\":[") > 4;
  };
  ASSERT_TRUE(game.play_until(decided));
  EXPECT_THAT(game.replay(game.table, game.ada, {}, "").beliefs, testing::IsEmpty());
  for (const auto& message : game.mine->got)
    EXPECT_EQ(boost::json::serialize(message).find("suspicions"), std::string::npos);
  game.say(*game.mine, R"({"type":"abandon","request":"x","table":")" + game.table + R"("})");
  ASSERT_EQ(game.mine->last("position").at("state").as_string(), "over");

  const protocol::Replayed last = game.replay(game.table, game.ada, {}, "");
  ASSERT_FALSE(last.beliefs.empty());
  for (const protocol::Belief& belief : last.beliefs) {
    EXPECT_THAT(belief.seat, testing::AnyOf("B", "C"));
    EXPECT_EQ(belief.suspicions.size(), 3u);
    EXPECT_LE(belief.move, last.move);
    EXPECT_EQ(game.house->reviews()
                  .moves(game.table, game.ada, "")
                  .events.at(static_cast<std::size_t>(belief.move) - 1)
                  .mover,
              belief.seat);
  }
  EXPECT_TRUE(game.replay(game.table, game.ada, 0, "").beliefs.empty());
  game.restart();
  EXPECT_EQ(to_json(game.replay(game.table, game.ada, {}, "")), to_json(last));
}

TEST(Explaining, ABotThatIsAccusedAnswersUnderItsName) {
  AmongBots game("sailor");
  ASSERT_TRUE(game.play_until([&] { return game.events().size() > 60; }));
  game.say(*game.mine, R"({"type":"say","request":"s","table":")" + game.table +
                           R"(","phrase":"i_suspect","about":"B"})");
  const auto answers = [](const boost::json::object& message) {
    if (message.at("type").as_string() != "chatted") return false;
    const auto& lines = message.at("lines").as_array();
    return std::any_of(lines.begin(), lines.end(), [](const auto& line) {
      return line.at("seat") == "B" && line.at("phrase") == "i_am_human";
    });
  };
  const auto answered = [&] {
    return std::any_of(game.mine->got.begin(), game.mine->got.end(), answers);
  };
  ASSERT_TRUE(game.play_until(answered));
  const auto found = std::find_if(game.mine->got.begin(), game.mine->got.end(), answers);
  const boost::json::object line = found->at("lines").as_array().back().as_object();
  const auto& seats = game.mine->last("position").at("seats").as_array();
  EXPECT_EQ(line.at("name"), seats.at(1).at("person").at("name"));
  EXPECT_NE(line.at("name"), "sailor") << "the crew have names";
  EXPECT_EQ(refused_as([&] {
              game.house->lobby().report(game.table, game.ada, {line.at("line").as_int64(), "rude"},
                                         game.answer());
            }),
            "bad_message");
  const auto said = [&] {
    return boost::json::parse(to_json(game.house->reviews().moves(game.table, game.ada, "")))
        .at("said");
  };
  const boost::json::value before = said();
  game.restart();
  EXPECT_EQ(said(), before);
}

// Ben is gone, and a bot plays for Ben but says nothing in his name.
TEST(Explaining, AStandInDoesNotSpeak) {
  AmongBots game("sailor", {protocol::SeatKind::open, {}});
  const std::string ben = game.guest("Ben");
  game.house->lobby().join(game.table, ben, {}, game.answer());
  game.run();
  game.house->lobby().start(game.table, game.ada, game.answer());
  game.run();
  TestTab& his = game.tab(ben);
  game.say(his, R"({"type":"watch","request":"w","table":")" + game.table + R"("})");
  game.say(his, R"({"type":"concede","request":"c","table":")" + game.table + R"("})");
  game.say(*game.mine, R"({"type":"say","request":"s","table":")" + game.table +
                           R"(","phrase":"i_suspect","about":"B"})");
  const auto decided_for_ben = [&] { return game.written("\"seat\":\"B\",\"why\":") > 3; };
  ASSERT_TRUE(game.play_until(decided_for_ben));
  for (const protocol::Said& said : game.house->reviews().moves(game.table, game.ada, "").said)
    EXPECT_NE(said.seat, "B");
}

TEST(Explaining, AFinishedGameLiesOpenToEverybodysEyesAndNotBefore) {
  AmongBots game("random");
  ASSERT_TRUE(game.play_until([&] { return game.events().size() > 60; }));
  game.say(*game.mine, R"({"type":"say","request":"s","table":")" + game.table +
                           R"(","phrase":"i_suspect","about":"B"})");
  Reviews& reviews = game.house->reviews();
  const auto open_moves = [&] { return reviews.moves(game.table, game.ada, "everybody"); };
  EXPECT_EQ(refused_as(open_moves), "not_over");
  EXPECT_EQ(refused_as([&] { game.replay(game.table, game.ada, {}, "everybody"); }), "not_over");
  game.say(*game.mine, R"({"type":"abandon","request":"x","table":")" + game.table + R"("})");

  const protocol::Moves moves = open_moves();
  std::size_t loyalties = 0;
  for (const protocol::Event& event : moves.events)
    for (const protocol::Told& told : event.told) {
      EXPECT_FALSE(told.key.ends_with("_hidden")) << told.key;
      EXPECT_NE(told.key, "drew") << "the cards themselves are told";
      loyalties += told.key == "loyalty" ? 1 : 0;
    }
  EXPECT_GE(loyalties, 3u);
  ASSERT_EQ(moves.said.size(), 1u);
  EXPECT_EQ(moves.said[0].phrase, "i_suspect");
  EXPECT_EQ(moves.said[0].about, "B");
  EXPECT_EQ(moves.said[0].seat, "A");
  EXPECT_GT(moves.said[0].move, 60);
  const protocol::Replayed end = game.replay(game.table, game.ada, {}, "everybody");
  EXPECT_EQ(end.seat, "everybody");
  ASSERT_EQ(end.open.size(), 3u);
  EXPECT_EQ(end.open[1].seat, "B");
}

TEST(Explaining, ABotWithoutReasonsAndOpinionsWritesNothingMore) {
  AmongBots game("random");
  ASSERT_TRUE(game.play_until([&] { return game.written("\"by\":\"bot\"") > 20; }));
  EXPECT_EQ(game.written("\"explained\""), 0u);
}

}  // namespace
}  // namespace hadal::house::test
