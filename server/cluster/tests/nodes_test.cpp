// SPDX-License-Identifier: Apache-2.0
// Two servers with one log in NATS: it does not matter which of them anybody asks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <thread>

#include "server/endure/tests/endure.h"
#include "server/endure/tests/guest.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using log::test::NatsServers;
using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class Nodes : public testing::Test {
 protected:
  struct Node {
    std::unique_ptr<Folder> folder = std::make_unique<Folder>();
    std::unique_ptr<client::ServerProcess> server = nullptr;
    client::Address address = {};
  };

  Nodes() : nats(1) {
    for (int i = 0; i < 2; ++i) {
      nodes.emplace_back();
      start(nodes.back());
    }
    std::this_thread::sleep_for(milliseconds(500));  // they meet
  }

  void start(Node& node) const {
    client::ServerPlan plan = server_in(*node.folder);
    plan.flags.insert(plan.flags.end(), {"--log", nats.urls()[0]});
    for (int i = 0;; ++i) try {
        node.server = std::make_unique<client::ServerProcess>(plan);
        node.address = node.server->wait_until_open();
        return;
      } catch (const client::Gone&) {
        if (i == 50) throw;
        std::this_thread::sleep_for(milliseconds(200));
      }
  }

  // Somebody who comes in at this node.
  client::Visitor visitor(std::size_t node, const std::string& name) const {
    client::Visitor made(nodes[node].address);
    made.post("/api/guest", json::serialize(json::object{{"name", name}}));
    return made;
  }
  std::string make_table(client::Visitor& host) const {
    const json::array seats{json::object{{"kind", "me"}}, json::object{{"kind", "open"}},
                            json::object{{"kind", "bot"}, {"level", "random"}}};
    const json::object plan{{"game", "abyss"}, {"seats", seats}, {"open_to_all", true}};
    return std::string(
        json::parse(host.post("/api/tables", json::serialize(plan))).at("table").as_string());
  }

  const NatsServers nats;
  std::vector<Node> nodes;
};

TEST_F(Nodes, who_came_in_at_one_is_known_at_the_other_at_once) {
  for (int i = 0; i < 20; ++i) {
    client::Visitor ada = visitor(0, "Ada" + std::to_string(i));
    ada.move_to(nodes[1].address);
    EXPECT_THAT(ada.get("/api/me"), HasSubstr("Ada" + std::to_string(i)));
  }
}

TEST_F(Nodes, a_name_is_taken_everywhere) {
  client::Visitor ada(nodes[0].address);
  client::Visitor other(nodes[1].address);
  const std::string wish = R"({"name":"Ada","password":"a long password"})";
  ada.post("/api/register", wish);
  EXPECT_THROW(other.post("/api/register", wish), client::Refused);
  EXPECT_THAT(other.post("/api/login", wish), HasSubstr("Ada"));
}

TEST_F(Nodes, a_table_is_found_joined_and_played_from_any_of_them) {
  client::Visitor ada = visitor(0, "Ada");
  const std::string table = make_table(ada);
  client::Visitor ben = visitor(1, "Ben");
  EXPECT_THAT(ben.get("/api/lobby"), HasSubstr(table));
  EXPECT_THAT(ben.post("/api/tables/" + table + "/join", R"({"seat":"B"})"), HasSubstr("Ben"));
  EXPECT_THAT(ben.get("/api/lobby"), HasSubstr("\"yours\":true"));
  ada.move_to(nodes[1].address);
  ada.post("/api/tables/" + table + "/start", "{}");

  client::Loop loop;
  std::vector<std::string> faults;
  Guest a(loop, nodes[0].address, 1, faults);
  Guest b(loop, nodes[1].address, 2, faults);
  a.visitor() = client::Visitor(nodes[0].address, ada.cookie());
  b.visitor() = client::Visitor(nodes[1].address, ben.cookie());
  a.sit(table, "A");
  b.sit(table, "B");
  EXPECT_TRUE(
      loop.run_until([&] { return a.acknowledged() > 5 && b.acknowledged() > 5; }, kPatience));
  nodes[0].server->kill();
  nodes[0].server.reset();
  a.come_back(nodes[1].address);
  const std::size_t before = a.acknowledged() + b.acknowledged();
  EXPECT_TRUE(
      loop.run_until([&] { return a.acknowledged() + b.acknowledged() > before + 5; }, kPatience))
      << "the table has not moved";
  start(nodes[0]);
  const std::size_t then = a.acknowledged() + b.acknowledged();
  EXPECT_TRUE(
      loop.run_until([&] { return a.acknowledged() + b.acknowledged() > then + 5; }, kPatience))
      << "the table has not come back";
  EXPECT_THAT(faults, IsEmpty());
}

TEST_F(Nodes, whoever_signs_out_at_one_is_signed_out_at_the_other) {
  client::Visitor ada = visitor(0, "Ada");
  client::Loop loop;
  bool is_closed = false;
  client::Tab tab(loop, nodes[1].address, ada.cookie(),
                  {[] {}, [](const std::string&) {}, [&] { is_closed = true; }});
  loop.run_for(milliseconds(300));
  ada.post("/api/logout_everywhere", "{}");
  EXPECT_TRUE(loop.run_until([&] { return is_closed; }, kPatience));
  ada.move_to(nodes[1].address);
  EXPECT_THAT(ada.get("/api/me"), Not(HasSubstr("Ada")));
}

TEST_F(Nodes, a_table_that_is_not_there_is_not_there_for_anybody) {
  client::Visitor ada = visitor(0, "Ada");
  for (const char* table : {"nothing", "nobody", "nowhere", "never"}) {
    try {
      ada.get(std::string("/api/tables/") + table);
      FAIL() << table;
    } catch (const client::Refused& e) {
      EXPECT_EQ(e.status(), 404U);
    }
  }
}

}  // namespace
}  // namespace hadal::endure
