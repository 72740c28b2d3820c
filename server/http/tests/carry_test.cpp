// SPDX-License-Identifier: Apache-2.0
// What a proxy may tell us, and who else may not.
#include "server/http/carry.h"

#include <gtest/gtest.h>

namespace hadal::http {
namespace {

using boost::asio::ip::make_address;

Request received(const char* peer, const std::vector<std::pair<const char*, const char*>>& fields,
                 const std::vector<std::string>& trusted = {"10.0.0.1", "10.0.0.2"}) {
  Message message{boost::beast::http::verb::get, "/", 11};
  for (const auto& [name, value] : fields) message.insert(name, value);
  return request_of(message, make_address(peer), read_proxies(trusted));
}

TEST(Proxy, WhatATrustedOneSaysCounts) {
  const Request request =
      received("10.0.0.1", {{"X-Forwarded-For", "203.0.113.5"}, {"X-Forwarded-Proto", "https"}});
  EXPECT_TRUE(request.secure);
  EXPECT_EQ(request.address, "203.0.113.5");
}

TEST(Proxy, WhatAnybodyElseSaysDoesNot) {
  const Request request =
      received("203.0.113.9", {{"X-Forwarded-For", "203.0.113.5"}, {"X-Forwarded-Proto", "https"}});
  EXPECT_FALSE(request.secure);
  EXPECT_EQ(request.address, "203.0.113.9");
}

TEST(Proxy, OfAListTheLastOneThatIsNoProxyOfOursIsTheClient) {
  const auto client = [](const char* list) {
    return received("10.0.0.1", {{"X-Forwarded-For", list}}).address;
  };
  EXPECT_EQ(client("198.51.100.1, 203.0.113.5"), "203.0.113.5") << "the client made the first up";
  EXPECT_EQ(client("203.0.113.5, 10.0.0.2"), "203.0.113.5") << "two proxies, one behind the other";
  EXPECT_EQ(client("nonsense"), "10.0.0.1");
  EXPECT_EQ(client(""), "10.0.0.1");
  EXPECT_EQ(received("10.0.0.1",
                     {{"X-Forwarded-For", "198.51.100.1"}, {"X-Forwarded-For", "203.0.113.5"}})
                .address,
            "203.0.113.5")
      << "two headers are one list";
}

TEST(Proxy, AnAddressOfIPv4IsTheSameOnASocketOfIPv6) {
  EXPECT_TRUE(received("::ffff:10.0.0.1", {{"X-Forwarded-Proto", "https"}}).secure);
  EXPECT_EQ(received("::ffff:203.0.113.9", {}).address, "203.0.113.9");
  EXPECT_TRUE(received("::ffff:127.0.0.1", {}).local);
}

TEST(Proxy, WhatCameThroughOneIsNotLocal) {
  EXPECT_TRUE(received("127.0.0.1", {}).local);
  for (const char* sign : {"X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP", "Forwarded", "Via"})
    EXPECT_FALSE(received("127.0.0.1", {{sign, "127.0.0.1"}}).local) << sign;
  EXPECT_FALSE(received("203.0.113.9", {}).local);
}

TEST(Proxy, OfIPv6TheNetworkCounts) {
  EXPECT_EQ(received("2001:db8:1:2:3:4:5:6", {}).address,
            received("2001:db8:1:2:ffff::1", {}).address);
  EXPECT_NE(received("2001:db8:1:2::1", {}).address, received("2001:db8:1:3::1", {}).address);
}

TEST(Proxy, IsNamedByItsAddress) {
  EXPECT_THROW(read_proxies({"localhost"}), std::runtime_error);
  EXPECT_THROW(read_proxies({"10.0.0.0/8"}), std::runtime_error);
}

}  // namespace
}  // namespace hadal::http
