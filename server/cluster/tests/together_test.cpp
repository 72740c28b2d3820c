// SPDX-License-Identifier: Apache-2.0
// People at different nodes who go on together: rematches, wherever their tables are, and games
// that were played elsewhere and are given to any of the nodes.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <optional>

#include "server/cluster/tests/nodes.h"
#include "server/endure/tests/guest.h"
#include "server/nodes/members.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::IsEmpty;

class ThreeNodes : public Nodes {
 protected:
  ThreeNodes() : Nodes(3) {}

  // As the nodes see it if only these live.
  std::size_t owner_of(const std::string& table, const std::vector<std::size_t>& living) const {
    std::optional<nodes::Members> members;
    std::map<std::string, std::size_t> by_name;
    for (const std::size_t i : living) {
      std::string name = contents(nodes[i].folder->path("data") + "/node");
      name.erase(name.find_last_not_of('\n') + 1);
      by_name[name] = i;
      if (!members) members.emplace(nodes::Members::Node{name, 1});
      members->heard({name, 1}, 0);
    }
    return by_name.at(members->owner_of(table).name);
  }

  static std::string table_in(const std::string& answer) {
    return std::string(json::parse(answer).at("table").as_string());
  }
  // A short game, for this visitor and whoever sits there.
  static std::string make_short_table(client::Visitor& host, const json::object& other) {
    const json::array seats{json::object{{"kind", "me"}}, other};
    return table_in(host.post(
        "/api/tables", json::serialize(json::object{{"game", "liars_dice"}, {"seats", seats}})));
  }
  static std::string rematch(client::Visitor& visitor, const std::string& table) {
    return table_in(visitor.post("/api/tables/" + table + "/rematch", "{}"));
  }

  // Its result is written after the table was made, and the lists of other nodes have it within two
  // seconds.
  static json::value lobby_with_a_finished_game(client::Visitor& visitor) {
    for (int i = 0;; ++i) {
      const json::value lobby = json::parse(visitor.get("/api/lobby"));
      if (!lobby.at("finished").as_array().empty() || i == 100) return lobby;
      std::this_thread::sleep_for(milliseconds(50));
    }
  }

  struct Player {
    client::Visitor& visitor;
    std::size_t node;
  };
  // The first has seat A, and so on.
  void play_to_the_end(const std::string& table, const std::vector<Player>& players) {
    players.front().visitor.post("/api/tables/" + table + "/start", "{}");
    client::Loop loop;
    std::vector<std::string> faults;
    std::vector<std::unique_ptr<Guest>> guests;
    for (const Player& player : players) {
      const client::Address& address = nodes[player.node].address;
      guests.push_back(std::make_unique<Guest>(loop, address, guests.size() + 1, faults));
      guests.back()->visitor() = client::Visitor(address, player.visitor.cookie());
      const json::value seen = json::parse(player.visitor.get("/api/tables/" + table));
      guests.back()->sit(table, std::string(seen.at("seat").as_string()));
    }
    EXPECT_TRUE(loop.run_until(
        [&] {
          return std::all_of(guests.begin(), guests.end(),
                             [](const auto& guest) { return guest->is_over(); });
        },
        kPatience))
        << "the game did not end";
    EXPECT_THAT(faults, IsEmpty());
  }
};

const json::object kOpen{{"kind", "open"}};
const json::object kBot{{"kind", "bot"}, {"level", "novice"}};

class FinishedAtTheThird : public ThreeNodes {
 protected:
  FinishedAtTheThird() : ada(visitor(2, "Ada")), ben(visitor(1, "Ben")) {
    table = make_short_table(ada, kOpen);
    const json::value made = json::parse(ada.get("/api/tables/" + table));
    ada.move_to(nodes[0].address);
    ben.post("/api/tables/" + table + "/join",
             json::serialize(json::object{{"seat", "B"}, {"invite", made.at("invite")}}));
    play_to_the_end(table, {{ada, 0}, {ben, 1}});
  }

  client::Visitor ada;  // at the first node
  client::Visitor ben;  // at the second
  std::string table;
};

TEST_F(FinishedAtTheThird, a_rematch_is_played_from_the_two_others) {
  EXPECT_EQ(owner_of(table, {0, 1, 2}), 2U);
  const std::string next = rematch(ada, table);
  EXPECT_EQ(owner_of(next, {0, 1, 2}), 2U);
  EXPECT_THAT(ben.get("/api/lobby"), HasSubstr(next)) << "no invitation";
  EXPECT_EQ(rematch(ben, table), next);
  play_to_the_end(next, {{ada, 0}, {ben, 1}});
}

// The node of both tables stops, and now they belong to different ones.
TEST_F(FinishedAtTheThird, a_rematch_is_found_given_up_and_made_again_when_its_table_has_moved) {
  const auto owner_later = [&](const std::string& id) { return owner_of(id, {0, 1}); };
  std::string next = rematch(ada, table);
  while (owner_later(next) == owner_later(table)) {
    ada.post("/api/tables/" + next + "/leave", "{}");
    const std::string another = rematch(ada, table);
    ASSERT_NE(another, next) << "it was given up";
    next = another;
  }
  nodes[2].server->stop();
  nodes[2].server.reset();
  std::this_thread::sleep_for(milliseconds(500));
  EXPECT_EQ(rematch(ben, table), next);
  ada.post("/api/tables/" + next + "/leave", "{}");
  const std::string last = rematch(ben, table);
  EXPECT_NE(last, next) << "it was given up";
  EXPECT_EQ(rematch(ada, table), last);
  play_to_the_end(last, {{ben, 1}, {ada, 0}});
}

TEST_F(ThreeNodes, a_game_can_be_given_to_any_of_them) {
  client::Visitor ada = visitor(0, "Ada");
  const std::string played = make_short_table(ada, kBot);
  play_to_the_end(played, {{ada, 0}});
  const std::string record = ada.get("/api/tables/" + played + "/record");
  const json::array seats{json::object{{"kind", "me"}}, kBot};
  const std::string gift = json::serialize(
      json::object{{"options", json::object{}}, {"seats", seats}, {"record", record}});
  std::size_t elsewhere = 0;  // tables that do not belong to the node that was asked
  for (std::size_t i = 0; i < 3 || elsewhere == 0; ++i) {
    client::Visitor ben = visitor(i % 3, "Ben" + std::to_string(i));
    const std::string table = table_in(ben.post("/api/games", gift));
    if (owner_of(table, {0, 1, 2}) != i % 3) ++elsewhere;
    for (const Node& node : nodes) {
      ben.move_to(node.address);
      EXPECT_THAT(ben.get("/api/tables/" + table), HasSubstr(R"("state":"over")"));
      EXPECT_EQ(table_in(ben.post("/api/games", gift)), table) << "it is there already";
      const json::value lobby = lobby_with_a_finished_game(ben);
      ASSERT_EQ(lobby.at("finished").as_array().size(), 1U);
      EXPECT_EQ(lobby.at("finished").at(0).at("table"), json::value(table));
      EXPECT_THAT(lobby.at("mine").as_array(), IsEmpty());
    }
  }
}

}  // namespace
}  // namespace hadal::endure
