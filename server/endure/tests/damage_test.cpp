// SPDX-License-Identifier: Apache-2.0
// Two hundred damaged pages, and nothing is lost but what was on them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <random>

#include "server/endure/tests/endure.h"
#include "server/log/sqlite_log.h"
#include "server/table/log_index.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using client::ServerPlan;
using client::ServerProcess;
using client::Visitor;

constexpr std::size_t kPage = 2048;
constexpr std::size_t kDamaged = 200;
constexpr std::size_t kPeople = 1500;  // each with a table

// Everything in a data folder that nobody uses, by stream.
std::map<std::string, std::vector<std::string>> everything(
    const std::string& folder, const std::vector<std::string>& streams) {
  std::map<std::string, std::vector<std::string>> found;
  log::SqliteLog log({.folder = folder, .twice = house::kKeptTwice});
  for (const std::string& stream : streams)
    log.read(stream, 1, [&](const log::Entry& entry) {
      found[stream].push_back(entry.is_sound ? entry.text : "");
    });
  return found;
}

struct Owner {
  Visitor visitor;
  std::string table;
};

class DamagedHouse : public testing::Test {
 protected:
  DamagedHouse() : plan(server_in(folder)), file(plan.data + "/hadal.db") {
    ServerProcess server(plan);
    const client::Address address = server.wait_until_open();
    for (std::size_t i = 0; i < kPeople; ++i) {
      Visitor visitor(address);
      visitor.post("/api/guest", R"({"name":"Ada"})");
      const json::value made = json::parse(visitor.post(
          "/api/tables", R"({"game":"abyss","open_to_all":true,"start_now":true,)"
                         R"("seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})"));
      owners.push_back({std::move(visitor), std::string(made.at("table").as_string())});
      streams.push_back("table/" + owners.back().table);
    }
    EXPECT_EQ(server.stop(), 0);
    before = everything(plan.data, streams);
  }

  // The first page too, one time in two: without it SQLite does not know the file at all.
  void damage(std::mt19937_64& random) {
    const std::size_t pages = std::filesystem::file_size(file) / kPage;
    ASSERT_GT(pages, 2 * kDamaged);
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    for (std::size_t i = 0; i < kDamaged; ++i) {
      const std::size_t page = i == 0 ? random() % 2 : 1 + random() % (pages - 1);
      std::string rubbish(kPage, '\0');
      for (char& c : rubbish) c = static_cast<char>(random());
      out.seekp(static_cast<std::streamoff>(page * kPage));
      out << rubbish;
    }
  }

  const Folder folder;
  const ServerPlan plan;
  const std::string file;
  std::vector<Owner> owners;
  std::vector<std::string> streams;
  std::map<std::string, std::vector<std::string>> before;
};

TEST_F(DamagedHouse, LosesDamagedTablesAlone) {
  std::mt19937_64 random(flags().seed);
  damage(random);
  const std::string damaged = contents(file);
  std::size_t signed_in = 0;
  std::size_t served = 0;
  {
    ServerProcess server(plan);
    const client::Address address = server.wait_until_open();
    for (Owner& owner : owners) {
      owner.visitor.move_to(address);
      signed_in += owner.visitor.get("/api/me").find("\"Ada\"") != std::string::npos ? 1 : 0;
      try {
        owner.visitor.get("/api/tables/" + owner.table);
        ++served;
      } catch (const client::Refused&) {  // its beginning is lost
      }
    }
    Visitor late(address);
    late.post("/api/guest", R"({"name":"Late"})");
    EXPECT_EQ(server.stop(), 0);
  }
  const auto after = everything(plan.data, streams);
  std::map<std::string, int> copies;  // many are alike: only what stands once can be looked for
  for (const auto& [stream, texts] : before)
    for (const std::string& text : texts) ++copies[text];
  std::size_t lost = 0;
  for (const auto& [stream, texts] : before) {
    const auto found = after.find(stream);
    bool is_lost = false;
    bool was_hit = false;
    for (std::size_t i = 0; i < texts.size(); ++i) {
      if (found != after.end() && i < found->second.size() && found->second[i] == texts[i])
        continue;
      ++lost;
      is_lost = true;
      // A long one stood on several pages. What follows a damaged entry cannot be checked.
      was_hit = was_hit || texts[i].size() > 300 || copies[texts[i]] > 1 ||
                damaged.find(texts[i]) == std::string::npos;
    }
    EXPECT_TRUE(was_hit || !is_lost) << stream << " is whole in the file";
  }
  EXPECT_GT(served, kPeople / 2);
  EXPECT_GT(signed_in, kPeople * 9 / 10) << "people are kept in two places";
  std::cout << kDamaged << " damaged pages of " << damaged.size() / kPage << ": " << lost
            << " entries lost, " << served << " of " << kPeople << " tables and " << signed_in
            << " people are there\n";
}

}  // namespace
}  // namespace hadal::endure
