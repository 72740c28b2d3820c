// SPDX-License-Identifier: Apache-2.0
#include "server/http/request.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "server/http/files.h"
#include "server/http/limits.h"

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

class FilesTest : public testing::Test {
 protected:
  FilesTest()
      : folder(std::filesystem::temp_directory_path() /
               ("hadal-web-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(folder / "web" / "assets");
    std::ofstream(folder / "web" / "index.html") << "start";
    std::ofstream(folder / "web" / "assets" / "app.js") << "script";
    std::ofstream(folder / "secret.txt") << "secret";
  }
  ~FilesTest() override { std::filesystem::remove_all(folder); }
  static Response get(const Files& files, const std::string& path) {
    Request request;
    request.path = path;
    return files.get(request);
  }
  const std::filesystem::path folder;
};

TEST_F(FilesTest, RoutesGetTheStartPageAndFilesTheirType) {
  const Files files((folder / "web").string());
  EXPECT_EQ(get(files, "/").body, "start");
  EXPECT_EQ(get(files, "/table/abc").body, "start");
  EXPECT_EQ(get(files, "/assets/app.js").body, "script");
  EXPECT_EQ(get(files, "/assets/app.js").type, "text/javascript; charset=utf-8");
  EXPECT_EQ(get(files, "/missing.js").status, 404u);
}

TEST_F(FilesTest, NothingOutsideTheFolderCanBeReached) {
  const Files files((folder / "web").string());
  for (const char* path : {"/../secret.txt", "/assets/../../secret.txt", "//../secret.txt",
                           "/..\\secret.txt", "/./../secret.txt"})
    EXPECT_EQ(get(files, path).status, 404u) << path;
}

TEST_F(FilesTest, WhatTheBrowserHasIsNotSentAgain) {
  const Files files((folder / "web").string());
  Request request;
  request.path = "/";
  for (const auto& [name, value] : files.get(request).headers)
    if (name == "ETag") request.not_modified = value;
  EXPECT_EQ(files.get(request).status, 304u);
  EXPECT_EQ(files.get(request).body, "");
}

TEST_F(FilesTest, AreSentPackedToThoseWhoCanUnpack) {
  std::ofstream(folder / "web" / "assets" / "app.js.br") << "br";
  std::ofstream(folder / "web" / "assets" / "app.js.gz") << "gz";
  const Files files((folder / "web").string());
  const auto body_for = [&files](const char* accepted) {
    Request request;
    request.path = "/assets/app.js";
    request.accept_encoding = accepted;
    const Response response = files.get(request);
    EXPECT_EQ(response.type, "text/javascript; charset=utf-8");
    return response.body;
  };
  EXPECT_EQ(body_for("gzip, deflate, br"), "br");
  EXPECT_EQ(body_for("gzip"), "gz");
  EXPECT_EQ(body_for(""), "script");
}

TEST_F(FilesTest, WithoutAWebFolderThereIsAPlainPage) {
  const Files files((folder / "nowhere").string());
  EXPECT_TRUE(files.is_built_in());
  EXPECT_NE(get(files, "/").body.find("<title>Hadal</title>"), std::string::npos);
  EXPECT_EQ(get(files, "/").body.find("<script>"), std::string::npos) << "no inline script";
}

}  // namespace
}  // namespace hadal::http
