// SPDX-License-Identifier: Apache-2.0
// The real program with a disk that does not sync or is full for a while, and a clock that jumps.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <thread>

#include "server/endure/tests/weather.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using client::ServerProcess;
using client::Visitor;
using testing::HasSubstr;
using testing::Not;

// What the server answers, or why it refuses.
std::string answer(Visitor& visitor, const std::string& path, const std::string& body) {
  try {
    return visitor.post(path, body);
  } catch (const client::Refused& e) {
    return e.what();
  }
}

std::string health(const client::Address& address) {
  try {
    return Visitor(address).get("/healthz");
  } catch (const client::Refused& e) {
    return e.what();
  }
}

// True within a second, in either direction.
void expect_health(const client::Address& address, const std::string& words) {
  std::this_thread::sleep_for(std::chrono::seconds(1));
  EXPECT_THAT(health(address), HasSubstr(words));
}

TEST(Weather, AfterAFailedSyncNobodyIsToldWhatNobodyKnows) {
  const Folder folder;
  const Weather weather(folder);
  const client::ServerPlan plan = weather.over(server_in(folder));
  ServerProcess server(plan);
  const client::Address address = server.wait_until_open();
  Visitor ada(address);
  ada.post("/api/guest", R"({"name":"Ada"})");
  expect_health(address, "ok");
  weather.set("sync");
  EXPECT_THAT(answer(ada, "/api/rename", R"({"name":"Berta"})"), HasSubstr("unknown"));
  EXPECT_THAT(answer(ada, "/api/rename", R"({"name":"Carla"})"), HasSubstr("not_written"))
      << "writing has stopped";
  expect_health(address, "cannot be written");
  EXPECT_THAT(ada.get("/api/me"), HasSubstr("Ada")) << "it still answers";
  weather.set("");
  expect_health(address, "ok");
  EXPECT_THAT(answer(ada, "/api/rename", R"({"name":"Dora"})"), HasSubstr("Dora"));
  server.kill();
  ServerProcess again(plan);
  ada.move_to(again.wait_until_open());
  EXPECT_THAT(ada.get("/api/me"), HasSubstr("Dora")) << "what was unknown has not happened after";
  const std::string lines = contents(plan.log_file);
  EXPECT_THAT(lines, HasSubstr("event=write_failed failures=1 stopped=true"));
  EXPECT_THAT(lines, HasSubstr("event=written_again"));
}

TEST(Weather, WhatWasUnknownWhenTheServerWasKilledIsOneOrTheOther) {
  const Folder folder;
  const Weather weather(folder);
  const client::ServerPlan plan = weather.over(server_in(folder));
  ServerProcess server(plan);
  Visitor ada(server.wait_until_open());
  ada.post("/api/guest", R"({"name":"Ada"})");
  weather.set("sync");
  EXPECT_THAT(answer(ada, "/api/rename", R"({"name":"Berta"})"), HasSubstr("unknown"));
  server.kill();
  weather.set("");
  ServerProcess again(plan);
  ada.move_to(again.wait_until_open());
  EXPECT_THAT(ada.get("/api/me"), testing::AnyOf(HasSubstr("Ada"), HasSubstr("Berta")));
}

TEST(Weather, HealthIsTriedOutAndNoPathReachesAClient) {
  const Folder folder;
  const Weather weather(folder);
  const client::ServerPlan plan = weather.over(server_in(folder));
  ServerProcess server(plan);
  const client::Address address = server.wait_until_open();
  Visitor ada(address);
  ada.post("/api/guest", R"({"name":"Ada"})");
  weather.set("full");
  expect_health(address, "cannot be written");  // though nobody has tried to write
  const std::string refusal = answer(ada, "/api/rename", R"({"name":"Berta"})");
  EXPECT_THAT(refusal, HasSubstr("not_written"));
  EXPECT_THAT(refusal, Not(HasSubstr("hadal.db")));
  weather.set("");
  expect_health(address, "ok");
  EXPECT_THAT(ada.get("/api/me"), HasSubstr("Ada"));
  EXPECT_THAT(contents(plan.log_file), HasSubstr("event=write_failed"));
}

// There is no room even for what SQLite must keep in memory shared by its connections.
TEST(Weather, AServerThatCannotStartOnAFullDiskSaysSoAndStartsWhenThereIsRoom) {
  const Folder folder;
  const Weather weather(folder);
  const client::ServerPlan plan = weather.over(server_in(folder));
  std::vector<Visitor> people;
  {
    ServerProcess server(plan);
    people.emplace_back(server.wait_until_open());
    people[0].post("/api/guest", R"({"name":"Ada"})");
    EXPECT_EQ(server.stop(), 0);
  }
  weather.set("full");
  {
    ServerProcess server(plan);
    EXPECT_THROW(server.wait_until_open(), client::Gone);
    EXPECT_EQ(server.wait(), 2);
    EXPECT_THAT(contents(plan.log_file), HasSubstr("hadal.db: the disk is full"));
  }
  weather.set("");
  ServerProcess server(plan);
  people[0].move_to(server.wait_until_open());
  EXPECT_THAT(people[0].get("/api/me"), HasSubstr("Ada"));
}

TEST(Weather, AClockThatJumpsEndsNoSessionAndNoGame) {
  const Folder folder;
  const Weather weather(folder);
  ServerProcess server(weather.over(server_in(folder)));
  const client::Address address = server.wait_until_open();
  Visitor ada(address);
  ada.post("/api/guest", R"({"name":"Ada"})");
  const json::value made = json::parse(
      ada.post("/api/tables", R"({"game":"abyss","open_to_all":true,"start_now":true,)"
                              R"("seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})"));
  const std::string path = "/api/tables/" + std::string(made.at("table").as_string());
  for (const char* jump : {"clock 86400", "clock -86400", "clock 0", "clock 3600"}) {
    weather.set(jump);
    std::this_thread::sleep_for(std::chrono::milliseconds(500));
    EXPECT_THAT(ada.get(path), HasSubstr("\"state\":\"running\"")) << jump;
    EXPECT_THAT(answer(ada, "/api/rename", R"({"name":"Ada"})"), HasSubstr("Ada")) << jump;
    EXPECT_THAT(health(address), HasSubstr("ok")) << jump;
  }
}

}  // namespace
}  // namespace hadal::endure
