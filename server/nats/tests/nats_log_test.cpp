// SPDX-License-Identifier: Apache-2.0
// What is particular to the log in NATS: several writers, servers that die, an index that is lost,
// texts that must not be found any more.
#include "server/nats/nats_log.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/log/tests/contract.h"
#include "server/nats/batch.h"
#include "server/nats/tests/nats_server.h"

namespace hadal::log::test {
namespace {

namespace fs = std::filesystem;
using namespace std::chrono_literals;
using testing::HasSubstr;

class NatsLogTest : public testing::Test {
 protected:
  NatsLogTest()
      : folder((fs::temp_directory_path() / ("hadal-nats-test-" + std::to_string(::getpid())))
                   .string()) {
    fs::remove_all(folder);
  }
  ~NatsLogTest() override { fs::remove_all(folder); }

  NatsOptions options(const NatsServers& servers, const std::string& node = "a") const {
    NatsOptions made;
    made.servers = servers.urls();
    made.folder = folder + "/" + node;
    return made;
  }
  // The servers need a moment until they have found each other.
  static std::unique_ptr<NatsLog> open(const NatsOptions& made) {
    for (int i = 0;; ++i) {
      try {
        return std::make_unique<NatsLog>(made);
      } catch (const LogError&) {
        if (i == 300) throw;
        std::this_thread::sleep_for(100ms);
      }
    }
  }

