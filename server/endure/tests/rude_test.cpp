// SPDX-License-Identifier: Apache-2.0
// The real program with clients that do not behave: whatever arrives on a socket, nobody but the
// seat that must decide changes a table, and nobody changes it twice.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>

#include "server/endure/tests/endure.h"
#include "server/endure/tests/guest.h"
#include "server/endure/tests/mangle.h"
#include "server/endure/tests/raw_socket.h"

namespace hadal::endure {
namespace {

namespace json = boost::json;
using client::ServerProcess;
using client::Visitor;

// A player on a socket who is told what to say.
class Speaker {
 public:
  Speaker(client::Loop& loop, const client::Address& address, const std::string& cookie)
      : loop_(loop),
        tab_(loop, address, cookie,
             {[] {}, [this](const std::string& text) { hear(text); }, [this] { ended_ = true; }}) {}

  void send(const std::string& text) { tab_.send(text); }
  // Everything said so far was answered, or the connection has ended.
  void settle() {
    send(R"({"type":"ping","request":"settle"})");
    const int before = pongs_;
    EXPECT_TRUE(loop_.run_until([&] { return ended_ || pongs_ > before; }, kPatience));
  }
  // The code of the refusal of this one message; "accepted" if it was not refused.
  std::string answer_to(const json::object& message) {
    answer_.clear();
    request_ = std::string(message.at("request").as_string());
    send(json::serialize(message));
    EXPECT_TRUE(loop_.run_until([&] { return ended_ || !answer_.empty(); }, kPatience));
    return answer_;
  }
  bool ended() const { return ended_; }
  const std::vector<std::string>& refusals() const { return refusals_; }
  const json::object& position() const { return position_; }

 private:
  void hear(const std::string& text) {
    json::object m = json::parse(text).as_object();
    const json::string& type = m.at("type").as_string();
    const bool is_mine = m.contains("request") && m.at("request").as_string() == request_;
    pongs_ += type == "pong" ? 1 : 0;
    if (type == "refused") refusals_.emplace_back(m.at("code").as_string());
    if (type == "refused" && is_mine) answer_ = std::string(m.at("code").as_string());
    if (type == "accepted" && is_mine) answer_ = "accepted";
    if (type != "position") return;
    for (const json::value& request : m.at("answers").as_array())
      if (request.as_string() == request_) answer_ = "accepted";
    position_ = std::move(m);
  }

  client::Loop& loop_;
  std::vector<std::string> refusals_;
  json::object position_;
  std::string request_;
  std::string answer_;
  int pongs_ = 0;
  bool ended_ = false;
  client::Tab tab_;
};

// A server with a table of two people, Ada and Ben, and Eve, who has no seat there.
class Rude : public testing::TestWithParam<std::string> {
 protected:
  Rude() : server_(server_in(folder_)), address_(server_.wait_until_open()), rng_(flags().seed) {
    for (const char* name : {"Ada", "Ben", "Cleo", "Eve"}) {
      people_.emplace_back(address_);
      people_.back().post("/api/guest", json::serialize(json::object{{"name", name}}));
    }
    json::array seats{json::object{{"kind", "me"}}};
    while (seats.size() < 3) seats.push_back(json::object{{"kind", "open"}});
    const json::object plan{{"game", game_}, {"seats", seats}, {"open_to_all", true}};
    const json::value made = json::parse(people_[0].post("/api/tables", json::serialize(plan)));
    table_ = std::string(made.at("table").as_string());
    for (std::size_t i = 1; i < 3; ++i) people_[i].post("/api/tables/" + table_ + "/join", "{}");
    people_[0].post("/api/tables/" + table_ + "/start", "{}");
  }

  std::unique_ptr<Speaker> speaker(std::size_t person) {
    return std::make_unique<Speaker>(loop_, address_, people_[person].cookie());
  }
  json::object message(const std::string& type) {
    return {{"type", type}, {"request", "r" + std::to_string(++requests_)}, {"table", table_}};
  }
  json::object play(std::int64_t number, const std::string& line) {
    json::object m = message("play");
    m["number"] = number;
    m["line"] = line;
    return m;
  }
  // All that a player sees of the table, over HTTP.
  std::string table_now() {
    return people_[0].get("/api/tables/" + table_) +
           people_[0].get("/api/tables/" + table_ + "/moves");
  }
  void expect_healthy() {
    EXPECT_TRUE(server_.is_running());
    EXPECT_NE(people_[0].get("/healthz").find("ok"), std::string::npos);
  }

