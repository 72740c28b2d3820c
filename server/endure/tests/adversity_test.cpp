// SPDX-License-Identifier: Apache-2.0
// The real program where the disk fails it: a clear sentence, and nothing is lost.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <csignal>
#include <fstream>
#include <iterator>

#include "server/endure/tests/endure.h"
#include "server/endure/tests/guest.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using client::ServerPlan;
using client::ServerProcess;
using client::Visitor;
using testing::HasSubstr;

void overwrite(const std::string& path, std::size_t at, const std::string& bytes) {
  std::fstream file(path, std::ios::binary | std::ios::in | std::ios::out);
  file.seekp(static_cast<std::streamoff>(at));
  file << bytes;
  ASSERT_TRUE(file.good());
}

Visitor guest_at(const client::Address& address) {
  Visitor visitor(address);
  visitor.post("/api/guest", R"({"name":"Ada"})");
  return visitor;
}

std::string open_table(Visitor& host) {
  const json::value made = json::parse(
      host.post("/api/tables", R"({"game":"abyss","open_to_all":true,"start_now":true,)"
                               R"("seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})"));
  return std::string(made.at("table").as_string());
}

// What a server that cannot start says; its status must be that of bad input.
std::string last_words(const ServerPlan& plan) {
  ServerProcess server(plan);
  EXPECT_THROW(server.wait_until_open(), client::Gone);
  EXPECT_EQ(server.wait(), 2);
  return contents(plan.log_file);
}

// A house with a few people and a table, closed again.
void fill(const ServerPlan& plan) {
  ServerProcess server(plan);
  const client::Address address = server.wait_until_open();
  for (int i = 0; i < 50; ++i) {
    Visitor visitor = guest_at(address);
    open_table(visitor);
  }
  EXPECT_EQ(server.stop(), 0);
}

TEST(Adversity, a_folder_that_cannot_be_written_is_named) {
  const Folder folder;
  ServerPlan plan = server_in(folder);
  plan.data = "/proc/sys";  // not even root writes there
  EXPECT_THAT(last_words(plan), HasSubstr("/proc/sys: the data folder cannot be written"));
  plan.data = "/proc/hadal";
  EXPECT_THAT(last_words(plan), HasSubstr("/proc/hadal: the data folder cannot be made"));
}

TEST(Adversity, a_folder_in_use_is_refused) {
  const Folder folder;
  ServerPlan plan = server_in(folder);
  ServerProcess first(plan);
  Visitor ada = guest_at(first.wait_until_open());
  plan.log_file = folder.path("second");
  EXPECT_THAT(last_words(plan), HasSubstr("another server is using this data folder"));
  EXPECT_THAT(ada.get("/api/me"), HasSubstr("Ada"));
}

TEST(Adversity, a_file_that_is_no_database_is_named_and_left_alone) {
  const Folder folder;
  const ServerPlan plan = server_in(folder);
  fill(plan);
  const std::string file = plan.data + "/hadal.db";
  overwrite(file, 0, std::string(contents(file).size(), 'x'));
  const std::string before = contents(file);
  EXPECT_THAT(last_words(plan), HasSubstr("hadal: " + file + ": "));
  EXPECT_EQ(contents(file), before);
}

TEST(Adversity, a_damaged_file_is_kept_and_the_rest_is_served) {
  const Folder folder;
  const ServerPlan plan = server_in(folder);
  fill(plan);
  const std::string file = plan.data + "/hadal.db";
  constexpr std::size_t kPage = 2048;
  const std::size_t pages = contents(file).size() / kPage;
  ASSERT_GT(pages, 8u);
  overwrite(file, 0, std::string(200, 'x'));
  overwrite(file, pages / 2 * kPage, std::string(kPage, '\x7f'));
  const std::string before = contents(file);
  ServerProcess server(plan);
  Visitor ada = guest_at(server.wait_until_open());
  open_table(ada);
  EXPECT_THAT(ada.get("/api/lobby"), HasSubstr("\"table\""));
  EXPECT_EQ(contents(file + ".damaged-1"), before);
  EXPECT_THAT(contents(plan.log_file), HasSubstr("event=mended"));
}

// A limit on the size of files stands for a full disk; the signal that comes with it does not.
TEST(Adversity, a_full_disk_refuses_and_loses_nothing) {
  const Folder folder;
  ServerPlan plan = server_in(folder);
  plan.in_child = [] {
    std::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{400'000, 400'000};
    setrlimit(RLIMIT_FSIZE, &limit);
  };
  std::vector<Visitor> acknowledged;
  std::string refusal;
  {
    ServerProcess server(plan);
    const client::Address address = server.wait_until_open();
    while (refusal.empty() && acknowledged.size() < 10'000) {
      try {
        acknowledged.push_back(guest_at(address));
      } catch (const client::Refused& e) {
        refusal = e.what();
      }
    }
    EXPECT_THAT(refusal, HasSubstr("not_written"));
    EXPECT_THROW(Visitor(address).get("/healthz"), client::Refused);
    EXPECT_THAT(acknowledged.front().get("/api/me"), HasSubstr("Ada"));  // it still answers
    EXPECT_EQ(server.stop(), 0);
  }
  plan.in_child = [] {};
  ServerProcess server(plan);
  const client::Address address = server.wait_until_open();
  for (Visitor& visitor : acknowledged) {
    visitor.move_to(address);
    EXPECT_THAT(visitor.get("/api/me"), HasSubstr("Ada"));
  }
  EXPECT_THAT(Visitor(address).get("/healthz"), HasSubstr("ok"));
  open_table(acknowledged.front());
}

}  // namespace
}  // namespace hadal::endure