  const std::string folder;
};

bool is_in_a_file_below(const fs::path& folder, const std::string& text) {
  for (const fs::directory_entry& file : fs::recursive_directory_iterator(folder)) {
    if (!file.is_regular_file()) continue;
    std::ifstream in(file.path(), std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(in), {});
    if (bytes.find(text) != std::string::npos) return true;
  }
  return false;
}

TEST_F(NatsLogTest, OfTwoWritersTheOneWhoExpectsAnOldNumberHasLost) {
  const NatsServers servers(1);
  const auto a = open(options(servers, "a"));
  const auto b = open(options(servers, "b"));
  EXPECT_EQ(append(*a, "t", 0, {"a1"}).status, Status::committed);
  EXPECT_EQ(append(*b, "t", 0, {"b1"}).status, Status::conflict);
  EXPECT_EQ(append(*b, "t", 1, {"b2"}).status, Status::committed);
  const Appended late = append(*a, "t", 1, {"a2"});
  EXPECT_EQ(late.status, Status::conflict);
  EXPECT_EQ(late.last, 2U);
  EXPECT_THAT(texts(*a, "t", 2), ElementsAre("b2"));
  EXPECT_EQ(append(*a, "t", 2, {"a3"}).status, Status::committed);
  EXPECT_EQ(replace(*b, "t", {{1, "erased"}}).status, Status::committed);
  EXPECT_EQ(append(*a, "t", 3, {"a4"}).status, Status::committed) << "only an old entry is new";
  EXPECT_THAT(texts(*b, "t"), ElementsAre("erased", "b2", "a3", "a4"));
}

TEST_F(NatsLogTest, AnotherServersStreamsAreFoundSoon) {
  const NatsServers servers(1);
  const auto a = open(options(servers, "a"));
  const auto b = open(options(servers, "b"));
  append(*a, {"t1", 0, 7, {"x"}, {"ada"}, {}});
  append(*a, {"results", 0, 7, {"over"}, {}, {"t1"}});
  for (int i = 0; i < 200 && b->closed_by("t1") != 1U; ++i) std::this_thread::sleep_for(50ms);
  EXPECT_EQ(b->closed_by("t1"), 1U);
  EXPECT_THAT(b->streams_of("ada"), ElementsAre("t1"));
}

TEST_F(NatsLogTest, AnIndexThatIsLostOrDamagedIsMadeAgain) {
  const NatsServers servers(1);
  const NatsOptions made = options(servers);
  {
    const auto log = open(made);
    append(*log, {"t1", 0, 7, {"secret"}, {"ada"}, {}});
    append(*log, {"t2", 0, 7, {"x"}, {"ada"}, {}});
    append(*log, {"results", 0, 7, {"t1 is over"}, {}, {"t1"}});
    replace(*log, "t1", {{1, "erased"}});
    replace(*log, "results", {{1, "erased"}});
  }
  for (const bool is_damaged : {false, true}) {
    for (const char* end : {"-wal", "-shm", ""}) fs::remove(made.folder + "/index.db" + end);
    if (is_damaged) std::ofstream(made.folder + "/index.db") << std::string(8192, 'g');
    const auto log = open(made);
    EXPECT_THAT(log->open_streams(), ElementsAre("t2", "results"));
    EXPECT_THAT(log->streams_of("ada"), ElementsAre("t1", "t2"));
    EXPECT_EQ(log->closed_by("t1"), 1U);
    EXPECT_EQ(log->entry("results", 1)->text, "erased");
  }
}

TEST_F(NatsLogTest, WhatWasReplacedIsInNoFileOfTheServer) {
  NatsServers servers(1);
  const auto log = open(options(servers));
  append(*log, "people", 0, {"one", "my name is Wanda", "three"});
  append(*log, "people", 3, {"four"});
  ASSERT_EQ(replace(*log, "people", {{2, "erased"}}).status, Status::committed);
  servers.stop(0, SIGTERM);  // writes everything
  EXPECT_FALSE(is_in_a_file_below(servers.folder(), "Wanda"));
  servers.start(0);
  for (int i = 0; i < 300 && !probe(*log).empty(); ++i) std::this_thread::sleep_for(50ms);
  EXPECT_THAT(texts(*log, "people"), ElementsAre("one", "erased", "three", "four"));
}

// Each server in turn is killed while somebody writes.
TEST_F(NatsLogTest, NothingAcknowledgedIsLostOrDoubledWhenServersDie) {
  NatsServers servers(3);
  const auto log = open(options(servers));
  std::atomic<bool> is_over = false;
  std::atomic<std::uint64_t> acknowledged = 0;
  // Reading has less patience than an election may take.
  const auto length = [&]() -> std::uint64_t {
    for (;;) try {
        return texts(*log, "t").size();
      } catch (const LogError&) {
      }
  };
  std::thread writer([&] {
    std::uint64_t last = 0;
    while (!is_over) {
      const Appended result = append(*log, "t", last, {std::to_string(last + 1)});
      last = result.last;
      if (result.status == Status::committed) acknowledged = last;
      if (result.status == Status::unknown) last = length();
    }
  });
  const auto wait_for_more = [&] {
    const std::uint64_t before = acknowledged;
    for (int i = 0; i < 600 && acknowledged < before + 20; ++i) std::this_thread::sleep_for(50ms);
    EXPECT_GE(acknowledged, before + 20);
  };
  wait_for_more();
  for (std::size_t i = 0; i < servers.size(); ++i) {
    servers.stop(i, SIGKILL);
    wait_for_more();
    servers.start(i);
    std::this_thread::sleep_for(2s);  // it learns what it missed
    wait_for_more();
  }
  is_over = true;
  writer.join();
  const std::vector<std::string> found = texts(*log, "t");
  EXPECT_GE(found.size(), acknowledged);
  for (std::size_t i = 0; i < found.size(); ++i) EXPECT_EQ(found[i], std::to_string(i + 1));
}

// A certificate for 127.0.0.1 that signs itself.
void make_certificate(const std::string& folder) {
  const std::string words =
      "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 " +
      std::string("-addext subjectAltName=IP:127.0.0.1 -keyout ") + folder + "/key.pem -out " +
      folder + "/cert.pem >/dev/null 2>&1";
  ASSERT_EQ(std::system(words.c_str()), 0);
}

// A reader that NATS puts on such a server is never told what is missing there.
TEST_F(NatsLogTest, IsReadToItsEndThoughAServerHangsOrHasMissedSomething) {
  constexpr std::size_t kStreams = 8;
  const NatsServers servers(3);
  const auto log = open(options(servers));
  std::vector<std::string> expected;
  const auto write = [&](std::size_t count) {
    const std::size_t before = expected.size();
    for (std::size_t i = before; i < before + count; ++i) expected.push_back(std::to_string(i));
    for (std::size_t stream = 0; stream < kStreams; ++stream)
      for (std::size_t i = before; i < expected.size(); ++i)
        ASSERT_EQ(append(*log, "t" + std::to_string(stream), i, {expected[i]}).status,
                  Status::committed);
  };
  const auto read = [&] {
    for (std::size_t stream = 0; stream < kStreams; ++stream)
      EXPECT_EQ(texts(*log, "t" + std::to_string(stream)), expected);
  };
  write(150);  // more than are asked for one by one
  for (std::size_t i = 0; i < servers.size(); ++i) {
    servers.signal(i, SIGSTOP);
    write(30);
    read();
    servers.signal(i, SIGCONT);
    read();
    std::this_thread::sleep_for(1s);  // or the next one would be the second that is missing
  }
}

TEST_F(NatsLogTest, ConnectionsAreEncryptedAndNeedThePassword) {
  fs::create_directories(folder);
  make_certificate(folder);
  std::ofstream(folder + "/password") << "secret\n";
  std::ofstream(folder + "/wrong") << "guess\n";
  const NatsServers servers(1, "tls { cert_file: \"" + folder + "/cert.pem\", key_file: \"" +
                                   folder + "/key.pem\" }\n" +
                                   "authorization { user: hadal, password: secret }\n");
  NatsOptions made = read_nats_url("tls" + servers.urls()[0].substr(4));
  made.folder = folder + "/index";
  made.access.ca = folder + "/cert.pem";
  made.access.user = "hadal";
  made.access.password = folder + "/password";
  {
    const auto log = open(made);
    EXPECT_EQ(append(*log, "people", 0, {"one"}).status, Status::committed);
    EXPECT_THAT(texts(*log, "people"), ElementsAre("one"));
  }
  NatsOptions wrong = made;
  wrong.access.password = folder + "/wrong";
  EXPECT_THROW(NatsLog{wrong}, LogError);
  wrong = made;
  wrong.access.ca.clear();
  EXPECT_THROW(NatsLog{wrong}, LogError) << "nobody knows who signed the certificate";
  wrong = made;
  wrong.access.user.clear();
  EXPECT_THROW(NatsLog{wrong}, LogError) << "a password without a name";
  wrong = made;
  wrong.access.credentials = folder + "/missing.creds";
  EXPECT_THROW(NatsLog{wrong}, LogError);
}

TEST_F(NatsLogTest, TwoServersCannotUseOneFolder) {
  const NatsServers servers(1);
  const auto log = open(options(servers));
  EXPECT_THROW(NatsLog(options(servers)), LogError);
}

TEST_F(NatsLogTest, WhereNoServerIsThatIsSaid) {
  NatsOptions made;
  made.servers = {"nats://127.0.0.1:" + std::to_string(free_port())};
  made.folder = folder;
  try {
    NatsLog log(made);
    FAIL() << "nobody was there";
  } catch (const LogError& e) {
    EXPECT_THAT(e.what(), HasSubstr("no server can be reached"));
  }
}

TEST_F(NatsLogTest, TellsWhatAnAcknowledgementMeans) {
  const NatsServers servers(1);
  const NatsFacts facts = open(options(servers))->facts();
  EXPECT_EQ(facts.replicas, 1);
  EXPECT_EQ(facts.version.find("2."), 0U);
  EXPECT_EQ(kept_by("2.9.10", ""), Kept::in_memory);
  EXPECT_EQ(kept_by("2.10.7", ""), Kept::not_told);
  EXPECT_EQ(kept_by("2.10.7", R"({"config":{"sync_interval":120000000000}})"), Kept::in_memory);
  EXPECT_EQ(kept_by("2.10.7", R"({"sync_interval":120000000000,"sync_always":true})"),
            Kept::on_disk);
  EXPECT_EQ(kept_by("", ""), Kept::not_told);
}

TEST(NatsUrl, NamesServersAndAStream) {
  const NatsOptions made = read_nats_url("nats://a,b:4333,nats://me:pw@c/games-2");
  EXPECT_THAT(made.servers, ElementsAre("nats://a", "nats://b:4333", "nats://me:pw@c"));
  EXPECT_EQ(made.stream, "games-2");
  EXPECT_EQ(read_nats_url("nats://a").stream, "hadal");
  EXPECT_THAT(read_nats_url("nats://a:1,nats://b:2").servers,
              ElementsAre("nats://a:1", "nats://b:2"));
  const NatsOptions encrypted = read_nats_url("tls://a,b:4333");
  EXPECT_TRUE(encrypted.tls);
  EXPECT_THAT(encrypted.servers, ElementsAre("tls://a", "tls://b:4333"));
  EXPECT_TRUE(has_password("nats://me:pw@c"));
  EXPECT_FALSE(has_password("tls://a:4222,b:4222"));
  for (const char* bad :
       {"redis://a", "nats://", "nats://a,,b", "nats://a/", "nats://a/b.c", "tls://a,nats://b"})
    EXPECT_THROW(read_nats_url(bad), LogError) << bad;
}

TEST(NatsNames, AreSubjectsThatCanBeReadBack) {
  EXPECT_EQ(token_of("table/aB-9_x"), "table.aB-9_x");
  for (const std::string name :
       {"people", "table/x", "/", "a//b", "a/", "a.b", "*", ">", "é", "%2F"})
    EXPECT_EQ(name_of(token_of(name)), name);
}

}  // namespace
}  // namespace hadal::log::test
