// SPDX-License-Identifier: Apache-2.0
// Webhooks against an endpoint on this machine.
#include "server/http/webhook.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <mutex>
#include <thread>

#include "server/http/tests/open_house.h"
#include "server/http/webhook_address.h"

namespace hadal::http::test {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

// Takes requests and answers with these statuses, the last one again and again; 0: never answers.
class Endpoint {
 public:
  explicit Endpoint(std::vector<unsigned> statuses) : statuses_(std::move(statuses)) {
    sockaddr_in any{};
    any.sin_family = AF_INET;
    any.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (::bind(listener_, reinterpret_cast<const sockaddr*>(&any), sizeof any) != 0)
      throw std::runtime_error("no port is free");
    ::listen(listener_, 64);
    socklen_t size = sizeof any;
    ::getsockname(listener_, reinterpret_cast<sockaddr*>(&any), &size);
    port = ntohs(any.sin_port);
    thread_ = std::thread([this] { work(); });
  }
  ~Endpoint() {
    closing_ = true;
    thread_.join();
    ::close(listener_);
  }
  Endpoint(const Endpoint&) = delete;
  Endpoint& operator=(const Endpoint&) = delete;

  std::string url() const {
    return "http://127.0.0.1:" + std::to_string(port) + "/hook?key=s3cret";
  }
  std::vector<std::string> requests() const {
    const std::lock_guard lock(mutex_);
    return requests_;
  }

  unsigned short port = 0;

 private:
  void work() {
    std::vector<std::unique_ptr<Wire>> silent;
    while (!closing_) {
      pollfd waits{listener_, POLLIN, 0};
      if (::poll(&waits, 1, 20) != 1) continue;
      auto wire = std::make_unique<Wire>(::accept(listener_, nullptr, nullptr));
      if (const unsigned status = take(*wire); status == 0)
        silent.push_back(std::move(wire));
      else
        wire->send("HTTP/1.1 " + std::to_string(status) + " So\r\nContent-Length: 0\r\n\r\n");
    }
  }
  unsigned take(Wire& wire) {
    std::string text = wire.read_until("\r\n\r\n");
    const std::size_t at = text.find("Content-Length: ");
    text += wire.read(std::stoul(text.substr(at + 16)));
    const std::lock_guard lock(mutex_);
    requests_.push_back(text);
    return statuses_[std::min(requests_.size(), statuses_.size()) - 1];
  }

  int listener_ = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  std::vector<unsigned> statuses_;
  mutable std::mutex mutex_;
  std::vector<std::string> requests_;
  std::atomic<bool> closing_ = false;
  std::thread thread_;
};

struct Office {
  explicit Office(std::chrono::milliseconds patience = 60s, Resolve resolve = resolve_by_system) {
    WebhookOptions options;
    options.url = "https://play.example.org";
    options.allow_private = true;
    options.patience = patience;
    options.pauses = {1ms, 1ms};
    options.resolve = std::move(resolve);
    options.report = [this](WebhookFate fate) { fates.push_back(fate); };
    hooks = std::make_unique<Webhooks>(io, options);
  }
  // What the test button would say; empty: it has arrived.
  std::string test(const std::string& url) {
    std::string said = "nothing";
    hooks->test({url, "", "", "Ada"}, [&](const std::string& why) { said = why; });
    io.restart();
    io.run();
    return said;
  }
  void send(const std::string& url) {
    hooks->send({url, "t4ble", "abyss", "Ada"});
    io.restart();
    io.run();
  }

