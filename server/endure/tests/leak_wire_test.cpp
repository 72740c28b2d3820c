// SPDX-License-Identifier: Apache-2.0
// The comparison of leak_test.cpp over real sockets: two servers, each with the same tables as far
// as a viewer can tell, are asked everything on WebSockets and over HTTP, and answer alike.
#include <gtest/gtest.h>

#include <iostream>
#include <regex>

#include "server/endure/tests/endure.h"
#include "server/endure/tests/interview.h"
#include "server/endure/tests/world_log.h"
#include "server/lobby/house.h"
#include "server/log/sqlite_log.h"

namespace hadal::endure {
namespace {

constexpr std::size_t kTablesEach = 12;  // of either game

struct Viewed {
  std::string table;
  Player eye;
  std::size_t players;
};

// Times are those of two different clocks.
std::string without_times(const std::string& text) {
  static const std::regex time(R"re("(at|updated|bot_after_ms)":\d+)re");
  return std::regex_replace(text, time, R"("$1":0)");
}

std::string cookie_of(Player eye) {
  return is_seat(eye) ? "hadal_session=" + token_of(index(eye)) : std::string();
}

// A server whose data folder has the first or the second worlds.
class Side {
 public:
  Side()
      : log_(std::make_unique<log::SqliteLog>(
            log::SqliteOptions{.folder = server_in(folder_).data})) {
    keep("people", people_log(kMaxSeats));
  }

  void add(const std::string& table, const World& world, std::size_t without) {
    std::vector<std::string> texts;
    for (const log::Entry& entry : log_of(world, without)) texts.push_back(entry.text);
    keep(house::stream_of(table), texts);
  }

  void open() {
    log_.reset();
    server_ = std::make_unique<client::ServerProcess>(server_in(folder_));
    address_ = server_->wait_until_open();
  }

  std::vector<std::string> answers(const Viewed& viewed) {
    std::vector<std::string> said = on_socket(viewed);
    client::Visitor visitor(address_, cookie_of(viewed.eye));
    const std::string at = "/api/tables/" + viewed.table;
    std::vector<std::string> paths{at, at + "/record", at + "/moves"};
    if (is_seat(viewed.eye)) paths.emplace_back("/api/me");  // the lobby shows other tables, too
    for (std::size_t i = 0; i <= viewed.players; ++i)
      paths.push_back(at +
                      "/replay?at=20&seat=" + name(i == viewed.players ? Player::nobody : seat(i)));
    for (const std::string& path : paths) said.push_back(page(visitor, path));
    for (std::string& text : said) text = without_times(text);
    return said;
  }

 private:
  void keep(const std::string& stream, const std::vector<std::string>& texts) {
    log_->append({stream, 0, kNow, texts, {}}, [](const log::Appended& result) {
      EXPECT_EQ(result.status, log::Status::committed) << result.reason;
    });
  }

  static std::string page(client::Visitor& visitor, const std::string& path) {
    try {
      return path + " " + visitor.get(path);
    } catch (const client::Refused& e) {
      return path + " " + std::to_string(e.status()) + " " + e.what();
    }
  }

  // What comes before the answer to a ping that follows every question.
  std::vector<std::string> on_socket(const Viewed& viewed) {
    std::vector<std::string> said;
    client::Tab tab(loop_, address_, cookie_of(viewed.eye),
                    {[] {}, [&](const std::string& text) { said.push_back(text); }, [] {}});
    const auto has = [&](const std::string& part) {
      return std::any_of(said.begin(), said.end(),
                         [&](const auto& text) { return text.find(part) != std::string::npos; });
    };
    return interview(viewed.table, [&](const std::string& message, const std::string& request) {
      said.clear();
      tab.send(message);
      EXPECT_TRUE(loop_.run_until([&] { return has('"' + request + '"'); }, kPatience)) << message;
      tab.send(R"({"type":"ping","request":"last"})");
      EXPECT_TRUE(loop_.run_until([&] { return has(R"("type":"pong")"); }, kPatience));
      return said;
    });
  }

  Folder folder_;
  client::Loop loop_;
  std::unique_ptr<log::SqliteLog> log_;
  std::unique_ptr<client::ServerProcess> server_;
  client::Address address_;
};

// Plays until the worlds are different and nothing has come to light for a while.
Viewed deal(const GameKind& kind, Rng& rng, Side& one, Side& other) {
  const auto range = static_cast<std::uint32_t>(kind.entry.max_players - kind.entry.min_players);
  const std::size_t players = kind.entry.min_players + rng.below(range + 1);
  const auto eye = rng.below(static_cast<std::uint32_t>(players) + 1);
  const std::string table = std::string(kind.entry.name) + std::to_string(rng.next());
  const Viewed viewed{table, eye == players ? Player::nobody : seat(eye), players};
  Twins twins(kind, players, viewed.eye, rng.next());
  const std::size_t turns = 40 + rng.below(60);
  while (!twins.is_over() && (twins.first().turns.size() < turns || !twins.differ()))
    if (!twins.step() || twins.brought_news()) twins.redeal();
  const std::size_t without = twins.is_over() ? 1 : 0;  // then everything is open
  one.add(table, twins.first(), without);
  other.add(table, twins.second(), without);
  return viewed;
}

TEST(LeakOnTheWire, nothing_hidden_reaches_a_browser) {
  Rng rng(flags().seed);
  Side one;
  Side other;
  std::vector<Viewed> tables;
  for (const GameKind& kind : game_kinds())
    for (std::size_t i = 0; i < kTablesEach; ++i) tables.push_back(deal(kind, rng, one, other));
  one.open();
  other.open();
  std::size_t answers = 0;
  for (const Viewed& viewed : tables) {
    const std::vector<std::string> first = one.answers(viewed);
    const std::string found = difference(first, other.answers(viewed));
    EXPECT_TRUE(found.empty()) << viewed.table << ", eye " << name(viewed.eye) << "\n" << found;
    answers += first.size();
  }
  EXPECT_GT(answers, 20 * tables.size());
  std::cout << tables.size() << " tables, " << answers << " answers of each server\n";
}

}  // namespace
}  // namespace hadal::endure
