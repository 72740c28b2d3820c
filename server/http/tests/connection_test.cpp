// SPDX-License-Identifier: Apache-2.0
// Connections: how many one address may have, and what their first lines may say.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/http/carry.h"
#include "server/http/tests/open_house.h"

namespace hadal::http::test {
namespace {

using testing::HasSubstr;

TEST(Connections, OneAddressHasSoManyAndIsToldSo) {
  const OpenHouse house;
  std::vector<std::unique_ptr<Wire>> idle;
  for (int i = 0; i < 300; ++i) idle.push_back(std::make_unique<Wire>(house.port));
  Wire one_more(house.port);
  const HttpAnswer answer = read_answer(one_more);
  EXPECT_EQ(answer.status, 429u);
  EXPECT_THAT(answer.body, HasSubstr("Too many connections"));
  idle.clear();  // their places are free again
  for (int i = 0; i < 1000; ++i) {
    Wire wire(house.port);
    wire.send("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n");
    if (read_answer(wire).status == 200) return;
  }
  FAIL() << "their places were not given back";
}

TEST(Connections, AProxyThatIsTrustedHasAsManyAsItNeeds) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.1"};
  const OpenHouse house(options);
  std::vector<std::unique_ptr<Wire>> idle;
  for (int i = 0; i < 400; ++i) idle.push_back(std::make_unique<Wire>(house.port));
  EXPECT_EQ(house.browser().get("/healthz").status, 200u);
}

HttpAnswer answer_to(const OpenHouse& house, const std::string& bytes) {
  Wire wire(house.port);
  wire.send(bytes);
  return read_answer(wire);
}

TEST(Headers, TwoHostsOrNoneAreRefused) {
  const OpenHouse house;
  EXPECT_EQ(answer_to(house, "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").status, 400u);
  EXPECT_EQ(answer_to(house, "GET / HTTP/1.1\r\nHost: a\r\nhost: a\r\n\r\n").status, 400u);
  EXPECT_EQ(answer_to(house, "GET / HTTP/1.1\r\n\r\n").status, 400u);
  EXPECT_EQ(answer_to(house, "GET / HTTP/1.1\r\nHost: a\r\n\r\n").status, 200u);
}

TEST(Headers, AClientThatAsksWhetherItMaySendTheRestIsToldToGoOn) {
  const OpenHouse house;
  const std::string body = R"({"name":"Ada"})";
  Wire wire(house.port);
  wire.send(
      "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
      "Content-Length: " +
      std::to_string(body.size()) + "\r\nExpect: 100-continue\r\n\r\n");
  EXPECT_EQ(wire.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  wire.send(body);
  const HttpAnswer answer = read_answer(wire);
  EXPECT_EQ(answer.status, 200u);
  EXPECT_THAT(answer.body, HasSubstr("Ada"));
}

TEST(Headers, NothingElseCanBeExpected) {
  const OpenHouse house;
  EXPECT_EQ(answer_to(house, "GET / HTTP/1.1\r\nHost: a\r\nExpect: a-miracle\r\n\r\n").status,
            417u);
}

TEST(Headers, ATooLargeBodyIsRefusedBeforeItIsSent) {
  const OpenHouse house;
  EXPECT_EQ(answer_to(house,
                      "POST /api/guest HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n"
                      "Expect: 100-continue\r\n\r\n")
                .status,
            413u);
}

TEST(Headers, ABrowserThatCameOverTlsIsToldToDoSoAlways) {
  ServerOptions options;
  options.trusted_proxies = {"127.0.0.1"};
  const OpenHouse house(options);
  const std::string line = "GET / HTTP/1.1\r\nHost: a\r\n";
  const HttpAnswer secure = answer_to(house, line + "X-Forwarded-Proto: https\r\n\r\n");
  EXPECT_EQ(secure.field("Strict-Transport-Security"), "max-age=31536000");
  EXPECT_EQ(answer_to(house, line + "\r\n").field("Strict-Transport-Security"), "");
  const OpenHouse trusting_nobody;
  EXPECT_EQ(answer_to(trusting_nobody, line + "X-Forwarded-Proto: https\r\n\r\n")
                .field("Strict-Transport-Security"),
            "");
}

}  // namespace
}  // namespace hadal::http::test