  boost::asio::io_context io{1};
  std::vector<WebhookFate> fates;
  std::unique_ptr<Webhooks> hooks;
};

// A name server that answers when it is told to, and not before.
struct SlowNames {
  Resolve resolve() const {
    return [state = state](const std::string&, unsigned short port) {
      state->asked = true;
      state->answer.get_future().wait();
      state->answered.set_value();
      return Endpoints{{boost::asio::ip::address_v4::loopback(), port}};
    };
  }
  struct State {
    std::atomic<bool> asked = false;
    std::promise<void> answer;
    std::promise<void> answered;
  };
  std::shared_ptr<State> state = std::make_shared<State>();
};

TEST(Webhook, ANameThatIsNotFoundInTimeIsNotWaitedFor) {
  SlowNames names;
  {
    Office office(20ms, names.resolve());
    EXPECT_THAT(office.test("http://slow.example.org/hook"), HasSubstr("could not be reached"));
    EXPECT_TRUE(names.state->asked);
  }
  names.state->answer.set_value();  // when nobody is there any more
  names.state->answered.get_future().wait();
}

TEST(Webhook, TheEndDoesNotWaitForAName) {
  SlowNames names;
  {
    Office office(60s, names.resolve());
    office.hooks->send({"http://slow.example.org/hook", "t4ble", "abyss", "Ada"});
    while (!names.state->asked) office.io.run_one_for(1ms);
  }  // would hang here
  names.state->answer.set_value();
  names.state->answered.get_future().wait();
}

TEST(Webhook, GoesWhereTheNamePoints) {
  const Endpoint endpoint({200});
  Office office(60s, [](const std::string& host, unsigned short port) {
    EXPECT_EQ(host, "hook.example.org");
    return Endpoints{{boost::asio::ip::address_v4::loopback(), port}};
  });
  EXPECT_EQ(office.test("http://hook.example.org:" + std::to_string(endpoint.port) + "/"), "");
  EXPECT_THAT(endpoint.requests().at(0), HasSubstr("Host: hook.example.org:"));
}

TEST(Webhook, ANameThatNobodyKnowsCannotBeReached) {
  Office office(60s, [](const std::string&, unsigned short) { return Endpoints{}; });
  EXPECT_THAT(office.test("http://nowhere.example.org/"), HasSubstr("could not be reached"));
}

TEST(Webhook, ArrivesWithWhoAndWhere) {
  const Endpoint endpoint({200});
  Office office;
  office.send(endpoint.url());
  ASSERT_EQ(endpoint.requests().size(), 1u);
  const std::string request = endpoint.requests()[0];
  EXPECT_THAT(request, HasSubstr("POST /hook?key=s3cret HTTP/1.1\r\n"));
  EXPECT_THAT(request, HasSubstr("Host: 127.0.0.1:" + std::to_string(endpoint.port) + "\r\n"));
  const auto notice =
      protocol::from_json<protocol::Notice>(request.substr(request.find("\r\n\r\n") + 4));
  EXPECT_EQ(notice.event, "your_turn");
  EXPECT_EQ(notice.player, "Ada");
  EXPECT_EQ(notice.url, "https://play.example.org/table/t4ble");
  EXPECT_EQ(notice.content, notice.text);
  EXPECT_EQ(office.fates, std::vector{WebhookFate::sent});
}

TEST(Webhook, IsTriedAgainAfterTroubleAndNotForEver) {
  const Endpoint recovers({500, 200});
  Office office;
  office.send(recovers.url());
  EXPECT_EQ(recovers.requests().size(), 2u);
  const Endpoint broken({503});
  office.send(broken.url());
  EXPECT_EQ(broken.requests().size(), 3u);
  EXPECT_EQ(office.fates, (std::vector{WebhookFate::sent, WebhookFate::failed}));
}

TEST(Webhook, ThatIsWrongIsNotTriedAgain) {
  const Endpoint gone({404});
  const Endpoint elsewhere({302});
  Office office;
  office.send(gone.url());
  office.send(elsewhere.url());
  EXPECT_EQ(gone.requests().size(), 1u);
  EXPECT_EQ(elsewhere.requests().size(), 1u) << "and no redirect is followed";
}

TEST(Webhook, TheTestSaysWhatHappened) {
  Office office;
  EXPECT_EQ(office.test(Endpoint({204}).url()), "");
  EXPECT_EQ(office.test(Endpoint({418}).url()), "the address answered with status 418");
  EXPECT_EQ(office.test("http://127.0.0.1:1/"), "the address could not be reached");
}

TEST(Webhook, ThatNeverAnswersIsGivenUp) {
  const Endpoint silent({0});
  Office office(50ms);
  EXPECT_EQ(office.test(silent.url()), "the address could not be reached");
}

// Four are under way and fifty wait, however the rest of their addresses is written.
TEST(Webhook, ToOneHostFewAreUnderWayAtOnce) {
  const Endpoint silent({0});
  Office office(50ms);
  for (int i = 0; i < 60; ++i)
    office.hooks->send({silent.url() + std::to_string(i), "t", "abyss", "Ada"});
  EXPECT_EQ(office.fates, std::vector(6, WebhookFate::dropped));
}

TEST(Webhook, WhatWaitsForItsHostArrives) {
  const Endpoint endpoint({200});
  Office office;
  for (int i = 0; i < 10; ++i) office.hooks->send({endpoint.url(), "t", "abyss", "Ada"});
  office.io.run();
  EXPECT_EQ(office.fates, std::vector(10, WebhookFate::sent));
}

TEST(Webhook, PrivateNetworksAreRefused) {
  const Endpoint endpoint({200});
  boost::asio::io_context io;
  Webhooks hooks(io, {"https://play.example.org"});
  std::string said;
  hooks.test({endpoint.url(), "", "", "Ada"}, [&](const std::string& why) { said = why; });
  io.run();
  EXPECT_EQ(said, "the address is in a private network");
  EXPECT_TRUE(endpoint.requests().empty());
}

TEST(Webhook, WhatIsPrivate) {
  const auto is_hidden = [](const char* address) {
    return is_private(boost::asio::ip::make_address(address));
  };
  for (const char* address : {"127.0.0.1",
                              "127.8.9.1",
                              "10.1.2.3",
                              "172.16.0.1",
                              "172.31.255.255",
                              "192.168.1.1",
                              "169.254.169.254",
                              "0.0.0.0",
                              "100.64.0.1",
                              "198.18.0.1",
                              "224.0.0.1",
                              "255.255.255.255",
                              "::1",
                              "::",
                              "fe80::1",
                              "fc00::1",
                              "fd12::1",
                              "ff02::1",
                              "::ffff:127.0.0.1",
                              "::ffff:10.0.0.1",
                              "::127.0.0.1",
                              "64:ff9b::7f00:1",
                              "2002:7f00:1::",
                              "2001::1"})
    EXPECT_TRUE(is_hidden(address)) << address;
  for (const char* address : {"1.1.1.1", "172.15.0.1", "172.32.0.1", "100.63.0.1", "100.128.0.1",
                              "193.99.144.80", "2606:4700::1", "::ffff:1.1.1.1"})
    EXPECT_FALSE(is_hidden(address)) << address;
}

TEST(Webhook, AddressesAreTakenApart) {
  const WebhookAddress plain = webhook_address("https://example.org");
  EXPECT_TRUE(plain.tls);
  EXPECT_EQ(plain.host + " " + plain.port + " " + plain.target, "example.org 443 /");
  const WebhookAddress full = webhook_address("http://u:p@example.org:81?a=b#c");
  EXPECT_FALSE(full.tls);
  EXPECT_EQ(full.host + " " + full.port + " " + full.target, "example.org 81 /?a=b");
  EXPECT_EQ(full.host_field, "example.org:81");
  const WebhookAddress v6 = webhook_address("http://[::1]/x");
  EXPECT_EQ(v6.host + " " + v6.port + " " + v6.target, "::1 80 /x");
  EXPECT_EQ(v6.host_field, "[::1]");
}

// In these tests the house comes first: it is a fork, and an endpoint has a thread that may hold
// the sanitizer's locks then, which nobody would ever open again in the child.
std::string webhook_to(const Endpoint& endpoint) {
  return R"({"url":")" + endpoint.url() + R"("})";
}

TEST(LiveWebhook, TheTestButtonTellsWhatWasRefused) {
  const OpenHouse house;
  const Endpoint endpoint({200});
  Browser ada = house.guest("Ada");
  EXPECT_EQ(ada.post("/api/webhook_test").code(), "bad_webhook") << "there is none";
  ada.post("/api/webhook", webhook_to(endpoint));
  const HttpAnswer answer = ada.post("/api/webhook_test");
  EXPECT_EQ(answer.code(), "webhook_failed");
  EXPECT_THAT(answer.body, HasSubstr("private network"));
  EXPECT_TRUE(endpoint.requests().empty());
}

TEST(LiveWebhook, TheTestButtonTellsWhetherItArrived) {
  ServerOptions options;
  options.private_webhooks = true;
  const OpenHouse house(options);
  const Endpoint endpoint({200});
  Browser ada = house.guest("Ada");
  ada.post("/api/webhook", webhook_to(endpoint));
  EXPECT_EQ(ada.post("/api/webhook_test").status, 200u);
  ASSERT_EQ(endpoint.requests().size(), 1u);
  EXPECT_THAT(endpoint.requests()[0], HasSubstr(R"("event":"test")"));
  EXPECT_EQ(house.metric(R"(hadal_webhooks_total{fate="sent"})"), "1");
}

// Were they waited for, some would have failed before the last move was accepted.
TEST(LiveWebhook, NoMoveWaitsForOneThatNeverAnswers) {
  ServerOptions options;
  options.private_webhooks = true;
  const OpenHouse house(options);
  const Endpoint silent({0});
  Browser ada = house.guest("Ada");
  ada.post("/api/webhook", webhook_to(silent));
  const std::string table =
      text_of(ada.post("/api/tables", R"({"game":"abyss","start_now":true,)"
                                      R"("seats":[{"kind":"me"},{"kind":"bot","level":"random"}]})")
                  .json(),
              "table");
  WireTab tab(ada);
  tab.say(R"({"type":"watch","request":"w","table":")" + table + R"("})");
  std::string last;
  for (int told = 0; told < 2;) {
    boost::json::object position = tab.wait_for("position");
    ASSERT_FALSE(position.at("over").is_object()) << "nobody was told";
    if (position.at("legal").as_array().empty()) continue;
    told = static_cast<int>(silent.requests().size());
    last = "m" + std::to_string(position.at("number").as_int64());
    tab.say(R"({"type":"play","request":")" + last + R"(","table":")" + table + R"(","number":)" +
            std::to_string(position.at("number").as_int64()) + R"(,"line":)" +
            boost::json::serialize(position.at("legal").as_array().front()) + "}");
  }
  tab.wait_for_answer(last);
  EXPECT_EQ(house.metric(R"(hadal_webhooks_total{fate="failed"})"), "0");
}

}  // namespace
}  // namespace hadal::http::test
