// SPDX-License-Identifier: Apache-2.0
// What whoever runs the server relies on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>

#include "engine/version.h"
#include "server/http/build_id.h"
#include "server/http/tests/open_house.h"

namespace hadal::http::test {
namespace {

using testing::HasSubstr;
using testing::Not;

// A game of Ada's against bots of which she plays one decision.
std::string play_a_little(Browser& ada) {
  const std::string made =
      ada.post("/api/tables", R"({"game":"abyss","start_now":true,)"
                              R"("seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})")
          .body;
  const std::string table = text_of(boost::json::parse(made).as_object(), "table");
  WireTab tab(ada);
  tab.say(R"({"type":"watch","request":"w","table":")" + table + R"("})");
  for (;;) {
    const boost::json::object position = tab.wait_for("position");
    if (position.at("legal").as_array().empty()) continue;
    tab.say(R"({"type":"play","request":"p","table":")" + table + R"(","number":)" +
            std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
            boost::json::serialize(position.at("legal").as_array().front()) + "}");
    break;
  }
  tab.wait_for_answer("p");
  return table;
}

TEST(Metrics, TellOfTablesConnectionsMovesTimesAndBots) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  play_a_little(ada);
  const WireTab open(ada);
  EXPECT_EQ(house.metric("hadal_people"), "1");
  EXPECT_EQ(house.metric("hadal_tables_running"), "1");
  EXPECT_EQ(house.metric("hadal_tables_waiting"), "0");
  EXPECT_EQ(house.metric("hadal_tables_troubled"), "0");
  EXPECT_EQ(house.metric("hadal_games_unchecked"), "0");
  EXPECT_EQ(house.metric("hadal_games_unfit"), "0");
  EXPECT_GE(std::stoi(house.metric("hadal_connections")), 1);
  EXPECT_GT(std::stoi(house.metric("hadal_moves_total")), 1);
  EXPECT_GT(std::stoi(house.metric("hadal_change_seconds_count")), 1);
  EXPECT_GT(std::stoi(house.metric("hadal_request_seconds_count")), 1);
  const std::string all = house.browser().get("/metrics").body;
  for (const char* name :
       {"hadal_bot_queue", "hadal_bot_seconds_bucket", "hadal_changes_waiting", "hadal_log_failing",
        "hadal_refused_total", "hadal_dropped_total", "hadal_mistakes_total",
        "hadal_change_seconds_bucket{le=\"0.02\"}", "hadal_webhooks_total"})
    EXPECT_THAT(all, HasSubstr(std::string("\n") + name)) << name;
  EXPECT_THAT(all, Not(HasSubstr("Ada")));
}

TEST(Metrics, OfTheDashboardAndTheAlertsExist) {
  const OpenHouse house;
  const std::string all = house.browser().get("/metrics").body;
  for (const char* file :
       {"packaging/monitoring/grafana.json", "packaging/monitoring/alerts.yaml"}) {
    std::ifstream in(file);
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::regex metric("hadal_[a-z_]+");
    int found = 0;
    for (std::sregex_iterator one(text.begin(), text.end(), metric), end; one != end;
         ++one, ++found)
      EXPECT_THAT(all, HasSubstr("\n" + one->str())) << file;
    EXPECT_GT(found, 5) << file;
  }
}

TEST(Metrics, AreForThisMachineAlone) {
  const OpenHouse house;
  Browser browser = house.browser();
  EXPECT_EQ(browser.get("/metrics").status, 200u);
  EXPECT_EQ(browser.ask("GET", "/metrics", "", {"X-Forwarded-For: 203.0.113.1"}).status, 404u);
  EXPECT_EQ(browser.get("/healthz").body, "ok\n");
}

TEST(Stopping, SaysGoodbyeAndKeepsEverything) {
  OpenHouse house;
  Browser ada = house.guest("Ada");
  const std::string table = play_a_little(ada);
  WireTab tab(ada);
  EXPECT_EQ(house.stop(), 0);
  EXPECT_EQ(text_of(tab.wait_for("closing"), "reason"), "restart");
  EXPECT_TRUE(tab.is_hung_up());
  EXPECT_THROW(house.browser().get("/"), Closed);
  EXPECT_THAT(house.log_lines(), HasSubstr("event=stopped"));
  house.start();
  ada.port = house.port;
  EXPECT_EQ(text_of(ada.get("/api/me").json().at("player").as_object(), "name"), "Ada");
  const auto info = ada.get("/api/tables/" + table).json();
  EXPECT_EQ(text_of(info.at("card").as_object(), "state"), "running");
}

TEST(Stopping, DoesNotWaitForAClientThatSaysNothing) {
  OpenHouse house;
  const Wire silent(house.port);
  const WireTab tab(house.guest("Ada"));
  EXPECT_EQ(house.stop(), 0);
}

TEST(Starting, SaysWhichBuildChecksTheGamesOnceAndNoMore) {
  EXPECT_THAT(build_id(), testing::StartsWith(std::string(kVersion) + "+"));
  OpenHouse house;
  EXPECT_THAT(house.log_lines(), HasSubstr("event=checking games=0 checked=0 unfit=0 version=\"" +
                                           build_id() + " abyss-"));
  const std::size_t before = house.log_lines().size();
  EXPECT_EQ(house.stop(), 0);
  house.start();
  EXPECT_THAT(house.log_lines().substr(before), Not(HasSubstr("event=checking")));
}

TEST(Starting, AWrongFlagIsSaidAndNothingIsOpened) {
  ServerOptions options;
  options.trusted_proxies = {"localhost"};
  try {
    const OpenHouse house(options);
    FAIL() << "it opened";
  } catch (const std::runtime_error& e) {
    EXPECT_THAT(e.what(), HasSubstr("localhost: a trusted proxy is named by its address"));
  }
}

}  // namespace
}  // namespace hadal::http::test
