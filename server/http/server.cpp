// SPDX-License-Identifier: Apache-2.0
#include "server/http/server.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <set>

#include "engine/version.h"
#include "server/core/hall.h"
#include "server/http/api.h"
#include "server/http/files.h"
#include "server/http/metrics.h"
#include "server/http/socket.h"
#include "server/http/webhook.h"
#include "server/log/sqlite_log.h"

namespace hadal::http {
namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::use_awaitable;
using asio::ip::tcp;
using std::chrono::milliseconds;

namespace {

constexpr std::size_t kLargestBody = 64 * 1024;
constexpr std::size_t kLargestHeader = 16 * 1024;
constexpr std::size_t kMostHashing = 16;  // passwords that wait
constexpr milliseconds kTick(200);
constexpr milliseconds kReadPatience(30'000);
constexpr milliseconds kFarewell(5'000);

using Message = beast::http::request<beast::http::string_body>;
using Answer = beast::http::response<beast::http::string_body>;

std::int64_t wall_clock() {
  using std::chrono::duration_cast;
  return duration_cast<milliseconds>(std::chrono::system_clock::now().time_since_epoch()).count();
}

// No script but our own files, no frame around us, and no address with an invitation given away.
void add_security(Answer& answer) {
  answer.set("Content-Security-Policy",
             "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' "
             "'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
             "form-action 'self'; frame-ancestors 'none'");
  answer.set("X-Content-Type-Options", "nosniff");
  answer.set("Referrer-Policy", "same-origin");
  answer.set("Cross-Origin-Opener-Policy", "same-origin");
  answer.set("Cross-Origin-Resource-Policy", "same-origin");
}

Answer answer_of(const Message& message, Response response) {
  Answer answer{static_cast<beast::http::status>(response.status), message.version()};
  answer.keep_alive(message.keep_alive());
  answer.set(beast::http::field::server, "Hadal");
  answer.set(beast::http::field::content_type, response.type);
  if (response.type == "application/json") answer.set("Cache-Control", "no-store");
  for (const auto& [name, value] : response.headers) answer.set(name, value);
  add_security(answer);
  answer.body() = std::move(response.body);
  answer.prepare_payload();
  if (message.method() == beast::http::verb::head) answer.body().clear();
  return answer;
}

std::string field(const Message& message, std::string_view name) {
  const auto found = message.find(beast::string_view(name.data(), name.size()));
  return found == message.end() ? std::string() : std::string(found->value());
}

// Limits count a household, not its single machines: of IPv6 the network.
std::string limited_address(const asio::ip::address& address) {
  if (!address.is_v6() || address.to_v6().is_v4_mapped()) return address.to_string();
  auto bytes = address.to_v6().to_bytes();
  std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
  return asio::ip::address_v6(bytes).to_string();
}

class Server {
 public:
  explicit Server(const ServerOptions& options)
      : options_(options),
        trusted_(options.trusted_proxies.begin(), options.trusted_proxies.end()),
        files_(options.web),
        log_({options.data, 0}),
        acceptor_(io_),
        hashing_(1) {
    open();
    webhooks_ = std::make_unique<Webhooks>(io_, url(), options.private_webhooks);
    hall_ = std::make_unique<core::Hall>(
        core::Outside{log_, [this](std::function<void()> f) { asio::post(io_, std::move(f)); },
                      wall_clock, [this](const core::YourTurn& turn) { webhooks_->send(turn); },
                      options.bot_threads, [this](std::int64_t ms) { metrics_.took(ms); }});
    api_ = std::make_unique<Api>(
        *hall_,
        ApiOutside{wall_clock, [this](auto there, auto here) { return apart(there, here); },
                   [this](const core::YourTurn& turn) { webhooks_->send(turn); }, options.limits});
  }

  ~Server() { hashing_.join(); }

  std::string url() const {
    if (!options_.url.empty()) return options_.url;
    const bool is_v6 = options_.host.find(':') != std::string::npos;
    return "http://" + (is_v6 ? "[" + options_.host + "]" : options_.host) + ":" +
           std::to_string(acceptor_.local_endpoint().port());
  }

  void run(const std::function<void(const std::string&)>& ready) {
    const std::int64_t begin = wall_clock();
    hall_->recover();
    const core::Counts counts = hall_->counts();
    spdlog::info("event=recovered people={} waiting={} running={} troubled={} ms={}", counts.people,
                 counts.waiting_tables, counts.running_tables, counts.troubled,
                 wall_clock() - begin);
    acceptor_.listen();
    asio::co_spawn(io_, accept(), asio::detached);
    asio::co_spawn(io_, tick(), asio::detached);
    asio::co_spawn(io_, wait_for_signal(), asio::detached);
    spdlog::info("event=listening url={} version={} plain_page={}", url(), kVersion,
                 files_.is_built_in());
    ready(url());
    io_.run();
    spdlog::info("event=stopped");
  }

 private:
  void open() {
    beast::error_code error;
    const auto address = asio::ip::make_address(options_.host, error);
    if (error) throw std::runtime_error(options_.host + ": is not an address of a network card");
    const tcp::endpoint endpoint(address, options_.port);
    try {
      acceptor_.open(endpoint.protocol());
      acceptor_.set_option(tcp::acceptor::reuse_address(true));
      acceptor_.bind(endpoint);
    } catch (const std::exception& e) {
      throw std::runtime_error(options_.host + " port " + std::to_string(options_.port) + ": " +
                               e.what());
    }
  }

  bool apart(std::function<void()> there, std::function<void()> here) {
    if (hashing_waits_ >= kMostHashing) return false;
    ++hashing_waits_;
    asio::post(hashing_, [this, there = std::move(there), here = std::move(here)] {
      there();
      asio::post(io_, [this, here] {
        --hashing_waits_;
        here();
      });
    });
    return true;
  }

  asio::awaitable<void> accept() {
    for (;;) {
      auto [error, socket] = co_await acceptor_.async_accept(asio::as_tuple(use_awaitable));
      if (!acceptor_.is_open()) co_return;
      if (!error) {
        socket.set_option(tcp::no_delay(true), error);
        asio::co_spawn(io_, converse(beast::tcp_stream(std::move(socket))), asio::detached);
        continue;
      }
      spdlog::warn("event=accept error=\"{}\"", error.message());  // too many open files, perhaps
      asio::steady_timer pause(io_, milliseconds(100));
      co_await pause.async_wait(use_awaitable);
    }
  }

  asio::awaitable<void> tick() {
    asio::steady_timer timer(io_);
    for (;;) {
      timer.expires_after(kTick);
      co_await timer.async_wait(use_awaitable);
      hall_->tick();
    }
  }

  // No new guests, goodbye to those who are here, and what was begun is written.
  asio::awaitable<void> wait_for_signal() {
    asio::signal_set signals(io_, SIGTERM, SIGINT);
    co_await signals.async_wait(use_awaitable);
    spdlog::info("event=stopping");
    acceptor_.close();
    const std::int64_t latest = wall_clock() + kFarewell.count();
    hall_->say_goodbye();
    asio::steady_timer timer(io_);
    while (wall_clock() < latest && hall_->counts().changes_waiting > 0) {
      timer.expires_after(milliseconds(20));
      co_await timer.async_wait(use_awaitable);
    }
    timer.expires_after(milliseconds(100));
    co_await timer.async_wait(use_awaitable);
    io_.stop();
  }

  Request request_of(const Message& message, const tcp::endpoint& peer) const {
    Request request;
    request.method = std::string(message.method_string());
    if (!read_target(std::string_view(message.target().data(), message.target().size()), request))
      request.path = "";
    request.body = message.body();
    request.content_type = field(message, "Content-Type");
    request.session = cookie_value(field(message, "Cookie"), kCookie);
    request.host = field(message, "Host");
    request.not_modified = field(message, "If-None-Match");
    request.accept_encoding = field(message, "Accept-Encoding");
    if (message.find("Origin") != message.end()) request.origin = field(message, "Origin");
    request.address = limited_address(peer.address());
    const std::string forwarded = field(message, "X-Forwarded-For");
    request.local = peer.address().is_loopback() && forwarded.empty();
    if (!trusted_.contains(peer.address().to_string())) return request;
    request.secure = field(message, "X-Forwarded-Proto") == "https";
    std::string last = forwarded.substr(forwarded.rfind(',') + 1);
    last.erase(0, std::min(last.find_first_not_of(' '), last.size()));
    beast::error_code error;
    const auto address = asio::ip::make_address(last, error);
    if (!error) request.address = limited_address(address);
    return request;
  }

  asio::awaitable<void> converse(beast::tcp_stream stream) {
    try {
      const tcp::endpoint peer = stream.socket().remote_endpoint();
      beast::flat_buffer buffer;
      for (bool again = true; again;) again = co_await exchange(stream, buffer, peer);
      beast::error_code ignored;
      stream.socket().shutdown(tcp::socket::shutdown_send, ignored);
    } catch (const std::exception&) {  // the client has gone, or does not speak HTTP
    }
  }

  // One request and its answer; false: that was the last.
  asio::awaitable<bool> exchange(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                 const tcp::endpoint& peer) {
    beast::http::request_parser<beast::http::string_body> parser;
    parser.body_limit(kLargestBody);
    parser.header_limit(kLargestHeader);
    stream.expires_after(kReadPatience);
    const auto [error, bytes] =
        co_await beast::http::async_read(stream, buffer, parser, asio::as_tuple(use_awaitable));
    if (error == beast::http::error::body_limit || error == beast::http::error::header_limit) {
      Message message = parser.release();
      message.keep_alive(false);
      co_await beast::http::async_write(
          stream, answer_of(message, {413, "text/plain; charset=utf-8", "Too large\n", {}}),
          use_awaitable);
      co_return false;
    }
    if (error) co_return false;
    Message message = parser.release();
    const Request request = request_of(message, peer);
    if (beast::websocket::is_upgrade(message)) {
      co_await upgrade(stream, std::move(message), request);
      co_return false;
    }
    Response response = co_await respond(request);
    stream.expires_after(kReadPatience);
    const Answer answer = answer_of(message, std::move(response));
    co_await beast::http::async_write(stream, answer, use_awaitable);
    co_return answer.keep_alive();
  }

  asio::awaitable<void> upgrade(beast::tcp_stream& stream, Message message,
                                const Request& request) {
    Response refusal{0, "text/plain; charset=utf-8", {}, {}};
    if (request.path != "/ws") refusal.status = 404;
    if (!is_own_origin(request)) refusal.status = 403;
    if (!api_->may_connect(request.address)) refusal.status = 429;
    if (refusal.status != 0) {
      message.keep_alive(false);
      co_await beast::http::async_write(stream, answer_of(message, refusal), use_awaitable);
      co_return;
    }
    const core::PersonId person = hall_->person_of(request.session);
    const std::string who = person ? *person : request.address;
    const auto socket = std::make_shared<Socket>(
        std::move(stream), SocketOutside{*hall_, [this, who] { return api_->may_speak(who); },
                                         [this] { metrics_.dropped(); }});
    co_await socket->run(std::move(message), person);
  }

  asio::awaitable<Response> respond(const Request& request) {
    if (request.path.empty())
      co_return Response{400, "text/plain; charset=utf-8", "Bad address\n", {}};
    if (request.path.starts_with("/api/")) co_return co_await ask(request);
    if (request.method != "GET" && request.method != "HEAD")
      co_return Response{405, "text/plain; charset=utf-8", "GET only\n", {{"Allow", "GET"}}};
    if (request.path == "/healthz") co_return health();
    if (request.path == "/metrics" && request.local)
      co_return Response{200, "text/plain; version=0.0.4", metrics_.text(hall_->counts()), {}};
    if (request.path == "/metrics") co_return Response{404, "text/plain; charset=utf-8", {}, {}};
    co_return files_.get(request);
  }

  Response health() const {
    const bool failing = hall_->counts().is_failing;
    return {failing ? 503u : 200u,
            "text/plain; charset=utf-8",
            failing ? "the data cannot be written\n" : "ok\n",
            {}};
  }

  // The house answers through a callback, now or when something is on disk.
  asio::awaitable<Response> ask(const Request& request) {
    return asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(
        [this](auto handler, Request asked) {
          const auto kept = std::make_shared<decltype(handler)>(std::move(handler));
          api_->handle(asked, [this, kept](Response response) {
            asio::post(io_, [kept, response = std::move(response)]() mutable {
              std::move (*kept)(std::move(response));
            });
          });
        },
        use_awaitable, request);
  }

  ServerOptions options_;
  std::set<std::string> trusted_;
  asio::io_context io_{1};
  Files files_;
  Metrics metrics_;
  log::SqliteLog log_;
  tcp::acceptor acceptor_;
  std::unique_ptr<Webhooks> webhooks_;
  std::unique_ptr<core::Hall> hall_;
  std::unique_ptr<Api> api_;
  std::size_t hashing_waits_ = 0;
  asio::thread_pool hashing_;
};

}  // namespace

void serve(const ServerOptions& options, const std::function<void(const std::string&)>& ready) {
  Server(options).run(ready);
}

}  // namespace hadal::http
