// SPDX-License-Identifier: Apache-2.0
#include "server/api/request.h"

#include <gtest/gtest.h>

#include "server/api/limits.h"

namespace hadal::http {
namespace {

TEST(Target, PathAndQueryAreDecoded) {
  Request request;
  ASSERT_TRUE(read_target("/api/tables/a%62?invite=x%26y&at=3&empty", request));
  EXPECT_EQ(request.path, "/api/tables/ab");
  EXPECT_EQ(request.query["invite"], "x&y");
  EXPECT_EQ(request.query["at"], "3");
  EXPECT_EQ(request.query["empty"], "");
}

TEST(Target, MalformedOnesAreRefused) {
  for (const char* target : {"", "api", "/%", "/%4", "/%zz", "/a%00b", "/?a=%g1"}) {
    Request request;
    EXPECT_FALSE(read_target(target, request)) << target;
  }
}

TEST(Cookie, IsFoundByItsWholeName) {
  EXPECT_EQ(cookie_value("a=1; hadal_session=tok; b=2", "hadal_session"), "tok");
  EXPECT_EQ(cookie_value("xhadal_session=no", "hadal_session"), "");
  EXPECT_EQ(cookie_value("hadal_sessions=no", "hadal_session"), "");
  EXPECT_EQ(cookie_value("", "hadal_session"), "");
}

TEST(Origin, AnotherSiteIsNotOurs) {
  Request request;
  request.host = "play.example.org";
  EXPECT_TRUE(is_own_origin(request)) << "no browser, no origin";
  for (const char* own : {"https://play.example.org", "http://play.example.org"}) {
    request.origin = own;
    EXPECT_TRUE(is_own_origin(request)) << own;
  }
  for (const char* foreign :
       {"https://evil.org", "null", "https://play.example.org.evil.org",
        "https://evil.org/play.example.org", "https://play.example.org:8443"}) {
    request.origin = foreign;
    EXPECT_FALSE(is_own_origin(request)) << foreign;
  }
}

TEST(Limits, ABucketIsEmptiedAtOnceAndFillsAgain) {
  Limit limit({3, 1});
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(limit.take("a", 0));
  EXPECT_FALSE(limit.take("a", 0));
  EXPECT_TRUE(limit.take("b", 0)) << "others are not concerned";
  EXPECT_FALSE(limit.take("a", 999));
  EXPECT_TRUE(limit.take("a", 2000));
}

TEST(Limits, ACrowdDoesNotStarveWhoeverCameBefore) {
  Limit limit({1, 0.001});
  EXPECT_TRUE(limit.take("a", 0));
  for (int i = 0; i < 30'000; ++i) limit.take("crowd" + std::to_string(i), 1);
  EXPECT_FALSE(limit.take("a", 2)) << "an empty bucket is not forgotten";
  EXPECT_TRUE(limit.take("a", 1'000'000));
}

TEST(Limits, AQuotaIsGivenBackWithWhatWasTaken) {
  Quota quota(2);
  const std::shared_ptr<void> first = quota.take("a");
  std::shared_ptr<void> second = quota.take("a");
  EXPECT_NE(first, nullptr);
  EXPECT_NE(second, nullptr);
  EXPECT_EQ(quota.take("a"), nullptr);
  EXPECT_NE(quota.take("b"), nullptr) << "others are not concerned";
  second.reset();
  EXPECT_NE(quota.take("a"), nullptr);
}

}  // namespace
}  // namespace hadal::http
