// SPDX-License-Identifier: Apache-2.0
// Two servers with one log in NATS: it does not matter which of them anybody asks.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/cluster/tests/nodes.h"
#include "server/endure/tests/guest.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using std::chrono::milliseconds;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class LimitedNodes : public Nodes {
 protected:
  LimitedNodes() : Nodes(2, true) {}
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

// [limits_list.h] Twenty guests may come from one address at once, wherever they come in.
TEST_F(LimitedNodes, what_an_address_has_used_up_at_one_is_used_up_at_the_other) {
  for (int i = 0; i < 20; ++i) visitor(0, "Guest" + std::to_string(i));
  std::this_thread::sleep_for(milliseconds(1000));  // they tell each other five times a second
  int came_in = 0;
  try {
    for (; came_in < 20; ++came_in) visitor(1, "Another" + std::to_string(came_in));
  } catch (const client::Refused& e) {
    EXPECT_EQ(e.status(), 429U);
  }
  EXPECT_LE(came_in, 2) << "one in five seconds";
}

TEST_F(Nodes, the_operator_sees_and_closes_the_tables_of_all) {
  client::Visitor ada = visitor(0, "Ada");
  const std::string table = make_table(ada);
  client::Visitor ben = visitor(1, "Ben");
  const std::string other = make_table(ben);
  for (const std::size_t node : {0U, 1U})
    EXPECT_THAT(admin(node, "tables"), AllOf(HasSubstr(table), HasSubstr(other)));
  EXPECT_THAT(admin(1, "close " + table), HasSubstr("\"ok\":true"));
  EXPECT_THAT(admin(0, "tables"), AllOf(Not(HasSubstr(table)), HasSubstr(other)));
  EXPECT_THAT(admin(0, "close " + table), HasSubstr("no such table"));
}

TEST_F(Nodes, whoever_is_banned_at_one_is_sent_away_at_the_other) {
  client::Visitor ada = visitor(1, "Ada");
  client::Loop loop;
  bool is_closed = false;
  client::Tab tab(loop, nodes[1].address, ada.cookie(),
                  {[] {}, [](const std::string&) {}, [&] { is_closed = true; }});
  loop.run_for(milliseconds(300));
  const std::string me = ada.get("/api/me");
  const std::string person(json::parse(me).at("player").at("id").as_string());
  admin(0, "ban " + person + " 24 spam");
  EXPECT_TRUE(loop.run_until([&] { return is_closed; }, kPatience));
  try {
    ada.get("/api/me");
    FAIL() << "still welcome";
  } catch (const client::Refused& e) {
    EXPECT_EQ(e.status(), 403U);
  }
}

TEST_F(Nodes, another_name_and_a_deleted_account_are_seen_at_the_other) {
  client::Visitor ada = visitor(0, "Ada");
  client::Visitor ben = visitor(1, "Ben");
  const std::string table = make_table(ada);
  ada.post("/api/rename", R"({"name":"Adele"})");
  EXPECT_THAT(ben.get("/api/tables/" + table), HasSubstr("Adele"));
  ada.move_to(nodes[1].address);
  EXPECT_THAT(ada.get("/api/me"), HasSubstr("Adele"));
  ada.post("/api/delete_account", R"({"name":"Adele"})");
  ada.move_to(nodes[0].address);
  EXPECT_THAT(ada.get("/api/me"), Not(HasSubstr("Adele")));
}

}  // namespace
}  // namespace hadal::endure
