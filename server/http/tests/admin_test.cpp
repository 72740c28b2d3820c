// SPDX-License-Identifier: Apache-2.0
// The operator's door, and what comes through it.
#include "server/http/admin.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <chrono>

#include "server/http/tests/open_house.h"
#include "server/log/sqlite_log.h"

namespace hadal::http::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string admin(const OpenHouse& house, const std::string& line) {
  const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_un to{};
  to.sun_family = AF_UNIX;
  const std::string path = admin_socket(house.data());
  path.copy(to.sun_path, sizeof to.sun_path - 1);
  std::string answer = "closed";
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0) {
    const std::string said = line + "\n";
    ::send(socket, said.data(), said.size(), MSG_NOSIGNAL);
    answer.clear();
    char bytes[4096];
    for (ssize_t n = 0; (n = ::recv(socket, bytes, sizeof bytes, 0)) > 0;)
      answer.append(bytes, static_cast<std::size_t>(n));
  }
  ::close(socket);
  return answer;
}

std::string id_of(const OpenHouse& house, const std::string& name) {
  const auto list = boost::json::parse(admin(house, "people\t" + name)).at("people").as_array();
  return std::string(list.at(0).at("person").as_string());
}

TEST(AdminDoor, OpensForTheOwnerOfTheFolderAlone) {
  const OpenHouse house;
  struct stat info {};
  ASSERT_EQ(::stat(admin_socket(house.data()).c_str(), &info), 0);
  EXPECT_TRUE(S_ISSOCK(info.st_mode));
  EXPECT_EQ(info.st_mode & 0777, 0600u);
}

TEST(AdminDoor, ListsPeopleAndTables) {
  const OpenHouse house;
  const LiveGame game(house);
  EXPECT_THAT(admin(house, "people"), HasSubstr("\"name\":\"Ada\""));
  EXPECT_THAT(admin(house, "people\tben"), Not(HasSubstr("Ada")));
  EXPECT_THAT(admin(house, "tables"), HasSubstr(game.table));
}

TEST(AdminDoor, BansAPersonAndAnAddress) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  Browser ben = house.guest("Ben");
  EXPECT_THAT(admin(house, "ban\t" + id_of(house, "Ada") + "\t24\tspam"), HasSubstr("\"ok\":true"));
  EXPECT_EQ(ada.get("/api/me").status, 403u);
  EXPECT_EQ(ada.get("/api/me").code(), "banned");
  EXPECT_EQ(ben.get("/api/me").status, 200u);
  EXPECT_THAT(admin(house, "standing"), HasSubstr("spam"));
  admin(house, "ban\t" + id_of(house, "Ada") + "\t0");
  EXPECT_EQ(ada.get("/api/me").status, 200u);
  admin(house, "ban-address\t127.0.0.1\tever");
  EXPECT_EQ(ben.get("/api/me").status, 403u);
}

TEST(AdminDoor, ABanHasAnEnd) {
  const OpenHouse house;
  house.guest("Ada");
  admin(house, "ban\t" + id_of(house, "Ada") + "\t24\tspam");
  const auto bans = boost::json::parse(admin(house, "standing")).at("bans").as_array();
  ASSERT_EQ(bans.size(), 1u);
  const std::int64_t now = std::chrono::duration_cast<std::chrono::milliseconds>(
                               std::chrono::system_clock::now().time_since_epoch())
                               .count();
  constexpr std::int64_t kHour = 60LL * 60 * 1000;
  EXPECT_GT(bans[0].at("until").as_int64(), now + 23 * kHour);
  EXPECT_LE(bans[0].at("until").as_int64(), now + 24 * kHour);
}

TEST(AdminDoor, MutesClosesATableAndShowsReports) {
  const OpenHouse house;
  LiveGame game(house);
  WireTab ada(game.ada);
  const auto talk = [&](const std::string& request) {
    ada.say(R"({"type":"chat","request":")" + request + R"(","table":")" + game.table +
            R"(","text":"gloop"})");
  };
  talk("1");
  ada.wait_for_answer("1");
  game.ben.post("/api/tables/" + game.table + "/report", R"({"line":1,"reason":"no word"})");
  EXPECT_THAT(admin(house, "reports"), HasSubstr("gloop"));
  EXPECT_THAT(admin(house, "reports"), HasSubstr("no word"));
  EXPECT_THAT(admin(house, "mute\t" + id_of(house, "Ada") + "\t24"), HasSubstr("\"ok\":true"));
  talk("2");
  EXPECT_EQ(text_of(ada.wait_for("refused"), "code"), "muted");
  EXPECT_THAT(admin(house, "close\t" + game.table), HasSubstr("\"ok\":true"));
  EXPECT_THAT(game.ben.get("/api/tables/" + game.table).body, HasSubstr("\"state\":\"over\""));
  EXPECT_THAT(admin(house, "tables"), Not(HasSubstr(game.table)));
}

TEST(AdminDoor, ErasesAndExports) {
  const OpenHouse house;
  Browser ada = house.guest("Ada");
  const std::string id = id_of(house, "Ada");
  EXPECT_THAT(admin(house, "export\t" + id), HasSubstr("person_came"));
  EXPECT_THAT(ada.get("/api/export").body, HasSubstr("\"name\":\"Ada\""));
  EXPECT_THAT(admin(house, "erase\t" + id), HasSubstr("\"ok\":true"));
  EXPECT_THAT(admin(house, "people"), Not(HasSubstr("Ada")));
  EXPECT_THAT(admin(house, "erase\t" + id), HasSubstr("no_person"));
}

TEST(AdminDoor, EveryUseIsWrittenDownWithoutANameThatMayHaveToGo) {
  OpenHouse house;
  Browser ada = house.browser();
  ada.post("/api/register", R"({"name":"Methuselah","password":"long-enough"})");
  EXPECT_THAT(admin(house, "mute\tMethuselah\t24\tspam"), HasSubstr("\"ok\":true"));
  EXPECT_THAT(house.log_lines(), HasSubstr("event=admin command=mute"));
  EXPECT_THAT(admin(house, "erase\tMethuselah"), HasSubstr("\"ok\":true"));
  EXPECT_EQ(house.stop(), 0);
  std::string noted;
  std::string people;
  log::SqliteLog log({.folder = house.data()});
  log.read("house", 1, [&](const log::Entry& entry) { noted += entry.text; });
  log.read("people", 1, [&](const log::Entry& entry) { people += entry.text; });
  EXPECT_THAT(noted, HasSubstr("admin_used"));
  EXPECT_THAT(noted, HasSubstr("spam"));
  EXPECT_THAT(noted, Not(HasSubstr("Methuselah")));
  EXPECT_THAT(people, Not(HasSubstr("Methuselah")));
}

TEST(AdminDoor, WhatMakesNoSenseIsRefusedWithASentence) {
  const OpenHouse house;
  EXPECT_THAT(admin(house, "dance"), HasSubstr("bad_message"));
  EXPECT_THAT(admin(house, ""), HasSubstr("there is no command"));
  EXPECT_THAT(admin(house, "ban\tnobody\t24"), HasSubstr("no_person"));
  EXPECT_THAT(admin(house, "close\tnothing"), HasSubstr("no_table"));
  house.guest("Ada");
  EXPECT_THAT(admin(house, "ban\t" + id_of(house, "Ada") + "\tmany"), HasSubstr("hours"));
}

}  // namespace
}  // namespace hadal::http::test
