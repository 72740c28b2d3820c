// SPDX-License-Identifier: Apache-2.0
#include "server/http/files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace hadal::http {
namespace {

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