  std::string game_ = GetParam();
  Folder folder_;
  client::Loop loop_;
  ServerProcess server_;
  client::Address address_;
  std::vector<Visitor> people_;
  std::string table_;
  Rng rng_;
  int requests_ = 0;
};

// The seeds of the fuzzer of the house: one message of every kind, with $T and $N.
std::vector<std::string> every_message(const std::string& table) {
  std::ifstream in("fuzz/corpus/house_fuzz/all-messages");
  std::vector<std::string> messages;
  for (std::string line; std::getline(in, line);) {
    line.erase(0, 1);  // who says it
    for (const auto& [mark, value] :
         {std::pair<std::string, std::string>{"$T", table}, {"$N", "1"}})
      if (const std::size_t at = line.find(mark); at != std::string::npos)
        line.replace(at, mark.size(), value);
    messages.push_back(line);
  }
  return messages;
}

TEST_P(Rude, a_stranger_changes_nothing_whatever_he_says) {
  const std::string before = table_now();
  const std::vector<std::string> messages = every_message(table_);
  ASSERT_GT(messages.size(), 12u);
  std::size_t refused = 0;
  std::size_t ended = 0;
  for (int round = 0; round < 60; ++round) {
    const std::unique_ptr<Speaker> eve =
        round % 2 == 0 ? speaker(3) : std::make_unique<Speaker>(loop_, address_, "");
    for (const std::string& text : messages) {
      eve->send(text);
      for (int i = 0; i < 2; ++i) eve->send(mangled(text, rng_));
    }
    eve->settle();
    refused += eve->refusals().size();
    ended += eve->ended() ? 1 : 0;
  }
  EXPECT_GT(refused, 1000u);
  EXPECT_EQ(table_now(), before);
  expect_healthy();
  std::cout << refused << " refusals, " << ended << " connections ended\n";
}

// Out of turn, stale, repeated, and with other seats' words: only the move itself counts, once.
TEST_P(Rude, a_player_cannot_cheat_with_the_order_of_messages) {
  std::vector<std::unique_ptr<Speaker>> seats;
  for (std::size_t i = 0; i < 3; ++i) {
    seats.push_back(speaker(i));
    EXPECT_EQ(seats[i]->answer_to(message("watch")), "accepted");
    seats[i]->settle();
  }
  std::vector<json::object> played;
  for (int turn = 0; turn < 40 && seats[0]->position().at("state") == "running"; ++turn) {
    const auto mover =
        static_cast<std::size_t>(seats[0]->position().at("to_move").as_string()[0] - 'A');
    const json::object position = seats[mover]->position();
    const std::int64_t number = position.at("number").as_int64();
    const json::array& legal = position.at("legal").as_array();
    const std::string line(legal[rng_.below(static_cast<std::uint32_t>(legal.size()))].as_string());
    const std::string before = table_now();
    EXPECT_EQ(seats[(mover + 1) % 3]->answer_to(play(number, line)), "not_your_turn");
    EXPECT_EQ(seats[mover]->answer_to(play(number - 1, line)), "stale");
    EXPECT_EQ(seats[mover]->answer_to(play(number + 1, line)), "stale");
    EXPECT_NE(seats[mover]->answer_to(play(number, "no such move")), "accepted");
    EXPECT_EQ(table_now(), before);
    played.push_back(play(number, line));
    EXPECT_EQ(seats[mover]->answer_to(played.back()), "accepted");
    const std::string after = table_now();
    EXPECT_EQ(seats[mover]->answer_to(played.back()), "accepted");  // the same request again
    json::object again = played[rng_.below(static_cast<std::uint32_t>(played.size()))];
    again["request"] = "again" + std::to_string(turn);  // an old move in a new request
    EXPECT_NE(seats[mover]->answer_to(again), "accepted");
    EXPECT_EQ(table_now(), after);
    for (const auto& seat : seats) seat->settle();
  }
  EXPECT_GT(played.size(), 20u);
  expect_healthy();
}

TEST_P(Rude, what_is_too_large_or_no_text_ends_the_connection_alone) {
  const std::string before = table_now();
  for (const std::string& text : {std::string(17 * 1024, ' '), std::string("\xff\xfe")}) {
    const std::unique_ptr<Speaker> ada = speaker(0);
    ada->send(text);
    ada->settle();
    EXPECT_TRUE(ada->ended());
  }
  EXPECT_THROW(people_[0].post("/api/guest", std::string(65 * 1024, ' ')), std::runtime_error);
  people_[0].move_to(address_);
  EXPECT_EQ(table_now(), before);
  expect_healthy();
}

// Bytes that are no HTTP, HTTP that is cut off, and frames that are no WebSocket's.
TEST_P(Rude, bytes_that_mean_nothing_harm_nobody) {
  const std::string before = table_now();
  const std::string upgrade = "GET /ws HTTP/1.1\r\nHost: " + address_.host +
                              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                              "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                              "dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: " +
                              people_[0].cookie() + "\r\n\r\n";
  const std::vector<std::string> requests = {
      upgrade,
      "GET /api/tables/" + table_ + " HTTP/1.1\r\nHost: x\r\n\r\n",
      "POST /api/tables/" + table_ + "/start HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}",
      "POST /api/guest HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\n",
      "GET /../../etc/passwd HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nCookie: " + std::string(40'000, 'c') + "\r\n\r\n"};
  for (int i = 0; i < 300; ++i) {
    RawSocket socket(address_);
    const std::string& request = requests[rng_.below(static_cast<std::uint32_t>(requests.size()))];
    socket.send(rng_.below(2) == 0 ? mangled(request, rng_) : request);
    socket.send(noise(rng_, 1 + rng_.below(200)));
  }
  EXPECT_EQ(table_now(), before);
  expect_healthy();
}

INSTANTIATE_TEST_SUITE_P(at, Rude, testing::Values("abyss", "unfathomable"),
                         [](const auto& game) { return game.param; });

}  // namespace
}  // namespace hadal::endure
